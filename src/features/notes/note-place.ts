/** Where a note stands in the shown edition, in words and as an address. Pure. */
import type { NotePlace } from '#core/study/kept-places'
import { type NamedPlace, namePlace } from '#core/study/place-names'
import { chaptersOfNote, noteVersesIn } from '#core/study/standing-places'
import type { ShownEdition } from '../../model/study/shown-edition'

/**
 * `verses`: canonical numbers in the edition, ascending; the number of a chapter stands for all of it. Undefined for
 * a note at no verse, or at a verse this edition does not have.
 */
export function notePlaceIn(
  note: NotePlace,
  { manifest, naming }: ShownEdition,
  style: 'long' | 'abbr' = 'long',
): (NamedPlace & { verses: readonly number[] }) | undefined {
  const verses = chaptersOfNote(note, manifest.numbering).flatMap((chapter) =>
    noteVersesIn(chapter, manifest.numbering, note),
  )
  const named = namePlace(verses, manifest.abbreviation, naming, style)
  return named && { ...named, verses }
}
