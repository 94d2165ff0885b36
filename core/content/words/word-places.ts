/** Where a word of the original stands in an edition: counts by book and rendering, and a page of its verses with what renders it. */
import { bookOf, chapterOf, placeOf } from '../../canonical'
import type { WordPlaces } from '../../contract/content/answers'
import type { Layer } from '../../contract/content/manifest'
import type { ManifestBook } from '../../contract/editions/edition'
import { type Occurrence, occurrencesOf, renderingOf } from '../../originals/occurrences'
import { isFoundBy } from '../../originals/strongs-number'
import type { OpenPack } from '../reading/content-source'

/** Verses of a chapter (canonical) by number, with their words; undefined where it is not here. */
export type ChapterText = (chapter: number) => Promise<ReadonlyMap<number, string> | undefined>

export interface PlacesAsked {
  number: string
  /** Only in this book. */
  book?: number | undefined
  /** Only where it is rendered so. */
  rendering?: string | undefined
  /** From 1. */
  page?: number | undefined
}

export const placesOnPage = 50
/** Renderings beyond these stand once or twice each. */
const mostRenderings = 100

/** Books whose text is the one that the layer was made for. */
export function fittingBooks(layer: Layer, books: readonly ManifestBook[]): ReadonlySet<number> {
  const hashes = new Map(books.map(({ number, hash }) => [number, hash]))
  return new Set(layer.books.flatMap(([book, hash]) => (hashes.get(book) === hash ? [book] : [])))
}

/** Undefined where the pack has no occurrences here. Throws file-damaged. */
export async function wordPlaces(
  pack: OpenPack,
  fitting: ReadonlySet<number>,
  textOf: ChapterText,
  { number, book, rendering, page = 1 }: PlacesAsked,
): Promise<WordPlaces | undefined> {
  const index = await pack.occurrences()
  if (!index) return undefined
  const all = occurrencesOf(index, number).filter(({ verse }) => fitting.has(bookOf(verse)))
  const inBook = book === undefined ? all : all.filter(({ verse }) => bookOf(verse) === book)
  const matching = rendering === undefined ? inBook : inBook.filter((one) => one.rendering === rendering)
  const verses = [...new Set(matching.map(({ verse }) => verse))]
  const shown = verses.slice((page - 1) * placesOnPage, page * placesOnPage)
  return {
    total: all.length,
    verses: verses.length,
    books: counted(
      rendering === undefined ? all : all.filter((one) => one.rendering === rendering),
      ({ verse }) => bookOf(verse),
    ),
    renderings: counted(inBook, (one) => one.rendering)
      .toSorted(([, many], [, more]) => more - many)
      .slice(0, mostRenderings),
    places: await shownPlaces(pack, textOf, shown, number, rendering),
  }
}

async function shownPlaces(
  pack: OpenPack,
  textOf: ChapterText,
  verses: readonly number[],
  number: string,
  rendering: string | undefined,
): Promise<WordPlaces['places']> {
  const chapters = new Map<number, Promise<WordPlaces['places']>>()
  for (const chapter of new Set(verses.map((verse) => chapterOf(verse))))
    chapters.set(chapter, placesIn(pack, textOf, chapter, verses, number, rendering))
  return (await Promise.all(chapters.values())).flat()
}

async function placesIn(
  pack: OpenPack,
  textOf: ChapterText,
  chapter: number,
  verses: readonly number[],
  number: string,
  rendering: string | undefined,
): Promise<WordPlaces['places']> {
  const text = await textOf(chapter)
  const words = text && (await pack.words(chapter, (_, verse) => text.get(verse)))
  return verses
    .filter((verse) => chapterOf(verse) === chapter)
    .map((verse) => {
      const at = placeOf(verse).verse
      const content = text?.get(at)
      const runs = words?.get(at) ?? []
      const found = runs.filter(({ numbers }) => numbers.some((one) => isFoundBy(one, number)))
      const marks = found
        .filter(
          ({ from, to }) => rendering === undefined || renderingOf(content ?? '', from, to) === rendering,
        )
        .filter(({ from, to }) => to > from)
        .map(({ from, to }): [number, number] => [from, to - from])
      return { verse, ...(content === undefined ? {} : { content }), marks }
    })
}

function counted<Key extends string | number>(
  found: readonly Occurrence[],
  keyOf: (one: Occurrence) => Key,
): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const one of found) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return [...counts]
}
