/** Where members' records appear in an edition: the reverse of kept-places.ts. */

import { chapterOf } from '../canonical'
import { type Numbering, type NumberingBase, numberingBases } from '../contract/editions/edition'
import type { VerseTarget } from '../contract/members/target'
import { chaptersStandingOn } from '../scripture/numbering/chapters-standing-on'
import { convert } from '../scripture/numbering/convert'
import { type NotePlace, plain } from './kept-places'

/**
 * The `places` of records that can appear in a chapter (canonical) of an edition:
 * `<base>:<canonical of a chapter>`.
 */
export function placesOfChapter(chapter: number, numbering: Numbering): string[] {
  return numberingBases.flatMap((base) =>
    chaptersStandingOn(chapter, numbering, plain(base)).map((one) => placeKey(base, one)),
  )
}

/** One of `places`. */
export function placeKey(base: NumberingBase, chapter: number): string {
  return `${base}:${chapter}`
}

/**
 * The verses of an edition; verse 0 of a chapter = the title above it, which the
 * edition prints without a number.
 */
export function versesStanding({ canonical, numbering }: VerseTarget, edition: Numbering): number[] {
  const places = convert(canonical, plain(numbering), edition)
  const verses = places.filter(({ part }) => part !== 'title').map((place) => place.canonical as number)
  if (verses.length > 0) return verses
  return places.map((place) => titleOf(place.canonical, edition, numbering))
}

/**
 * The verses in a chapter of an edition at which a note appears, ascending; the chapter itself for a note on
 * the whole chapter. Empty: not in this chapter.
 */
export function noteVersesIn(chapter: number, edition: Numbering, note: NotePlace): number[] {
  if (note.chapter === 0) return []
  if (note.verses.length === 0)
    return chaptersStandingOn(note.chapter, plain(note.numbering), edition).some((one) => one === chapter)
      ? [chapter]
      : []
  const verses = note.verses.flatMap((canonical) =>
    versesStanding({ canonical, numbering: note.numbering }, edition),
  )
  return [...new Set(verses)].filter((verse) => chapterOf(verse) === chapter).sort((a, b) => a - b)
}

/** The chapters of an edition in which a note appears, ascending; none for a note without a verse. */
export function chaptersOfNote({ chapter, verses, numbering }: NotePlace, edition: Numbering): number[] {
  if (chapter === 0) return []
  const kept = verses.length > 0 ? verses.map(chapterOf) : [chapter]
  const standing = [...new Set<number>(kept)].flatMap((one) =>
    chaptersStandingOn(one, plain(numbering), edition),
  )
  return [...new Set<number>(standing)].sort((a, b) => a - b)
}

/** A title that is a separate verse of the edition keeps its number. */
function titleOf(canonical: number, edition: Numbering, base: NumberingBase): number {
  const isTextThere = convert(canonical, edition, plain(base)).some(({ part }) => part !== 'title')
  return isTextThere ? chapterOf(canonical) : canonical
}
