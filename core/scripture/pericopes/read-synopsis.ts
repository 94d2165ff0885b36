/**
 * A pericope in one edition (FEATURES READ-11): its passages in the edition's numbering, and what is missing.
 * Only reads from the source.
 */

import { bookOf, type Canonical, canonicalOf, placeOf } from '../../canonical'
import type { WantedChapter } from '../../contract/browser/worker'
import type { Verse } from '../../contract/editions/chapter'
import type { Manifest } from '../../contract/editions/edition'
import type { BookTitles } from '../../contract/editions/names'
import { type CanonicalRange, convertRange } from '../numbering/convert-range'
import { nameLocale } from '../reading/name-locale'
import { hasChapter } from '../reading/neighbours'
import type { PageSource } from '../reading/page-source'
import { tableNumbering } from './parallels-of'
import type { Pericope, PericopePassage } from './pericopes'

/** Verses of one chapter, in order. */
export interface ChapterVerses {
  chapter: Canonical
  verses: readonly Verse[]
}

/**
 * A passage in the numbering of the edition. `absent`: the edition does not have it;
 * `missing`: not all of it is stored here.
 */
export interface SynopsisPassage extends CanonicalRange {
  isElsewhere: boolean
  state: 'here' | 'missing' | 'absent'
  texts: readonly ChapterVerses[]
}

/** The passages of one gospel, those of this pericope first. */
export interface SynopsisColumn {
  book: number
  passages: readonly SynopsisPassage[]
}

/** The result of reading a pericope. */
export type SynopsisReading =
  | { kind: 'edition-unknown'; abbreviation: string }
  | { kind: 'manifest-missing'; abbreviations: string[] }
  | { kind: 'names-missing'; locales: string[] }
  | {
      kind: 'found'
      manifest: Manifest
      /** Names of the books in `locale`. */
      names: BookTitles
      locale: string
      columns: SynopsisColumn[]
      /** Chapters that are not stored here. */
      missing: WantedChapter[]
    }

/** Reads a pericope; `locale` is that of the interface, for names of an edition whose language has none. */
export async function readSynopsis(
  source: PageSource,
  abbreviation: string,
  pericope: Pericope,
  locale: string,
): Promise<SynopsisReading> {
  const edition = await source.edition(abbreviation)
  if (!edition) return { kind: 'edition-unknown', abbreviation }
  const { manifest, summary } = edition
  if (!manifest) return { kind: 'manifest-missing', abbreviations: [summary.abbreviation] }
  const language = nameLocale(manifest.locale, locale)
  const pack = await source.names(language)
  if (!pack) return { kind: 'names-missing', locales: [language] }
  const passages: SynopsisPassage[] = []
  for (const one of pericope.passages) passages.push(await readPassage(source, manifest, one))
  const books = [...new Set(passages.map(({ from }) => bookOf(from)))].toSorted((a, b) => a - b)
  return {
    kind: 'found',
    manifest,
    names: pack.names,
    locale: language,
    columns: books.map((book) => ({ book, passages: ofBook(passages, book) })),
    missing: passages
      .filter(({ state }) => state === 'missing')
      .flatMap(({ texts }) => texts.filter(({ verses }) => verses.length === 0))
      .map(({ chapter }) => ({ abbreviation: manifest.abbreviation, canonical: chapter }))
      .filter(isFirst),
  }
}

async function readPassage(
  source: PageSource,
  manifest: Manifest,
  { from, to, isElsewhere }: PericopePassage,
): Promise<SynopsisPassage> {
  const ranges = convertRange(from, to, tableNumbering, manifest.numbering)
  const chapters = ranges.flatMap(chaptersOf).filter((chapter) => hasChapter(manifest.bookList, chapter))
  const texts: ChapterVerses[] = []
  let isWhole = true
  for (const chapter of chapters) {
    const record = await chapterOfEdition(source, manifest, chapter)
    isWhole &&= record !== undefined
    const verses = record?.chapter.verses.filter((verse) => isInside(chapter, verse, ranges)) ?? []
    texts.push({ chapter, verses })
  }
  const isAbsent = texts.length === 0 || (isWhole && !texts.some(hasVerses))
  const state = isAbsent ? 'absent' : isWhole ? 'here' : 'missing'
  return { from: ranges[0]?.from ?? from, to: ranges.at(-1)?.to ?? to, isElsewhere, state, texts }
}

function chapterOfEdition(source: PageSource, { abbreviation, bookList }: Manifest, chapter: Canonical) {
  const book = bookList.find(({ number }) => number === bookOf(chapter))
  return book && source.chapter(abbreviation, book, chapter)
}

function chaptersOf({ from, to }: CanonicalRange): Canonical[] {
  const [first, last] = [placeOf(from).chapter, placeOf(to).chapter]
  return Array.from({ length: last - first + 1 }, (_, index) => canonicalOf(bookOf(from), first + index))
}

function isInside(
  chapter: Canonical,
  { verse, verse_end = verse }: Verse,
  ranges: readonly CanonicalRange[],
): boolean {
  return ranges.some(({ from, to }) => chapter + verse <= to && chapter + verse_end >= from)
}

const hasVerses = ({ verses }: ChapterVerses) => verses.length > 0

/** Passages of this pericope come first, then in the order of the gospel. */
function ofBook(passages: readonly SynopsisPassage[], book: number): SynopsisPassage[] {
  return passages
    .filter(({ from }) => bookOf(from) === book)
    .toSorted((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere) || a.from - b.from)
}

function isFirst({ canonical }: WantedChapter, index: number, all: readonly WantedChapter[]): boolean {
  return all.findIndex((one) => one.canonical === canonical) === index
}
