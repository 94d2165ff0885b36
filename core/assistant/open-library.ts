/** Opens an edition for the assistant, over the library of a server or the database of a device. */

import { bookOf, chapterOf, placeOf } from '../canonical'
import type { ContentSource } from '../content/reading/content-source'
import { type PackReferences, packReferences } from '../content/reading/pack-references'
import { layerAmong } from '../content/words/layer-among'
import { fittingBooks } from '../content/words/word-places'
import type { Chapter } from '../contract/editions/chapter'
import type { EditionSummary, Manifest } from '../contract/editions/edition'
import { titlesOf } from '../contract/editions/names'
import { fallbackLocale, type Locale } from '../contract/locales'
import type { SearchAnswer } from '../contract/search/search-answer'
import { defaultSearchOptions, type SearchRequest } from '../contract/search/search-request'
import type { Finder } from '../finder/finder'
import { inParallel } from '../in-parallel'
import { maxSearchLength } from '../limits'
import { chaptersStandingOn } from '../scripture/numbering/chapters-standing-on'
import { verseTable } from '../scripture/numbering/verse-table'
import { nameLocale } from '../scripture/reading/name-locale'
import type { PageSource } from '../scripture/reading/page-source'
import {
  borrowedReferences,
  type ChapterReferences,
  ownReferences,
} from '../scripture/references/borrowed-references'
import { furtherReferences } from '../scripture/references/brought-references'
import { passageContext } from '../scripture/suggestions/input-language'
import { languageOf } from '../words/language'

import type { AnswerEdition, AnswerLayer, AnswerLibrary } from './answer-library'
import { type AlikeVerse } from './answer-library'
import { verseText } from './passage-source'

export interface LibraryDependencies {
  source: PageSource
  /** Editions whose cross references may be shown where the one that is read has none, the best first. */
  lenders: () => Promise<readonly Manifest[]>
  search: (request: SearchRequest) => Promise<SearchAnswer>
  /** Editions whose words an answer is compared with, beside the one that is read. */
  compared?: () => readonly string[]
  contents: ContentSource
  finder: Finder | undefined
  breathe: () => Promise<void>
}

/** Undefined where the edition, or the names of its books, cannot be read here. */
export async function openAnswerLibrary(
  abbreviation: string,
  locale: Locale,
  { source, lenders, search, compared, contents, finder, breathe }: LibraryDependencies,
): Promise<AnswerLibrary | undefined> {
  const found = await source.edition(abbreviation)
  if (!found?.manifest) return undefined
  const { summary, manifest } = found
  const named = nameLocale(summary.locale, locale)
  const wanted = [...new Set([locale, named, fallbackLocale])]
  const packs = (await Promise.all(wanted.map((one) => source.names(one)))).filter(
    (pack) => pack !== undefined,
  )
  const names = packs.find((pack) => pack.locale === named) ?? packs[0]
  if (!names) return undefined
  const naming = { names: titlesOf(names.names), separators: manifest.separators, locale: names.locale }
  const edition = editionOf(summary, manifest, naming)
  const chapters = readingOnce(source, manifest)
  const references = async (chapter: number) => {
    const own = await referencesOf({ chapter, edition, manifest, source, chapters, lenders: await lenders() })
    const place = { edition: manifest, chapter: chapterOf(chapter), naming }
    return withPacks(own, await packReferences(contents, place))
  }
  return {
    locale,
    edition,
    context: passageContext({
      packs,
      separators: manifest.separators,
      table: verseTable(manifest.numbering),
    }),
    chapters,
    layer: async () => await layerFor(summary, source, contents),
    search: async (words, way) =>
      await search({
        ...defaultSearchOptions,
        type: way === 'hybrid' ? 'hybrid' : 'classic',
        exactPhrase: way === 'phrase',
        search: beginningOf(words),
        abbreviations: [manifest.abbreviation],
        page: 1,
      }),
    alike: async (words) => {
      const abbreviations = [manifest.abbreviation, ...(compared?.() ?? [])]
      const answer = await search(alikeRequest(beginningOf(words), abbreviations))
      return alikeVerses(answer, manifest.abbreviation)
    },
    references,
    contents,
    finder,
    breathe,
  }
}

function editionOf(
  { name, locale }: EditionSummary,
  { abbreviation, numbering }: Manifest,
  naming: AnswerEdition['naming'],
): AnswerEdition {
  return { abbreviation, name, locale, numbering, naming }
}

