/**
 * Addresses and labels of places that may end with the letter of a part of a verse: `/LXX/Esth1,1b`. Loaded
 * late, unlike addresses.ts.
 */
import { type FormattedRef, formatPassage } from '../../passages/format-passage'
import { digitsOf, rangeSign } from '../../text/digits'
import type { Naming } from './addresses'

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
): string {
  const digits = locale === undefined ? {} : { digits: (value: number) => digitsOf(value, locale) }
  return formatPassage(references, {
    names,
    separators: { ...separators, range: rangeSign },
    style: 'long',
    ...digits,
  })
}
