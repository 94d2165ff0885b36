/** How selected verses are cited and addressed: exactly these, with the letters of parts. */

import { canonicalOf, chapterOf, placeOf } from '../../canonical'
import type { Range } from '../../contract/page-data'
import type { Naming } from '../reading/addresses/addresses'
import { type LetteredPlace, letteredLabel, letteredPath } from '../reading/addresses/lettered-address'
import { lettersOf } from '../text/verse-letters'
import type { SelectedVerse } from './selected-verses'
import { selectionRanges } from './verse-selection'

/** Citation and address. */
export interface NamedVerses {
  /** "Matthäus 7,6.10-11.35"; empty for no verses. */
  place: string
  /** The same in an address: `Matt7,6.10-11.35`. */
  slug: string
}

/**
 * `canonicals` are those of `verses`, ascending, and may contain more: numbers between
 * them that the edition does not have.
 */
export function nameVerses(
  canonicals: readonly number[],
  verses: readonly SelectedVerse[],
  naming: Naming,
): NamedVerses {
  return nameReferences(referencesTo(canonicals, verses), naming)
}

/** The references to exactly these verses. */
export function referencesTo(
  canonicals: readonly number[],
  verses: readonly SelectedVerse[],
): LetteredPlace[] {
  return selectionRanges(canonicals).map((range) => lettered(range, verses))
}

/** Citation and address of references; both are empty for none. */
export function nameReferences(references: readonly LetteredPlace[], naming: Naming): NamedVerses {
  if (references.length === 0) return { place: '', slug: '' }
  return {
    place: letteredLabel(references, naming),
    slug: letteredPath([], references, naming).split('/').at(-1) ?? '',
  }
}

function lettered({ from, to }: Range, selected: readonly SelectedVerse[]): LetteredPlace {
  const [start, end] = [placeOf(from), placeOf(to)]
  const verses = selected
    .filter(({ canonical }) => chapterOf(canonical) === chapterOf(from))
    .map(({ verse }) => verse)
  return {
    from: canonicalOf(start.book, start.chapter, start.verse),
    to: canonicalOf(end.book, end.chapter, end.verse),
    ...lettersOf(verses, start.verse, end.verse),
  }
}
