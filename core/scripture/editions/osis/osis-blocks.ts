/** Paragraphs, lines, lists and the other blocks of OSIS. */
import type { Attributes } from '../xml/read-xml'
import { closeBook, openBook } from './osis-places'
import { breakIntroduction, type Closer, type OsisState } from './osis-state'
import { readText } from './osis-text'
import { endTitle, openAside } from './osis-titles'

/** `<div>`: a book, a part of one, or a paragraph written as a pair of milestones. */
export function openDiv(state: OsisState, attributes: Attributes): Closer | undefined {
  const { type = '', eID } = attributes
  if (eID !== undefined) {
    closeDiv(state, type)
    return undefined
  }
  if (type === 'book') return openBook(state, attributes)
  if (type === 'x-p' || type === 'paragraph') return openParagraph(state, attributes)
  if (type === 'colophon' || type === 'afterword') return openColophon(state, attributes)
  if (state.chapter !== undefined && isIntroduction(type)) return openIntroduction(state, attributes)
  if (type === 'introduction' || type === 'front') return openFrontMatter(state, attributes, type)
  return attributes.sID === undefined ? openSection(state, type) : undefined
}

function closeDiv(state: OsisState, type: string): void {
  if (type === 'book') closeBook(state)
  else if (type === 'x-p' || type === 'paragraph') closeParagraph(state)
  else if (state.title && isIntroduction(type) && state.title.type === 'introduction')
    endTitle(state, state.title)
  else if (type === 'introduction' || type === 'front') closeFrontMatter(state, type)
  else if (state.title?.type === 'colophon') endTitle(state, state.title)
}

/** `<p>` and its milestone forms. */
export function openParagraph(state: OsisState, attributes: Attributes): Closer {
  const type = attributes.type ?? ''
  const level = /noindent|-m$|-flush/.test(type) ? 0 : /indented|-pi\d?$/.test(type) ? 2 : undefined
  state.hasLines = false
  if (state.chapter === undefined) breakIntroduction(state)
  else if (state.title) readText(state, ' ')
  else state.layout.block((sink) => sink.paragraph(level === undefined ? undefined : { level }))
  return closeParagraph
}

/** Words after a paragraph are separated from its own, even without a space between. */
function closeParagraph(state: OsisState): void {
  if (state.chapter === undefined) breakIntroduction(state)
  else if (!state.title && !state.note) state.sink.text(' ')
}

function openColophon(state: OsisState, attributes: Attributes): Closer | undefined {
  const close = openAside('colophon')(state)
  return attributes.sID === undefined ? close : undefined
}

function isIntroduction(type: string): boolean {
  return /^(x-)?(introduction|summary|description|argument)$/.test(type)
}

/** An introduction to a chapter is placed before its next verse. */
function openIntroduction(state: OsisState, attributes: Attributes): Closer | undefined {
  const close = openAside('introduction')(state)
  return attributes.sID === undefined ? close : undefined
}

function openFrontMatter(
  state: OsisState,
  attributes: Attributes,
  type: 'front' | 'introduction',
): Closer | undefined {
  state.frontDepths[type]++
  return attributes.sID === undefined ? (then) => closeFrontMatter(then, type) : undefined
}

function closeFrontMatter(state: OsisState, type: 'front' | 'introduction'): void {
  if (state.chapter === undefined) breakIntroduction(state)
  state.frontDepths[type] = Math.max(0, state.frontDepths[type] - 1)
}

const sectionLevels: Readonly<Record<string, number>> = { majorSection: 1, section: 2, subSection: 3 }

function openSection(state: OsisState, type: string): Closer {
  const outer = state.sectionLevel
  state.sectionLevel = sectionLevels[type] ?? outer
  return (then) => {
    then.sectionLevel = outer
  }
}

/** `<milestone>`: pilcrows, and names left over from USFM. Its `marker` is not text. */
export function openMilestone(state: OsisState, attributes: Attributes): undefined {
  const { type = '', marker, n } = attributes
  if (type === 'x-p' || type === 'pilcrow' || marker === '¶') openParagraph(state, {})
  const names = state.book?.names
  if (!names || !n) return
  if (type === 'x-usfm-h') names.header = n
  else if (type === 'x-usfm-toc2') names.toc = n
}

/** `<lb>`: a gap, the start of a paragraph, or only a break between words. */
export function openBreak(state: OsisState, attributes: Attributes): undefined {
  if (attributes.type === 'x-begin-paragraph') openParagraph(state, {})
  else if (attributes.type === 'x-p') state.layout.stanza()
  else if (attributes.type !== 'x-end-paragraph') readText(state, ' ')
}

/** `<list>` counts its depth, `<item>` is one entry. */
export function openList(state: OsisState): Closer {
  state.lists++
  return (then) => {
    then.lists--
  }
}

/** `<item>`, and `<row>` of a table. */
export function openItem(state: OsisState): Closer {
  const level = Math.min(4, Math.max(1, state.lists))
  if (state.chapter === undefined) {
    breakIntroduction(state)
    state.introductionType = 'item'
  } else state.layout.block((sink) => sink.item(level))
  return closeParagraph
}

/** `<cell>`: separates the cells of a row. */
export function openCell(state: OsisState): undefined {
  readText(state, ' ')
}
