/**
 * Where members' records are attached: verses of an edition converted to a base
 * numbering, so that every translation finds them. English counting if the verse exists
 * in it as a whole: then a verse is one target for all readers.
 */

import { chapterOf } from '../canonical'
import { type Numbering, type NumberingBase, numberingBases } from '../contract/editions/edition'
import type { VerseTarget } from '../contract/members/target'
import { convert } from '../scripture/numbering/convert'

/** The place of a note: `chapter` and `verses` count in `numbering`; no verses = the whole chapter. */
export interface NotePlace {
  numbering: NumberingBase
  chapter: number
  verses: number[]
}

/** The target of a verse (canonical) of an edition. */
export function keptVerse(canonical: number, numbering: Numbering): VerseTarget {
  const [target] = keptTogether([canonical], numbering).verses
  return target ?? { numbering: numbering.base, canonical }
}

/** The place of a note at verses of one chapter of an edition, all in one numbering. */
export function keptNotePlace(chapter: number, verses: readonly number[], numbering: Numbering): NotePlace {
  if (verses.length === 0) {
    const [same] = convert(chapter, numbering, plain('eng')).filter(({ part }) => part === 'whole')
    return same
      ? { numbering: 'eng', chapter: same.canonical, verses: [] }
      : { numbering: numbering.base, chapter, verses: [] }
  }
  const kept = keptTogether(verses, numbering)
  const canonicals = kept.verses.map(({ canonical }) => canonical).sort((a, b) => a - b)
  return { numbering: kept.numbering, chapter: chapterOf(canonicals[0] ?? chapter), verses: canonicals }
}

/** A base numbering without corrections, in the form editions use. */
export function plain(base: NumberingBase): Numbering {
  return plainNumberings[base]
}

const plainNumberings: Readonly<Record<NumberingBase, Numbering>> = {
  eng: { base: 'eng', corrections: [] },
  org: { base: 'org', corrections: [] },
  vul: { base: 'vul', corrections: [] },
  lxx: { base: 'lxx', corrections: [] },
  rsc: { base: 'rsc', corrections: [] },
}

function keptTogether(verses: readonly number[], numbering: Numbering) {
  const bases = [...new Set<NumberingBase>(['eng', numbering.base, ...numberingBases])]
  for (const base of bases) {
    const places = verses.map((verse) => wholePlace(verse, numbering, plain(base)))
    const found = places.filter((place) => place !== undefined)
    if (found.length === verses.length) return keptIn(base, found)
  }
  return keptIn(numbering.base, verses)
}

function keptIn(numbering: NumberingBase, canonicals: readonly number[]) {
  return { numbering, verses: canonicals.map((canonical) => ({ numbering, canonical })) }
}

/** The one verse with the same text; undefined if the verse is divided differently, or is a title there. */
function wholePlace(canonical: number, from: Numbering, to: Numbering): number | undefined {
  const places = convert(canonical, from, to)
  const [first] = places
  const isAlone = places.filter(({ part }) => part !== 'title').length === 1
  return first?.part === 'whole' && isAlone ? first.canonical : undefined
}
