/** The way back from a chapter to the articles that name it or stand at it. */
import * as z from 'zod/mini'
import { bookChapters } from '../../book-chapters'
import { bookOf, canonicalOf, chapterOf, placeOf } from '../../canonical'
import { type Article, type Range, rangesOf } from '../../contract/content/article'
import { type ContentKind, kindTable } from '../../contract/content/kinds'

/** Canonical chapter to ids, both ascending. */
export type ChapterIndex = ReadonlyMap<number, readonly number[]>

/** The index of the articles of a pack. An article on a whole book leads to no chapter. */
export function indexChapters(kind: ContentKind, articles: readonly Article[]): ChapterIndex {
  const found = new Map<number, Set<number>>()
  const { chapters } = kindTable[kind]
  if (chapters === 'none') return new Map()
  for (const article of articles) {
    const places = article.at ?? []
    const ranges = chapters === 'named' ? [...places, ...rangesOf(article)] : places
    for (const chapter of ranges.flatMap(chaptersOf)) {
      const ids = found.get(chapter) ?? new Set()
      found.set(chapter, ids.add(article.id))
    }
  }
  const ascending = (one: number, other: number) => one - other
  return new Map(
    [...found.keys()]
      .sort(ascending)
      .map((chapter) => [chapter, [...(found.get(chapter) ?? [])].sort(ascending)]),
  )
}

/** Chapters of a range; of one over a border of books only those of its ends. */
function chaptersOf({ from, to }: Range): number[] {
  if (placeOf(from).chapter === 0) return []
  if (bookOf(from) !== bookOf(to)) return [chapterOf(from), chapterOf(to)]
  const chapters: number[] = []
  const last = Math.min(placeOf(to).chapter, bookChapters.get(bookOf(to)) ?? 0)
  for (let chapter = placeOf(from).chapter; chapter <= last; chapter += 1) {
    chapters.push(canonicalOf(bookOf(from), chapter))
  }
  return chapters
}

const packedSchema = z.array(z.tuple([z.int(), z.array(z.int())]))

/** The wire form: each number as its distance from the one before. */
export function packChapters(index: ChapterIndex): unknown {
  return [...index].map(([chapter, ids], at, all) => [
    chapter / 1000 - (all[at - 1]?.[0] ?? 0) / 1000,
    ids.map((id, place) => id - (ids[place - 1] ?? 0)),
  ])
}

/** Reads the text of `packChapters`. Throws where it is anything else. */
export function unpackChapters(packed: unknown): ChapterIndex {
  let chapter = 0
  return new Map(
    packedSchema.parse(packed).map(([step, steps]) => {
      chapter += step
      let id = 0
      return [chapter * 1000, steps.map((one) => (id += one))]
    }),
  )
}
