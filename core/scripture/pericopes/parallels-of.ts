/** The parallels of a text (FEATURES READ-11), in the numbering of its edition. */

import { bookOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import { type CanonicalRange, convertRange } from '../numbering/convert-range'
import { type Pericope, pericopesAt } from './pericopes'

/** The numbering the table is written in. */
export const tableNumbering: Numbering = { base: 'eng', corrections: [] }

/** A pericope and its other passages. */
export interface Parallels {
  pericope: Pericope
  /** Its other passages, in other gospels or elsewhere in this one; empty for text without parallels. */
  others: CanonicalRange[]
}

/**
 * The pericopes that contain a range of one book, each with its other passages. Ends are verses, 999 the last
 * one; `numbering` is that of all ranges.
 */
export function parallelsOf({ from, to }: CanonicalRange, numbering: Numbering): Parallels[] {
  const book = bookOf(from)
  const found = convertRange(from, to, numbering, tableNumbering).flatMap((range) =>
    pericopesAt(range.from, range.to),
  )
  return [...new Set(found)].map((pericope) => ({
    pericope,
    others: pericope.passages
      .filter((one) => one.isElsewhere || bookOf(one.from) !== book)
      .flatMap((one) => rangeIn(one, numbering)),
  }))
}

/** A passage of the table in a numbering, as one range; none if that has no such text. */
export function rangeIn({ from, to }: CanonicalRange, numbering: Numbering): CanonicalRange[] {
  const ranges = convertRange(from, to, tableNumbering, numbering)
  const [first, last] = [ranges[0], ranges.at(-1)]
  return first && last ? [{ from: first.from, to: last.to }] : []
}
