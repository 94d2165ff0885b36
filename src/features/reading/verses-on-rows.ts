/** The verses of one edition that stand on a range of the first edition's numbering. Pure. */
import type { Verse } from '#core/contract/chapter'
import type { PageData } from '#core/contract/page-data'
import { convert } from '#core/scripture/numbering/convert'

/** In order; empty where the edition lacks the text or it is not here. */
export function versesOnRows(data: PageData, abbreviation: string, from: number, to: number): Verse[] {
  const [first] = data.manifests
  const manifest = data.manifests.find((one) => one.abbreviation === abbreviation)
  if (!first || !manifest) return []
  const wanted = new Set<number>()
  for (let canonical = from; canonical <= to; canonical += 1) {
    for (const place of convert(canonical, first.numbering, manifest.numbering)) wanted.add(place.canonical)
  }
  return data.chapters
    .filter((record) => record.abbreviation === abbreviation)
    .flatMap(({ chapter }) =>
      chapter.verses.filter(({ verse, verse_end = verse }) =>
        standsOn(chapter.canonical, verse, verse_end, wanted),
      ),
    )
}

function standsOn(chapter: number, verse: number, last: number, wanted: ReadonlySet<number>): boolean {
  for (let number = verse; number <= last; number += 1) if (wanted.has(chapter + number)) return true
  return false
}