/** Its own layer first, then given ones, those of its language first. */
async function layerFor(
  { abbreviation, locale }: EditionSummary,
  source: PageSource,
  contents: ContentSource,
): Promise<AnswerLayer | undefined> {
  const packs = await contents.packs()
  const own = layerAmong(packs, abbreviation)
  const others = packs.filter(
    ({ summary: { layer } }) => layer?.origin === 'given' && layer.edition !== abbreviation,
  )
  const found: AnswerLayer[] = []
  for (const pack of own ? [own] : others) {
    const { layer } = pack.summary
    const edition = layer && (await source.edition(layer.edition))
    if (!layer || !edition?.manifest) continue
    const { manifest, summary } = edition
    found.push({
      pack,
      abbreviation: manifest.abbreviation,
      name: summary.name,
      locale: summary.locale,
      fitting: fittingBooks(layer, manifest.bookList),
      isOwn: pack === own,
    })
  }
  return found.find((one) => languageOf(one.locale) === languageOf(locale)) ?? found[0]
}

/** A search has a longest input; whole words of it. */
function beginningOf(words: string): string {
  return words.length <= maxSearchLength ? words : words.slice(0, maxSearchLength).replace(/\S+$/, '')
}

/** Each chapter once: question, sources and checker of an answer read the same ones. */
function readingOnce(source: PageSource, manifest: Manifest): AnswerLibrary['chapters'] {
  const kept = new Map<number, Promise<Chapter | undefined>>()
  return async (canonicals) => {
    const read = await inParallel(canonicals, async (canonical) => {
      const reading = kept.get(canonical) ?? readChapter(source, manifest, canonical)
      kept.set(canonical, reading)
      return await reading
    })
    return read.flatMap((chapter) => chapter ?? [])
  }
}

async function readChapter(
  source: PageSource,
  { abbreviation, bookList }: Manifest,
  canonical: number,
): Promise<Chapter | undefined> {
  const book = bookList.find(
    ({ number, chapters }) => number === bookOf(canonical) && chapters.includes(placeOf(canonical).chapter),
  )
  return book && (await source.chapter(abbreviation, book, canonical))?.chapter
}

interface Referring {
  chapter: number
  edition: AnswerEdition
  manifest: Manifest
  source: PageSource
  /** Of the edition. */
  chapters: AnswerLibrary['chapters']
  lenders: readonly Manifest[]
}

async function referencesOf({
  chapter,
  edition,
  manifest,
  source,
  chapters,
  lenders,
}: Referring): Promise<ChapterReferences> {
  const canonical = chapterOf(chapter)
  const [own] = await chapters([canonical])
  const mine = own ? ownReferences(own.verses) : new Map()
  if (mine.size > 0) return mine
  for (const lender of lenders) {
    const standing = chaptersStandingOn(canonical, manifest.numbering, lender.numbering)
    const read = await inParallel(standing, (one) => readChapter(source, lender, one))
    const theirs = read.flatMap((one) => one ?? [])
    const { naming } = edition
    const lent = borrowedReferences({
      chapter: canonical,
      to: manifest,
      naming,
      from: lender,
      chapters: theirs,
    })
    if (lent.size > 0) return lent
  }
  return mine
}

/** Those of packs follow, the strongest first. */
function withPacks(own: ChapterReferences, packs: readonly PackReferences[]): ChapterReferences {
  const all = new Map(own)
  for (const { byVerse } of packs)
    for (const [verse, references] of byVerse) {
      const before = all.get(verse) ?? []
      all.set(verse, [...before, ...furtherReferences(references, before)])
    }
  return new Map([...all].sort(([one], [other]) => one - other))
}

/**
 * Asks the index of editions for verses with many words of a text: what a sentence may repeat nearly.
 * `abbreviations`: the edition that is read first.
 */
export function alikeRequest(words: string, abbreviations: readonly string[]): SearchRequest {
  return { ...defaultSearchOptions, type: 'classic', search: words, abbreviations, page: 1 }
}

/** Verses that stand beside each other have one row. */
export function alikeVerses({ result }: SearchAnswer, abbreviation: string): AlikeVerse[] {
  const own = new Map(result[abbreviation]?.verses.map(({ row, canonical }) => [row, canonical]))
  return Object.values(result).flatMap(({ verses }) =>
    verses.map((verse) => ({ canonical: own.get(verse.row), text: verseText(verse) })),
  )
}
