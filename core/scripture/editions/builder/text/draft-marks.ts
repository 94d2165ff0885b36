/**
 * Marks of a draft: offsets exclude the spaces around the words, and touching marks of one type become one.
 */
import type { Mark, MarkType } from '../../../../contract/editions/chapter'
import type { InlineDraft } from './inline-draft'

/** Opens a mark; it starts at the next character. */
export function openMark(draft: InlineDraft, type: MarkType): void {
  draft.openMarks.push({ type, from: -1 })
}

/** Closes the most recently opened mark of a type after the last character; does nothing if none is open. */
export function closeMark(draft: InlineDraft, type: MarkType): void {
  const index = draft.openMarks.findLastIndex((mark) => mark.type === type)
  const open = draft.openMarks[index]
  if (!open) return
  draft.openMarks.splice(index, 1)
  const to = draft.content.length
  if (open.from >= 0 && to > open.from) draft.marks.push({ type, from: open.from, to })
}

/**
 * The marks of finished text in order; marks of one type with only spaces and notes between them become one.
 */
export function mergeMarks(marks: Mark[], content: string): Mark[] {
  if (marks.length < 2) return marks
  const merged: Mark[] = []
  const lastOf = new Map<MarkType, Mark>()
  for (const mark of marks.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = lastOf.get(mark.type)
    if (last && (mark.from <= last.to || /^[ *]*$/.test(content.slice(last.to, mark.from)))) {
      last.to = Math.max(last.to, mark.to)
    } else {
      const own = { ...mark }
      lastOf.set(mark.type, own)
      merged.push(own)
    }
  }
  return merged
}
