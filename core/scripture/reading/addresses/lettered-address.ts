/**
 * Addresses and labels of places that may end with the letter of a part of a verse: `/LXX/Esth1,1b`. Loaded
 * late, unlike addresses.ts.
 */
import { type FormattedRef, formatPassage } from '../../passages/format-passage'
import { rangeSign } from '../../text/digits'
import { type Naming, printedIn } from './addresses'

/** A place or a range, with the letters of its first and its last verse. */
export type LetteredPlace = Omit<FormattedRef, 'unit'>

/** The canonical path of some references. */
export function letteredPath(
  abbreviations: readonly string[],
  references: readonly LetteredPlace[],
  { names, separators }: Naming,
): string {
  return `/${abbreviations.join('.')}/${formatPassage(references, { names, separators, style: 'slug' })}`
}

/** "Ester 1,1b.3", for labels and copies. */
export function letteredLabel(
  references: readonly LetteredPlace[],
  { names, separators, locale }: Naming,
  style: 'long' | 'abbr' = 'long',
): string {
  const shown = { ...separators, range: rangeSign }
  const printed = locale === undefined ? { separators: shown } : printedIn(locale, shown)
  return formatPassage(references, { names, style, ...printed })
}
