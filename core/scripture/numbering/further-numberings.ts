/** What an input is read in beside the first translation's numbering (PASSAGES O-1). */
import type { Numbering } from '../../contract/editions/edition'
import type { FurtherNumbering } from '../passages/parse-standing'
import { convertRange } from './convert-range'
import { verseTable } from './verse-table'

/** Of the open translations in their order. */
export function furtherNumberings(numberings: readonly Numbering[]): FurtherNumbering[] {
  const [first, ...others] = numberings
  if (!first) return []
  return others.map((numbering) => ({
    table: verseTable(numbering),
    toFirst: (ref) => convertRange(ref.from, ref.to, numbering, first).map((range) => ({ ...ref, ...range })),
  }))
}
