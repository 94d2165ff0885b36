/** The numberings in which an input is read beside the first translation's (PASSAGES O-1). */
import type { Numbering } from '../../contract/editions/edition'
import type { FurtherNumbering } from '../passages/parse-standing'
import { convertRange } from './convert-range'
import { verseTable } from './verse-table'

/** Those of the open translations, in order. */
export function furtherNumberings(numberings: readonly Numbering[]): FurtherNumbering[] {
  const [first, ...others] = numberings
  if (!first) return []
  return others.map((numbering) => ({
    table: verseTable(numbering),
    toFirst: (ref) => convertRange(ref.from, ref.to, numbering, first).map((range) => ({ ...ref, ...range })),
  }))
}
