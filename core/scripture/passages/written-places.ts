/**
 * Reads addresses the product itself wrote, whatever the numbering has. The parser considers what exists: it
 * reads `Ps6,11` as two psalms where Psalm 6 has ten verses; our own notation has only one meaning.
 */

import { bookOf, canonicalOf, placeOf } from '../../canonical'
import type { BookTitles } from '../../contract/editions/names'
import { formatPassage } from './format-passage'
import { parsePassage } from './parse-passage'
import type { FurtherNumbering } from './parse-standing'
import type { PassageContext, PassageRef } from './reference'
import { openVerseTable, type VerseTable } from './verse-table'

/** The places of a passage in the form of an address (`Joh3,16;Mk4`); undefined for any other notation. */
export function writtenPlaces(
  passage: string,
  context: PassageContext,
  names: BookTitles,
): readonly PassageRef[] | undefined {
  const { refs } = parsePassage(passage, { ...context, table: openVerseTable })
  const written = formatPassage(refs, { names, separators: context.separators, style: 'slug' })
  return refs.length > 0 && written === passage ? refs : undefined
}

/** The existing places of a passage. */
export interface StandingPlaces {
  refs: readonly PassageRef[]
  /** When no part of it exists: the last existing place before it. */
  nearest?: number
}

/**
 * The existing places: in the numbering of `table`, else converted from the first
 * further one that has them; ends beyond a chapter or book are clamped. `isUncounted`
 * is true for chapters whose verses the table does not know.
 */
export function standingPlaces(
  refs: readonly PassageRef[],
  table: VerseTable,
  further: readonly FurtherNumbering[],
  isUncounted: (place: number) => boolean,
): StandingPlaces {
  const standing = refs.flatMap((ref) => {
    if (isUncounted(ref.from)) return [ref]
    const whole = [{ table, toFirst: (one: PassageRef) => [one] }, ...further].find(
      (one) => hasPlace(one.table, ref.from) && hasPlace(one.table, ref.to),
    )
    if (whole) return whole.toFirst(ref)
    return hasPlace(table, ref.from) ? [{ ...ref, to: lastPlace(table, ref.to) }] : []
  })
  const [first] = refs
  return standing.length > 0 || !first
    ? { refs: standing }
    : { refs: [], nearest: lastPlace(table, first.from) }
}

function hasPlace(table: VerseTable, canonical: number): boolean {
  const { book, chapter, verse } = placeOf(canonical)
  return chapter === 0
    ? table.lastChapter(book) > 0
    : verse <= table.lastVerse(book, chapter) && table.lastVerse(book, chapter) > 0
}

/** The place itself, or the last one of its unit before it. */
function lastPlace(table: VerseTable, canonical: number) {
  const { book, chapter, verse } = placeOf(canonical)
  const last = table.lastVerse(book, chapter) > 0 ? chapter : table.lastChapter(book)
  const end = chapter === last ? Math.min(verse, table.lastVerse(book, last)) : table.lastVerse(book, last)
  return canonicalOf(bookOf(canonical), last, verse === 0 ? 0 : end)
}
