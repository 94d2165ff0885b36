/** Text of USFM and USX: collected until another call is due, then sent to its outlet. */
import type { Play } from '../../xml/pending-layout'
import type { Aside, MarkupState } from './markup-state'

/** Adds text at the current place. */
export function addText(state: MarkupState, text: string): void {
  const { characters, note, reference } = state
  if (state.leftOut || characters[characters.length - 1]?.isDropped) return
  if (reference) reference.text += text
  if (!note) state.text += text
  else {
    if (note.isAfterNumber && /^\p{L}/u.test(text)) note.text += ' '
    note.isAfterNumber = false
    note.text += text
  }
}

/** Sends the text so far. */
export function sayText(state: MarkupState): void {
  const { text, outlet } = state
  if (text === '' || outlet.kind === 'capture') return
  state.text = ''
  if (outlet.kind === 'aside') {
    if (/\S/.test(text)) outlet.aside.hasText = true
    outlet.aside.calls.push((sink) => sink.text(text))
  } else if (outlet.kind === 'verse') {
    if (/\S/.test(text)) beforeText(state)
    else if (!state.isInVerse) return
    state.sink.text(text)
  }
}

/** Sends an inline call: a mark, a note. Captured text keeps only its words. */
export function sayInline(state: MarkupState, play: Play): void {
  const { outlet } = state
  sayText(state)
  if (outlet.kind === 'aside') outlet.aside.calls.push(play)
  else if (outlet.kind === 'verse') {
    beforeText(state)
    play(state.sink)
  }
}

/** Sends the beginning or the end of a word: true where words of the original may stand. It is no text, so what is held back stays so. */
export function sayWord(state: MarkupState, play: Play): boolean {
  const { outlet } = state
  sayText(state)
  if (outlet.kind === 'aside') outlet.aside.calls.push(play)
  else if (outlet.kind === 'verse') play(state.sink)
  return outlet.kind === 'aside' || outlet.kind === 'verse'
}

/** Sends the headings and paragraph starts held back. `isInVerse`: text of the open verse follows. */
export function flushLayout(state: MarkupState, isInVerse: boolean): void {
  if (state.hasStanza) state.layout.stanza()
  state.hasStanza = false
  state.layout.flush(isInVerse)
}

/** Holds a finished aside until the next text or verse. */
export function holdAside(state: MarkupState, aside: Aside): void {
  state.hasStanza = false
  state.layout.aside((sink) => {
    sink.openAside(aside.type, aside.level)
    for (const call of aside.calls) call(sink)
    sink.closeAside()
  })
}

/**
 * The verse ends with nothing but the title (Hebrew numbering counts psalm titles as verses): the builder
 * makes it the verse's text.
 */
export function sayHeldTitle(state: MarkupState): void {
  const title = state.heldTitle
  if (!title) return
  state.heldTitle = undefined
  state.sink.openAside('title')
  for (const call of title.calls) call(state.sink)
  state.sink.closeAside()
}

/** The verse has other text: the title before it is a title. */
function beforeText(state: MarkupState): void {
  if (state.heldTitle) {
    const hadStanza = state.hasStanza
    holdAside(state, state.heldTitle)
    state.hasStanza = hadStanza
    state.heldTitle = undefined
  }
  flushLayout(state, state.isInVerse)
}
