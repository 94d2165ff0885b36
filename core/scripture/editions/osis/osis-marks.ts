/** Ranges of text with a meaning: red letters, added words, the divine name, emphasis. */
import type { MarkType } from '../../../contract/editions/chapter'
import { openNoteMark } from '../note-text'
import type { Attributes } from '../xml/read-xml'
import { type Closer, emit, type Opener, type OsisState } from './osis-state'
import { beforeText, readText } from './osis-text'

/** `<q>`: words of Jesus; other quotations only add their quotation mark, if it is an attribute. */
export function openQuote(state: OsisState, attributes: Attributes): Closer | undefined {
  const { who = '', marker, sID, eID } = attributes
  const isJesus = /^Jesus( Christ)?$/i.test(who)
  if (isJesus && eID === undefined) openMark(state, 'jesus')
  if (marker) readText(state, marker)
  if (isJesus && eID !== undefined) closeMark(state, 'jesus')
  return isJesus && sID === undefined && eID === undefined ? (then) => closeMark(then, 'jesus') : undefined
}

/** `<transChange>`: words the translators added. */
export const openChange: Opener = (state, attributes) =>
  attributes.type === undefined || attributes.type === 'added' ? openMarked(state, 'added') : undefined

/** `<divineName>`. */
export const openDivineName: Opener = (state) => openMarked(state, 'name')

const highlights: Readonly<Record<string, MarkType>> = {
  bold: 'emphasis',
  emphasis: 'emphasis',
  italic: 'italic',
  'small-caps': 'small',
  super: 'sup',
  acrostic: 'acrostic',
}

/** `<hi>`: only the kinds that readers see. */
export const openHighlight: Opener = (state, attributes) => {
  const type = highlights[attributes.type ?? '']
  return type ? openMarked(state, type) : undefined
}

function openMarked(state: OsisState, type: MarkType): Closer | undefined {
  if (state.note) return openNoteMark(state.note, type)
  if (state.chapter === undefined) return undefined
  openMark(state, type)
  return (then) => closeMark(then, type)
}

function openMark(state: OsisState, type: MarkType): void {
  if (state.note || state.chapter === undefined) return
  beforeText(state)
  emit(state, (sink) => sink.openMark(type))
}

function closeMark(state: OsisState, type: MarkType): void {
  if (state.note || state.chapter === undefined) return
  emit(state, (sink) => sink.closeMark(type))
}
