/** Books, chapters and verses of OSIS, as containers or as milestones. */
import type { Attributes } from '../xml/read-xml'
import { readVerseRange } from './osis-ids'
import { breakIntroduction, type Closer, mark, type OsisState, startBook } from './osis-state'
import { playHeldTitle } from './osis-text'
import { endTitle, endTitleWithVerse, playFrontTitles } from './osis-titles'

/**
 * `<div type="book">`. Sends nothing until the book has a chapter or text: index documents list empty books.
 */
export function openBook(state: OsisState, attributes: Attributes): Closer | undefined {
  const id = (attributes.osisID ?? attributes.sID ?? '').replace(/^[^:]*:/, '').split(/[.\s]/)[0] ?? ''
  beginBook(state, id)
  return attributes.sID === undefined ? closeBook : undefined
}

function beginBook(state: OsisState, id: string): void {
  closeBook(state)
  state.book = { id, isStarted: false, names: {} }
  state.chapter = undefined
  state.frontTitles = []
  state.introduction = ''
  state.frontDepths = { front: 0, introduction: 0 }
}

/** Ends the open book, if there is one. */
export function closeBook(state: OsisState): void {
  closeVerse(state)
  if (state.book?.isStarted) {
    if (state.chapter === undefined) playFrontTitles(state)
    breakIntroduction(state)
    state.layout.finish()
  }
  state.book = undefined
}

/** `<chapter>`; end tags are not needed, the next chapter or book ends it. */
export function openChapter(state: OsisState, attributes: Attributes): undefined {
  if (attributes.eID !== undefined) return
  const id = attributes.osisID ?? attributes.sID ?? ''
  const digits = /^(?:[^:]*:)?[^.]+\.(\d{1,3})\b/.exec(id)?.[1] ?? attributes.n?.trim()
  const number = Number(digits)
  if (!Number.isInteger(number) || number < 0) {
    mark(state)
    state.sink.report('chapter-invalid', { chapter: id })
    return
  }
  beginChapter(state, number)
}

function beginChapter(state: OsisState, number: number): void {
  if (!startBook(state) || state.chapter === number) return
  closeVerse(state)
  const isFirst = state.chapter === undefined
  if (isFirst) {
    breakIntroduction(state)
    const { toc, header, short } = state.book?.names ?? {}
    const name = toc || header || short
    if (name) state.sink.bookName(name)
  }
  state.chapter = number
  state.hasLines = false
  mark(state)
  if (isFirst) playFrontTitles(state)
  state.sink.chapter(number)
}

/** `<verse>` as container, start or end. */
export function openVerse(state: OsisState, attributes: Attributes): Closer | undefined {
  const { sID, eID } = attributes
  if (eID !== undefined) {
    if (state.verse?.id === eID) closeVerse(state)
    return undefined
  }
  const id = attributes.osisID ?? sID ?? ''
  const range = readVerseRange(id)
  mark(state)
  for (const misfit of range?.misfits ?? (id === '' ? [] : [id]))
    state.sink.report('verse-invalid', { verse: misfit })
  if (!range) return undefined
  closeVerse(state)
  if (state.title) endTitle(state, state.title)
  if (!state.book) beginBook(state, range.book)
  if (state.chapter !== range.chapter) beginChapter(state, range.chapter)
  state.layout.flush(false)
  state.verse = { id: sID ?? '', hasText: false }
  state.verseNumber = range.first
  state.sink.verse(range.first, range.last > range.first ? range.last : undefined, range.part)
  return sID === undefined ? closeVerse : undefined
}

/**
 * Ends the open verse and a title that contains its end; a psalm title that is the
 * whole verse becomes its text.
 */
export function closeVerse(state: OsisState): void {
  if (!state.verse) return
  const { title } = state
  if (title) endTitleWithVerse(state, title)
  playHeldTitle(state)
  state.verse = undefined
  state.sink.endVerse()
  // The rest of this element is the first line of the psalm.
  if (title?.isCanonical) state.layout.block((sink) => sink.line(1))
}
