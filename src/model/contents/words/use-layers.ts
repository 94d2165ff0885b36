/** Layers of words of the original beside an edition, and the words behind its chapters: from this device, else from the server. */
import { useLiveQuery } from 'dexie-react-hooks'
import { bookOf } from '#core/canonical'
import { findPack } from '#core/content/reading/content-source'
import { fittingBooks, type PlacesAsked, wordPlaces } from '#core/content/words/word-places'
import type { ChapterWords, PackSummary, WordPlaces } from '#core/contract/content/answers'
import type { Layer } from '#core/contract/content/manifest'
import type { Manifest } from '#core/contract/editions/edition'
import type { ChapterRecord } from '#core/contract/page-data'
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
  const rows = await knownPacks(({ layer }) => layer?.edition === edition)
  const layers = rows.flatMap(({ summary }) =>
    summary.layer ? [{ pack: summary, layer: summary.layer }] : [],
  )
  return layers.find(({ layer }) => layer.origin === 'given') ?? layers[0] ?? null
}

/** Whether the layer was made for the text that the edition has now in a book. */
export function isFitting({ layer }: EditionLayer, { bookList }: Manifest, book: number): boolean {
  return fittingBooks(layer, bookList).has(book)
}

/** Words behind a chapter that is read. */
export function useChapterWords(
  { pack }: EditionLayer,
  { chapter: { canonical, verses } }: ChapterRecord,
): KnownContent<ChapterWords> {
  return useWanted({
    key: `words ${pack.abbr} ${pack.version} ${canonical}`,
    async fromPacks(source) {
      const text = new Map(verses.map(({ verse, content }) => [verse, content]))
      const words = await (await findPack(source, pack.abbr))?.words(canonical, (_, verse) => text.get(verse))
      const read = () => [...(words ?? [])].map(([verse, runs]) => ({ verse, runs: [...runs] }))
      return words && { isWhole: true, read }
    },
    call: 'words',
    asked: [{ params: { abbreviation: pack.abbr, chapter: String(canonical) }, query: {} }],
    fromServer: only,
  })
}

/** Where a number stands in the edition of the layer. */
export function useWordPlaces(
  { pack, layer }: EditionLayer,
  asked: PlacesAsked & { page: number },
): KnownContent<WordPlaces> {
  const { number, book, rendering, page } = asked
  return useWanted({
    key: `places ${pack.abbr} ${pack.version} ${number} ${book ?? ''} ${rendering ?? ''} ${page}`,
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
      return (
        found && { isWhole: found.places.every(({ content }) => content !== undefined), read: () => found }
      )
    },
    call: 'wordPlaces',
    asked: [
      {
        params: { abbreviation: pack.abbr, number },
        query: {
          ...(book === undefined ? {} : { book: String(book) }),
          ...(rendering === undefined ? {} : { rendering }),
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
