/**
 * Text being built, of a verse or of an aside: white space is folded on arrival; notes
 * and blocks wait for the next character, because only then is it known on which side
 * of them a space belongs. Positions are UTF-16 offsets into `content`. Without its `*`
 * the content is always folded text: no double space, none at either end.
 */

import type { Block, Footnote, Mark, MarkType, Reference } from '../../../../contract/editions/chapter'
import type { WordRun } from '../../../../originals/word-run'

/** A block that waits for the text it precedes. */
export type NewBlock = Omit<Block, 'verse' | 'offset'>

/** A block with its place in the draft. */
export type PlacedBlock = Omit<Block, 'verse'>

/** A note that waits for the text around it. */
export type WaitingNote = { text: string; marks: readonly Mark[] } | { references: readonly Reference[] }

/** The gap after the last character: none, white space, or the border of a block. */
export const gaps = { none: 0, space: 1, border: 2 } as const
export type Gap = (typeof gaps)[keyof typeof gaps]

/** A word with the range that was written around it, spaces and signs included. */
export interface DraftWord {
  word: Omit<WordRun, 'from' | 'to'>
  from: number
  to: number
}

/** The text so far. */
export interface InlineDraft {
  content: string
  footnotes: Footnote[]
  references: Reference[]
  /** Closed marks, in the order they were closed. */
  marks: Mark[]
  /** Marks still open; `from` is -1 before their first character. */
  openMarks: { type: MarkType; from: number }[]
  /** Words of the original whose end has come; `from` equals `to` where nothing renders them. */
  words: DraftWord[]
  /** Words still open; `from` is -1 before their first character. */
  openWords: { from: number }[]
  blocks: PlacedBlock[]
  pending: NewBlock[]
  waiting: WaitingNote[]
  /** The gap before the first waiting note. */
  gapBeforeNotes: Gap
  /** The gap after the last character or waiting note. */
  gap: Gap
  /** Whether it contains any character besides the `*` of notes. */
  hasText: boolean
}

/** An empty draft. */
export function newDraft(): InlineDraft {
  return {
    content: '',
    footnotes: [],
    references: [],
    marks: [],
    openMarks: [],
    words: [],
    openWords: [],
    blocks: [],
    pending: [],
    waiting: [],
    gapBeforeNotes: gaps.none,
    gap: gaps.none,
    hasText: false,
  }
}

/** Makes the gap at the end at least `gap`. */
export function widenGap(draft: InlineDraft, gap: Gap): void {
  if (draft.gap < gap) draft.gap = gap
}

/** Places the waiting notes at the present end of the text. */
export function placeNotes(draft: InlineDraft): void {
  if (draft.waiting.length === 0) return
  for (const note of draft.waiting) {
    const position = draft.content.length
    if ('text' in note) {
      const marks = note.marks.length > 0 ? { marks: [...note.marks] } : {}
      draft.footnotes.push({ position, content: note.text, ...marks })
      draft.content += '*'
    } else for (const reference of note.references) draft.references.push({ ...reference, position })
  }
  draft.waiting = []
  draft.gapBeforeNotes = gaps.none
}
