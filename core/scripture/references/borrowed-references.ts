/**
 * Cross references of one edition for the verses of another that has none there: in the numbering and the
 * names of the other. Pure.
 */

import { chapterOf, placeOf } from '../../canonical'
import type { Chapter, Reference, Verse } from '../../contract/editions/chapter'
import type { Manifest } from '../../contract/editions/edition'
import { convert } from '../numbering/convert'
import { type Naming, placeLabel } from '../reading/addresses/addresses'

/** By verse number; only verses with references. */
export type ChapterReferences = ReadonlyMap<number, readonly Reference[]>

/** References of the verses themselves; a merged verse counts as its first. */
export function ownReferences(verses: readonly Verse[]): ChapterReferences {
  return new Map(
    verses.flatMap(({ verse, references = [] }) => (references.length > 0 ? [[verse, references]] : [])),
  )
}

interface Borrowing {
  /** Canonical of the chapter (verse 0) that has none. */
  chapter: number
  to: Pick<Manifest, 'numbering'>
  naming: Naming
  from: Pick<Manifest, 'numbering'>
  /** The chapters of the other edition that correspond to it. */
  chapters: readonly Chapter[]
}

/**
 * A verse that corresponds only partly to another also has its references; targets that
 * the edition lacks are left out.
 */
export function borrowedReferences({ chapter, to, naming, from, chapters }: Borrowing): ChapterReferences {
  const found = new Map<number, Reference[]>()
  const placeIn = (canonical: number, at: 0 | -1) => {
    const places = convert(canonical, from.numbering, to.numbering).filter(({ part }) => part !== 'title')
    return places.at(at)?.canonical
  }
  const told = ({ canonical, canonical_end }: Reference): Reference[] => {
    const first = placeIn(canonical, 0)
    const last = canonical_end === undefined ? undefined : placeIn(canonical_end, -1)
    if (first === undefined) return []
    if (last === undefined || last <= first)
      return [{ canonical: first, content: placeLabel(first, undefined, naming) }]
    return [{ canonical: first, canonical_end: last, content: placeLabel(first, last, naming) }]
  }
  for (const { canonical, verses } of chapters)
    for (const { verse, references = [] } of verses) {
      const here = placeIn(canonical + verse, 0)
      if (here === undefined || chapterOf(here) !== chapter) continue
      const mine = references.flatMap(told)
      const { verse: number } = placeOf(here)
      if (mine.length > 0) found.set(number, [...(found.get(number) ?? []), ...mine])
    }
  return new Map([...found].sort(([a], [b]) => a - b))
}
