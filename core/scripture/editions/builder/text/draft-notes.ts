/**
 * Notes of a draft: each waits for the text that follows, so that its `*` stays with the word it belongs to.
 */
import type { Mark, Reference } from '../../../../contract/editions/chapter'
import { foldMarks } from '../../note-text'
import { mergeMarks } from './draft-marks'
import { foldText } from './fold-text'
import { gaps, type InlineDraft, type WaitingNote } from './inline-draft'

/** Adds a footnote at this place; does nothing if it has no text. */
export function addFootnote(draft: InlineDraft, text: string, marks: readonly Mark[] = []): void {
  const folded = foldText(text)
  if (folded !== '')
    addNote(draft, { text: folded, marks: mergeMarks(foldMarks(marks, text, folded), folded) })
}

/** Adds cross references at this place. */
export function addReferences(draft: InlineDraft, references: readonly Reference[]): void {
  if (references.length > 0) addNote(draft, { references })
}

function addNote(draft: InlineDraft, note: WaitingNote): void {
  if (draft.waiting.length === 0) {
    draft.gapBeforeNotes = draft.gap
    draft.gap = gaps.none
  }
  draft.waiting.push(note)
}
