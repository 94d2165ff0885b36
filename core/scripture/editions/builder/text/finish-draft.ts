/** Ends a draft: what waited takes its place, what found no text is handed back. */
import type { Footnote, Mark, Reference } from '../../../../contract/chapter'
import { closeMark, mergeMarks } from './draft-marks'
import { type InlineDraft, type NewBlock, type PlacedBlock, placeNotes } from './inline-draft'

export interface FinishedText {
  content: string
  footnotes: Footnote[]
  references: Reference[]
  marks: Mark[]
  blocks: PlacedBlock[]
  /** Blocks after the last text: they belong to what follows. */
  left: NewBlock[]
}

/** The finished text. The draft must not be used afterwards. */
export function finishDraft(draft: InlineDraft): FinishedText {
  for (const { type } of draft.openMarks.toReversed()) closeMark(draft, type)
  placeNotes(draft)
  return {
    content: draft.content,
    footnotes: draft.footnotes,
    references: draft.references,
    marks: mergeMarks(draft.marks, draft.content),
    blocks: draft.blocks,
    left: draft.pending,
  }
}
