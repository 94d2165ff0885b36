/** Layers of words of the original beside an edition, and the words behind its chapters: from this device, else from the server. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { bookOf } from '#core/canonical'
import { findPack, type OpenPack } from '#core/content/reading/content-source'
import { layerAmong } from '#core/content/words/layer-among'
import { throughOriginal } from '#core/content/words/through-original'
import { fittingBooks, type PlacesAsked, wordPlaces } from '#core/content/words/word-places'
import type { ChapterWords, PackSummary, WordPlaces } from '#core/contract/content/answers'
import type { Layer } from '#core/contract/content/manifest'
import type { Chapter } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import type { ChapterRecord } from '#core/contract/page-data'
import { originalLanguages } from '#core/originals/original-locales'
import { languageOf } from '#core/words/language'
import { database } from '../../../platform/local/database'
import { pageSource } from '../../../platform/local/page-source'
import { knownPacks } from '../known-packs'
import { type KnownContent, only, useWanted } from '../use-wanted'

export interface EditionLayer {
  pack: PackSummary
  layer: Layer
}

/** The layer of an edition that counts, its own before a learnt one; null without any, undefined until it is known. */
export function useLayerOf(edition: string | undefined): EditionLayer | null | undefined {
  return useLiveQuery(async () => (edition === undefined ? null : await layerOf(edition)), [edition])
}

export async function layerOf(edition: string): Promise<EditionLayer | null> {
  const pack = layerAmong(await knownPacks(({ layer }) => layer !== undefined), edition)?.summary
  return pack?.layer ? { pack, layer: pack.layer } : null
}

/** The layer that shows where a number stands in an edition: its own, or that of an original of the number's language. */
export function useLayerOfNumber(
  edition: string | undefined,
  number: string,
): EditionLayer | null | undefined {
  return useLiveQuery(async () => {
    if (edition === undefined) return null
    return (await layerOf(edition)) ?? (await originalOf(number))
  }, [edition, number])
}

async function originalOf(number: string): Promise<EditionLayer | null> {
  const languages: readonly string[] = originalLanguages[number.startsWith('G') ? 'G' : 'H']
  const rows = await knownPacks(
    ({ layer, locale }) => layer?.origin === 'given' && languages.includes(languageOf(locale)),
  )
  const [first] = rows.flatMap(({ summary }) =>
    summary.layer ? [{ pack: summary, layer: summary.layer }] : [],
  )
  return first ?? null
}

/** Whether the layer was made for the text that the edition has now in a book. */
export function isFitting({ layer }: EditionLayer, { bookList }: Manifest, book: number): boolean {
  return fittingBooks(layer, bookList).has(book)
}

/** Words behind a chapter that is read. */
export function useChapterWords(layer: EditionLayer, record: ChapterRecord): KnownContent<ChapterWords> {
  const records = useMemo(() => [record], [record])
  const words = useWordsOfChapters(layer, records)
  return words.kind === 'here' ? { ...words, data: words.data[0] ?? [] } : words
}

/** Words behind chapters of one edition, for each of them. */
export function useWordsOfChapters(
  { pack }: EditionLayer,
  records: readonly ChapterRecord[],
): KnownContent<readonly ChapterWords[]> {
  const chapters = records.map(({ chapter }) => chapter)
  return useWanted({
    key: `words ${pack.abbr} ${pack.version} ${chapters.map(({ canonical }) => canonical).join()}`,
    async fromPacks(source) {
      const open = await findPack(source, pack.abbr)
      const found = await Promise.all(chapters.map(async (chapter) => open && (await wordsIn(open, chapter))))
      const here = found.filter((one) => one !== undefined)
      return here.length === chapters.length ? { isWhole: true, read: () => here } : undefined
    },
    call: 'words',
    asked: chapters.map(({ canonical }) => ({
      params: { abbreviation: pack.abbr, chapter: String(canonical) },
      query: {},
    })),
    fromServer: (answers) => answers,
  })
}

async function wordsIn(open: OpenPack, { canonical, verses }: Chapter): Promise<ChapterWords | undefined> {
  const text = new Map(verses.map(({ verse, content }) => [verse, content]))
  const words = await open.words(canonical, (_, verse) => text.get(verse))
  return words && [...words].map(([verse, runs]) => ({ verse, runs: [...runs] }))
}

/** Where a number stands in the edition of the layer; `through`: with the verses of this one, which has no words of its own. */
export function useWordPlaces(
  { pack, layer }: EditionLayer,
  asked: PlacesAsked & { page: number; through?: Manifest | undefined },
): KnownContent<WordPlaces> {
  const { number, book, rendering, page, through } = asked
  return useWanted({
    key: `places ${pack.abbr} ${pack.version} ${number} ${book ?? ''} ${rendering ?? ''} ${page} ${through?.abbreviation ?? ''} ${through?.revision ?? ''}`,
    async fromPacks(source) {
      const open = await findPack(source, pack.abbr)
      const manifest = (await database.editions.get(layer.edition))?.manifest
      if (!open || !manifest) return undefined
      const found = await wordPlaces(
        open,
        fittingBooks(layer, manifest.bookList),
        chapterText(manifest),
        asked,
      )
      const shown =
        found && through
          ? await throughOriginal(found, {
              from: manifest.numbering,
              to: through.numbering,
              textOf: chapterText(through),
            })
          : found
      return (
        shown && { isWhole: shown.places.every(({ content }) => content !== undefined), read: () => shown }
      )
    },
    call: 'wordPlaces',
    asked: [
      {
        params: { abbreviation: pack.abbr, number },
        query: {
          ...(book === undefined ? {} : { book: String(book) }),
          ...(rendering === undefined ? {} : { rendering }),
          ...(through === undefined ? {} : { edition: through.abbreviation }),
          page: String(page),
        },
      },
    ],
    fromServer: only,
  })
}

function chapterText(manifest: Manifest) {
  return async (canonical: number): Promise<ReadonlyMap<number, string> | undefined> => {
    const book = manifest.bookList.find(({ number }) => number === bookOf(canonical))
    const record = book && (await pageSource.chapter(manifest.abbreviation, book, canonical))
    return record && new Map(record.chapter.verses.map(({ verse, content }) => [verse, content]))
  }
}
