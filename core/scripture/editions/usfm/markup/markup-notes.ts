/** Footnotes and cross references of USFM and USX. */
import { foldMarks } from '../../note-text'
import { closeFrom, takeWords } from './markup-characters'
import { fold, type MarkupState, mark, type OpenNote } from './markup-state'
import { sayInline } from './markup-text'

/**
 * Opens a note; one of another kind may be inside a note, one of the same kind means
 * that the first was never closed.
 */
export function openNote(state: MarkupState, marker: string, type: OpenNote['type']): void {
  mark(state)
  while (isOpen(state, marker)) endUnclosed(state)
  const base = state.characters.length
  state.note = { marker, type, text: '', marks: [], found: [], base, isAfterNumber: false, outer: state.note }
}

/** Closes the innermost note with the marker and those inside it; ignored when none is open. */
export function closeNote(state: MarkupState, marker: string): void {
  if (!isOpen(state, marker)) return
  while (state.note && state.note.marker !== marker) endUnclosed(state)
  if (state.note) endNote(state, state.note)
}

/** Ends all notes at the start of a verse, chapter or paragraph. */
export function closeNotes(state: MarkupState): void {
  while (state.note) endUnclosed(state)
}

function isOpen(state: MarkupState, marker: string): boolean {
  for (let note = state.note; note; note = note.outer) if (note.marker === marker) return true
  return false
}

function endUnclosed(state: MarkupState): void {
  const { note } = state
  if (!note) return
  state.sink.report('note-unclosed', { marker: note.marker })
  endNote(state, note)
}

function endNote(state: MarkupState, note: OpenNote): void {
  closeFrom(state, note.base)
  state.note = note.outer
  const { outlet } = state
  if (note.type === 'references') takeWords(note)
  const text = fold(note.text)
  if (text === '' && note.found.length === 0) return
  if (outlet.kind === 'capture') state.sink.report('note-outside-verse')
  else if (note.type === 'references') sayInline(state, (sink) => sink.references(note.found))
  else {
    const marks = foldMarks(note.marks, note.text, text)
    sayInline(state, (sink) => sink.footnote(text, marks))
  }
}
