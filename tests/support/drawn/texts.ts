/** Editions with some chapters, as a page carries them and as a device has stored them; places have the real German names. */

import { chapterOf } from '#core/canonical'
import type { Chapter, Verse } from '#core/contract/editions/chapter'
import type { EditionSummary, Manifest } from '#core/contract/editions/edition'
import type { PageData, Range } from '#core/contract/page-data'
import { contractVersion } from '#core/contract/version'
import { loadNames } from '#core/scripture/names/load-names'
import { addressPath } from '#core/scripture/reading/addresses/addresses'
import { database } from '../../../src/platform/local/database'
import { bareManifest } from '../editions/bare-edition'

const de = await loadNames('de')
export const germanNames = de
const separators = { book: ';', chapter: ',', verse: '.', range: '-' }
const naming = { names: de.names, separators, locale: 'de' }

/** Every chapter of the books from Matthew to Revelation would not help: those that tests read in. */
const books = [
  { number: 19, chapters: Array.from({ length: 150 }, (_, index) => index + 1) },
  { number: 42, chapters: [1, 2, 24] },
  { number: 43, chapters: [1, 2, 3] },
  { number: 44, chapters: [1] },
]

export function manifestOf(abbreviation: string, known: Partial<EditionSummary> = {}): Manifest {
  const manifest = bareManifest({ separators, ...known, abbreviation }, books)
  const bookList = manifest.bookList.map((book) => ({ ...book, hash: `${abbreviation} ${book.number}` }))
  return { ...manifest, bookList }
}

export const shownEdition = (abbreviation = 'LUT', known: Partial<EditionSummary> = {}) => ({
  manifest: manifestOf(abbreviation, known),
  naming,
})

/** A chapter whose verses say what they are; `words` are those of some verses. */
export function chapterWith(
  canonical: number,
  words: Readonly<Record<number, string | Partial<Verse>>> = {},
  last = 5,
): Chapter {
  const verses = Array.from({ length: last }, (_, index): Verse => {
    const verse = index + 1
    const own = words[verse] ?? `Vers ${verse}`
    return typeof own === 'string' ? { verse, content: own } : { verse, content: `Vers ${verse}`, ...own }
  })
  return { canonical, verses, blocks: [{ type: 'paragraph', verse: 1, offset: 0 }] }
}

interface PageOf {
  manifests?: readonly Manifest[]
  chapters?: readonly Chapter[]
  marked?: Range[]
}

/** A page that shows a chapter; its editions have the chapters in the order of the manifests. */
export function pageOf(
  chapter: number,
  { manifests = [manifestOf('LUT')], chapters = [], marked = [] }: PageOf = {},
): PageData {
  const abbreviations = manifests.map(({ abbreviation }) => abbreviation)
  const given = chapters.length > 0 ? chapters : manifests.map(() => chapterWith(chapter))
  const [first] = marked
  return {
    contract: contractVersion,
    address: {
      abbreviations,
      chapter,
      marked,
      others: [],
      path: addressPath(abbreviations, first?.from ?? chapter, first?.to, naming),
    },
    editions: [],
    manifests: [...manifests],
    chapters: given.map((one, index) => ({
      abbreviation: abbreviations[index] ?? '',
      hash: `${abbreviations[index]} ${Math.floor(one.canonical / 1_000_000)}`,
      titles: [],
      chapter: one,
    })),
    names: { de: de.names },
  }
}

/** Puts an edition with chapters on this device, and the German names. */
export async function storeEdition(
  manifest: Manifest,
  chapters: readonly Chapter[],
  isInstalled = true,
): Promise<void> {
  const { abbreviation } = manifest
  await database.names.put({ locale: 'de', pack: de })
  await database.chapters.bulkPut(
    chapters.map((chapter) => ({
      abbreviation,
      hash: `${abbreviation} ${Math.floor(chapterOf(chapter.canonical) / 1_000_000)}`,
      canonical: chapter.canonical,
      chapter,
    })),
  )
  await database.editions.put({
    abbreviation,
    summary: manifest,
    manifest,
    isInstalled,
    isOwn: false,
    changedAt: Date.now(),
  })
}
