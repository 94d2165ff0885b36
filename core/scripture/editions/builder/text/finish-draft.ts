/**
 * Ends a draft and places what was waiting. Blocks without text stay in `pending`: they
 * belong to what follows.
 */

import type { Footnote, Mark, Reference } from '../../../../contract/editions/chapter'
import type { WordRun } from '../../../../originals/word-run'
import { closeMark, mergeMarks } from './draft-marks'
import { closeWord, finishWords } from './draft-words'
import { type InlineDraft, type PlacedBlock, placeNotes } from './inline-draft'

/** Text with its notes, references, marks and blocks. */
export interface FinishedText {
  content: string
  footnotes: Footnote[]
  references: Reference[]
  marks: Mark[]
  /** In the order of the text. */
  words: WordRun[]
  blocks: PlacedBlock[]
}

/** The finished text. The draft accepts no more text afterwards. */
export function finishDraft(draft: InlineDraft): FinishedText {
  for (let open = draft.openMarks.at(-1); open; open = draft.openMarks.at(-1)) closeMark(draft, open.type)
  while (draft.openWords.length > 0) closeWord(draft)
  placeNotes(draft)
  return {
    content: draft.content,
    footnotes: draft.footnotes,
    references: draft.references,
    marks: mergeMarks(draft.marks, draft.content),
    words: finishWords(draft.words, draft.content),
    blocks: draft.blocks,
  }
}
