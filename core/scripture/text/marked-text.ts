/**
 * Splits plain text with marks into pieces with the same marks, for every program that
 * draws the words of a note.
 */
import type { Mark } from '../../contract/editions/chapter'

/** A piece of text with the same marks. */
export interface MarkedPiece {
  text: string
  /** Value of `data-mark`: types of mark, separated by spaces; undefined for plain text. */
  mark: string | undefined
}

/** The pieces of `text` from `from` to `to`; none is empty, and together they are the text. */
export function markedPieces(
  text: string,
  marks: readonly Mark[] = [],
  from = 0,
  to = text.length,
): MarkedPiece[] {
  const inside = marks.flatMap((mark) => [mark.from, mark.to]).filter((one) => one > from && one < to)
  const borders = [...new Set([from, ...inside, to])].sort((one, other) => one - other)
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? from
    const types = marks.filter((mark) => mark.from <= start && mark.to >= end).map(({ type }) => type)
    return { text: text.slice(start, end), mark: [...new Set(types)].join(' ') || undefined }
  })
}
