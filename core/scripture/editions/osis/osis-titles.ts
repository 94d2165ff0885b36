/**
 * Titles of OSIS: book titles, headings of every type, psalm titles, parallels,
 * speakers, colophons. A title is collected first and sent when it ends, because only
 * then is its kind known (a label such as "CHAPTER 1." is left out).
 */

import { canonicalOf } from '../../../canonical'
import { isCountedAlike } from '../../numbering/chapter-groups'
import { baseTable } from '../../numbering/standing/numbering-table'
import type { Attributes } from '../xml/read-xml'
import { isAcrostic, isLabel } from './osis-asides'
import { breakIntroduction, type Closer, mark, type OsisState, type OsisTitle, startBook } from './osis-state'
import { beforeText, holdAside } from './osis-text'

const psalms = 19

/** `<title>`. */
export function openTitle(state: OsisState, attributes: Attributes): Closer | undefined {
  if (attributes.short && state.book) state.book.names.short = attributes.short
  return collect(state, {
    type: attributes.type ?? '',
    level: Number(attributes.level ?? 0),
    isCanonical: attributes.type === 'psalm' || attributes.canonical === 'true',
    calls: [],
    text: '',
  })
}

/** `<speaker>` and other elements between verses with a type of their own. */
export function openAside(type: string): (state: OsisState) => Closer | undefined {
  return (state) => collect(state, { type, level: 0, isCanonical: false, calls: [], text: '' })
}

function collect(state: OsisState, title: OsisTitle): Closer | undefined {
  if (!state.book || state.note) return undefined
  mark(state)
  const outer = state.title
  state.title = title
  return (then) => {
    if (then.title === title) endTitle(then, title)
    if (outer && !then.title) then.title = outer
  }
}

/** Ends a title at its end tag, or when a verse begins or ends inside it. */
export function endTitle(state: OsisState, title: OsisTitle): void {
  state.title = undefined
  if (title.text.trim() === '' || isLabel(title)) return
  if (state.chapter === undefined) holdFrontTitle(state, title)
  else if (title.type === 'colophon') playAside(state, title)
  else if (title.type === 'centred' && !isAcrostic(title)) playCentred(state, title)
  else if (state.verse && title.isCanonical && !state.verse.hasText && !state.heldTitle)
    state.heldTitle = title
  else holdAside(state, title)
}

/**
 * Ends a title in which a verse ends. A psalm title without its own number shares the first verse with the
 * text: then the element is more than a title, and its content becomes the first line.
 */
export function endTitleWithVerse(state: OsisState, title: OsisTitle): void {
  const chapter = canonicalOf(psalms, state.chapter)
  const isText = state.book?.id === 'Ps' && isCountedAlike(chapter, baseTable('org'), baseTable('eng'))
  if (!isText || !title.isCanonical || !state.verse || state.verse.hasText || state.heldTitle)
    return endTitle(state, title)
  state.title = undefined
  state.layout.block((sink) => sink.line(1))
  beforeText(state)
  for (const call of title.calls) call(state.sink)
}

/**
 * Title pages and headings of an introduction are sent at once, titles of the book when
 * its first chapter starts.
 */
function holdFrontTitle(state: OsisState, title: OsisTitle): void {
  const { front, introduction } = state.frontDepths
  if (front > 0 || (introduction > 0 && title.type !== 'main')) {
    breakIntroduction(state)
    if (startBook(state)) state.sink.introduction('heading', title.text.trim())
  } else state.frontTitles.push(title)
}

function playCentred(state: OsisState, title: OsisTitle): void {
  state.layout.block((sink) => sink.line(1, 'center'))
  beforeText(state)
  for (const call of title.calls) call(state.sink)
}

/**
 * Titles before the first chapter: those up to the last main one belong to the book, the others are headings
 * of its first chapter.
 */
export function playFrontTitles(state: OsisState): void {
  const titles = state.frontTitles
  state.frontTitles = []
  const hasMain = titles.some((title) => title.type === 'main')
  const isOfBook = (title: OsisTitle) => title.type === 'main' || (title.type === '' && !hasMain)
  const lastOfBook = titles.findLastIndex(isOfBook)
  titles.forEach((title, index) => {
    if (isOfBook(title) || (title.type === '' && index < lastOfBook)) state.sink.bookTitle(title.text.trim())
    else holdAside(state, title)
  })
}

/** A colophon belongs after its text, not before the next: it is sent at once. */
function playAside(state: OsisState, title: OsisTitle): void {
  state.layout.finish()
  holdAside(state, title)
  state.layout.finish()
}
