/** Routes the characters of an OSIS document, and sends what was held back until they came. */
import { asideOf } from './osis-asides'
import { emit, type OsisState, type OsisTitle } from './osis-state'

/** Text anywhere in the document. */
export function readText(state: OsisState, text: string): void {
  if (state.header.field !== undefined) state.header.text += text
  else if (!state.book) return
  else if (state.reference) state.reference.text += text
  else if (state.note) noteText(state, text)
  else if (state.title) {
    state.title.text += text
    emit(state, (sink) => sink.text(text))
  } else if (state.chapter === undefined) state.introduction += text
  else verseText(state, text)
}

/** Text of a verse, or outside any verse; there white space is only formatting of the file. */
export function verseText(state: OsisState, text: string): void {
  const { verse } = state
  if (!/\S/.test(text)) {
    if (verse) state.sink.text(text)
    return
  }
  beforeText(state)
  if (!verse) state.layout.flush(false)
  state.sink.text(text)
}

/** Text of the open verse follows: sends what was held back before it. */
export function beforeText(state: OsisState): void {
  if (!state.verse || state.title) return
  releaseHeld(state)
  state.verse.hasText = true
  state.layout.flush(true)
}

function noteText(state: OsisState, text: string): void {
  const { note } = state
  if (!note) return
  note.text += text
  note.ownText += text
  if (/\S/.test(text) && state.words === 0) note.isAfterCatchWord = false
}

/**
 * A slash inside a Hebrew word separates its parts, which may be separate elements, and
 * is not part of the text.
 */
export function withoutSegmentSlashes(text: string): string {
  return text.replace(/([\u0590-\u05FF])\/(?=[\u0590-\u05FF]|$)/g, '$1').replace(/^\/(?=[\u0590-\u05FF])/, '')
}

/** The verse has other text: the title before it is a title. */
function releaseHeld(state: OsisState): void {
  if (state.heldTitle) holdAside(state, state.heldTitle)
  state.heldTitle = undefined
}

/**
 * The verse ends with nothing but the title (Hebrew numbering counts psalm titles as verses): the builder
 * makes it the verse's text.
 */
export function playHeldTitle(state: OsisState): void {
  const title = state.heldTitle
  if (!title) return
  state.heldTitle = undefined
  state.layout.flush(true)
  state.sink.openAside('title')
  for (const call of title.calls) call(state.sink)
  state.sink.closeAside()
}

/** Holds a title until the next text, verse or chapter, wherever in the file that is. */
export function holdAside(state: OsisState, title: OsisTitle): void {
  const { type, level } = asideOf(title, state.sectionLevel)
  state.layout.aside((sink) => {
    sink.openAside(type, level)
    for (const call of title.calls) call(sink)
    sink.closeAside()
  })
}
