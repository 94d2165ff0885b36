/** Books, chapters and verses of USFM and USX. */
import { closeNotes } from './markup-notes'
import { endParagraph } from './markup-paragraphs'
import { fold, type MarkupState, mark } from './markup-state'
import { flushLayout, sayHeldTitle, sayText } from './markup-text'
import type { VerseNumber } from './verse-number'

/** Opens a book by its code. False when it is not one of ours: everything up to the next book is skipped. */
export function openBook(state: MarkupState, code: string): boolean {
  closeBook(state)
  mark(state)
  state.hasBook = state.sink.book(code.toUpperCase())
  state.hasName = false
  state.hasChapter = false
  return state.hasBook
}

/** Sends the text after the code of a book. */
export function sayBookLine(state: MarkupState, line: string): void {
  const bookLine = fold(line)
  if (bookLine !== '') state.sink.metadata({ bookLine })
}

/** Ends the open book, if any, with everything open in it. */
export function closeBook(state: MarkupState): void {
  endParagraph(state)
  sayHeldTitle(state)
  state.layout.finish()
  state.hasStanza = false
  state.isInVerse = false
  state.leftOut = undefined
  state.outlet = { kind: 'nowhere' }
}

/** Opens a chapter; `number` is undefined when none could be read in `written`. */
export function openChapter(state: MarkupState, number: number | undefined, written: string): void {
  endLeftOut(state)
  endParagraph(state)
  sayHeldTitle(state)
  mark(state)
  if (number === undefined) {
    state.sink.report('chapter-invalid', { chapter: written })
    return
  }
  state.hasStanza = false
  state.isInVerse = false
  state.hasChapter = true
  state.sink.chapter(number)
}

/** Opens a verse; `number` is undefined when none could be read in `written`. */
export function openVerse(state: MarkupState, number: VerseNumber | undefined, written: string): void {
  endLeftOut(state)
  mark(state)
  if (number === undefined) {
    state.sink.report('verse-invalid', { verse: written })
    return
  }
  closeNotes(state)
  const title = titleToContinue(state)
  if (!title) endOutlet(state)
  sayHeldTitle(state)
  startVerse(state, number)
  if (title) title.isInVerse = true
}

/** Ends the open verse: text up to the next one belongs to no verse. */
export function endVerse(state: MarkupState): void {
  const { outlet } = state
  if (outlet.kind === 'verse' || (outlet.kind === 'aside' && outlet.aside.isInVerse)) endOutlet(state)
  sayHeldTitle(state)
  if (state.isInVerse) state.sink.endVerse()
  state.isInVerse = false
}

function startVerse(state: MarkupState, { first, last, part, isGlued }: VerseNumber): void {
  if (!state.hasChapter) {
    state.sink.report('chapter-invalid', { chapter: '' })
    state.sink.chapter(1)
    state.hasChapter = true
  }
  if (isGlued) state.sink.report('verse-glued', { verse: first })
  flushLayout(state, false)
  state.sink.verse(first, last, part)
  state.isInVerse = true
}

/** A title that starts with the number of its verse continues as a title inside the verse. */
function titleToContinue(state: MarkupState) {
  const { outlet } = state
  if (outlet.kind !== 'aside' || outlet.aside.type !== 'title') return undefined
  sayText(state)
  return outlet.aside.hasText || outlet.aside.isInVerse ? undefined : outlet.aside
}

/** Ends the outlet of the text, but none of its ranges: those may span verses. */
function endOutlet(state: MarkupState): void {
  if (state.outlet.kind === 'verse') sayText(state)
  else endParagraph(state)
}

/** A sidebar still open at a chapter or verse was never closed; a periphery ends there. */
function endLeftOut(state: MarkupState): void {
  if (state.leftOut === 'esb') state.sink.report('markup-unclosed', { marker: 'esb' })
  state.leftOut = undefined
}
