/**
 * Reads a text address: from its words to everything that has to be drawn. The same on the server (over the
 * library), in the service worker and in the page (over the local database).
 */

import { bookOf, chapterOf } from '../../canonical'
import type { WantedChapter } from '../../contract/browser/worker'
import type { Manifest } from '../../contract/editions/edition'
import { type BookTitles, titlesOf } from '../../contract/editions/names'
import type { ChapterRecord, PageData, TextAddress } from '../../contract/page-data'
import { contractVersion } from '../../contract/version'
import * as limits from '../../limits'
import { plainAddress } from './addresses/plain-address'
import type { PassageHints } from './addresses/resolve-passage'
import { nameLocale } from './name-locale'
import { hasChapter } from './neighbours'
import type { PageSource } from './page-source'
import type { CodePart, ReadingCode } from './reading-code'

/** A text address. */
export interface PageRequest {
  /** Abbreviations in any case, in the order of the columns. */
  abbreviations: readonly string[]
  /** As in the address, decoded; undefined opens the first chapter. */
  passage: string | undefined
  /** Interface locale: the last language in which a passage is read. */
  locale: string
}

/** The result of reading a page. */
export type PageReading =
  | { kind: 'edition-unknown'; abbreviation: string }
  /** Only their names are known: their books and numbering have to be fetched first. */
  | { kind: 'manifest-missing'; abbreviations: string[] }
  | { kind: 'names-missing'; locales: string[] }
  /** `locales` are the languages whose names are not stored here and may contain the name. */
  | ({ kind: 'passage-unknown'; passage: string; locales?: string[] } & PassageHints)
  /** `missing` are chapters that are not stored here; `absent` the editions that have no such text. */
  | { kind: 'found'; data: PageData; missing: WantedChapter[]; absent: string[] }

/** Code that the reading needs and that is not loaded. */
export interface CodeMissing {
  kind: 'code-missing'
  part: CodePart
}

/** Reads a page; only reads from the source. */
export async function readPage(
  source: PageSource,
  request: PageRequest,
  code: Required<ReadingCode>,
): Promise<PageReading>
export async function readPage(
  source: PageSource,
  request: PageRequest,
  code: ReadingCode,
): Promise<PageReading | CodeMissing>
export async function readPage(
  source: PageSource,
  request: PageRequest,
  code: ReadingCode,
): Promise<PageReading | CodeMissing> {
  const wanted = request.abbreviations.slice(0, limits.maxColumns)
  const editions = await Promise.all(wanted.map((abbreviation) => source.edition(abbreviation)))
  const unknown = editions.findIndex((edition) => edition === undefined)
  if (unknown >= 0) return { kind: 'edition-unknown', abbreviation: wanted[unknown] ?? '' }
  const known = editions.filter((edition) => edition !== undefined)
  const bare = known.filter(({ manifest }) => manifest === undefined)
  if (bare.length > 0)
    return { kind: 'manifest-missing', abbreviations: bare.map(({ summary }) => summary.abbreviation) }
  const manifests = unique(known.map(({ manifest }) => manifest).filter((manifest) => manifest !== undefined))
  return readText(source, manifests, request, code)
}

async function readText(
  source: PageSource,
  manifests: readonly Manifest[],
  { passage, locale }: PageRequest,
  code: ReadingCode,
): Promise<PageReading | CodeMissing> {
  const [first] = manifests
  if (!first) return { kind: 'edition-unknown', abbreviation: '' }
  const locales = [...new Set([nameLocale(first.locale, locale), locale])]
  const packs = await Promise.all(locales.map((one) => source.names(one)))
  const lacking = locales.filter((_, index) => packs[index] === undefined)
  if (lacking.length > 0) return { kind: 'names-missing', locales: lacking }
  const known = packs.filter((pack) => pack !== undefined)
  const names = Object.fromEntries(known.map((pack) => [pack.locale, titlesOf(pack.names)]))
  const naming = { names: known[0]?.names ?? {}, separators: first.separators }
  const plain = plainAddress(passage, manifests, naming)
  if (plain) return collect(source, manifests, plain, names, code)
  if (!code.resolveAnywhere) return { kind: 'code-missing', part: 'resolveAnywhere' }
  const found = await code.resolveAnywhere(passage, manifests, known, (one) => source.names(one))
  if (found.kind === 'unknown') {
    const lacking = found.locales && { locales: found.locales }
    return { kind: 'passage-unknown', passage: passage ?? '', ...found.hints, ...lacking }
  }
  return collect(source, manifests, found.address, names, code)
}

async function collect(
  source: PageSource,
  manifests: readonly Manifest[],
  address: TextAddress,
  names: Record<string, BookTitles>,
  { comparing }: ReadingCode,
): Promise<PageReading | CodeMissing> {
  if (!comparing && manifests.length > 1) return { kind: 'code-missing', part: 'comparing' }
  const missing: WantedChapter[] = []
  const absent: string[] = []
  const chapters: ChapterRecord[] = []
  const [first] = manifests
  for (const manifest of manifests) {
    const { abbreviation, bookList, numbering } = manifest
    const standing =
      comparing && first && manifest !== first
        ? comparing.chaptersStandingOn(address.chapter, first.numbering, numbering)
        : [address.chapter]
    const present = standing.filter((canonical) => hasChapter(bookList, canonical))
    if (present.length === 0) absent.push(abbreviation)
    for (const canonical of present) {
      const book = bookList.find(({ number }) => number === bookOf(canonical))
      const record = book && (await source.chapter(abbreviation, book, canonical))
      if (record) chapters.push(record)
      else missing.push({ abbreviation, canonical })
    }
  }
  const further = first && (await furtherRecords(source, first, address))
  const data: PageData = {
    contract: contractVersion,
    address,
    editions: [],
    manifests: [...manifests],
    chapters,
    ...(further && { further }),
    names,
  }
  return { kind: 'found', data, missing, absent }
}

/** Never missing: the first chapter is shown without them, and the page asks for them when it draws them. */
async function furtherRecords(
  source: PageSource,
  { abbreviation, bookList }: Manifest,
  { further }: TextAddress,
): Promise<ChapterRecord[] | undefined> {
  const records = further?.map(async ({ from }) => {
    const book = bookList.find(({ number }) => number === bookOf(from))
    return book && source.chapter(abbreviation, book, chapterOf(from))
  })
  return records && (await Promise.all(records)).filter((record) => record !== undefined)
}

function unique(manifests: readonly Manifest[]): Manifest[] {
  return manifests.filter(
    (manifest, index) =>
      manifests.findIndex(({ abbreviation }) => abbreviation === manifest.abbreviation) === index,
  )
}
