/** Words of the original beside an edition of the library: a pack of their own, made when the edition is added. */
import { strToU8 } from 'fflate'
import type { ContentReport } from '#core/content/import/report'
import { createIdGiver } from '#core/content/model/ids'
import { textFiles } from '#core/content/model/segments'
import { type LayerText, makeLayer } from '#core/content/words/make-layer'
import { type LayerOrigin, layerOrigins, type PackManifest } from '#core/contract/content/manifest'
import type { Manifest } from '#core/contract/editions/edition'
import type { WordsOfBooks } from '#core/originals/word-run'
import { sha256 } from '../../bytes/canonical-json'
import { toBrotli } from '../../bytes/encodings'
import { readIndex } from '../library-index'
import { findEntry } from '../writing/change-index'
import type { Change } from '../writing/change-library'
import { addOrReplacePack, type PackChange, type ReadPack, removePack } from './change-packs'

export interface LayerFacts {
  words: WordsOfBooks
  /** Words that the source names, those without a place in the text included. */
  found: number
  origin: LayerOrigin
  /** Verses that it was learnt from. */
  verses?: number
  format: string
  licence: string
  attribution: string
  sourceUrl?: string
}

const longest = 12
const marks = { given: '-W', learnt: '-L' } as const satisfies Record<LayerOrigin, string>

/** The abbreviation of the layer of an edition. */
export function layerAbbreviation(edition: string, origin: LayerOrigin): string {
  return `${edition.slice(0, longest - 2)}${marks[origin]}`.toUpperCase()
}

/** Adds the layer of a stored edition, or puts it in the place of its former one. Throws library-locked. */
export async function addLayer(
  directory: string,
  manifest: Manifest,
  books: LayerText['books'],
  facts: LayerFacts,
): Promise<PackChange> {
  const abbr = layerAbbreviation(manifest.abbreviation, facts.origin)
  const read = async () => await readLayer(abbr, manifest, books, facts)
  const change = await addOrReplacePack(directory, abbr, read, { remember: { choices: {} } })
  // What the files say themselves is better.
  if (facts.origin === 'given') await removeLayer(directory, manifest.abbreviation, 'learnt')
  return change
}

/**
 * The layer that the files of a changed edition name, put in the place of its former one; undefined where they name none,
 * or so few words that nobody could study them: then a former one is removed.
 */
export async function layerAfter(
  directory: string,
  { manifest, report, read }: Change,
): Promise<PackChange | undefined> {
  const { words, edition } = read
  const runs = words ? countOf(words.books) : 0
  if (!words || runs < report.verses * fewestAVerse) {
    await removeLayer(directory, manifest.abbreviation, 'given')
    return undefined
  }
  return await addLayer(directory, manifest, edition.books, {
    words: words.books,
    found: words.found,
    origin: 'given',
    format: report.format,
    licence: manifest.licence,
    attribution: manifest.attribution,
  })
}

/** A file with numbers at fewer words than this was marked in places only. */
const fewestAVerse = 1

function countOf(words: WordsOfBooks): number {
  let count = 0
  for (const book of words.values())
    for (const chapter of book.values()) for (const runs of chapter.values()) count += runs.length
  return count
}

/** Removes the layers of an edition that is removed. */
export async function removeLayers(directory: string, edition: string): Promise<void> {
  for (const origin of layerOrigins) await removeLayer(directory, edition, origin)
}

async function removeLayer(directory: string, edition: string, origin: LayerOrigin): Promise<void> {
  const abbr = layerAbbreviation(edition, origin)
  if (findEntry(readIndex(directory).packs, abbr)) await removePack(directory, abbr)
}

async function readLayer(
  abbr: string,
  manifest: Manifest,
  books: LayerText['books'],
  facts: LayerFacts,
): Promise<ReadPack> {
  const { abbreviation: edition, bookList } = manifest
  const { texts, layer: made } = makeLayer(facts.words, { edition, books, bookList }, facts.origin)
  const layer = { ...made, ...(facts.verses === undefined ? {} : { verses: facts.verses }) }
  const packed = new Map<string, Buffer>()
  const files = await textFiles(texts, {
    hash: sha256,
    async packedSize(bytes) {
      const compressed = await toBrotli(Buffer.from(bytes), 9)
      packed.set(sha256(bytes), compressed)
      return compressed.length
    },
  })
  const segments = files.map(({ segment }) => segment)
  const body = {
    format: 1,
    kind: 'words',
    abbr,
    name: manifest.name,
    locale: manifest.locale,
    direction: manifest.direction,
    numbering: manifest.numbering.base,
    licence: facts.licence || manifest.licence || 'as the text',
    attribution: facts.attribution,
    sourceUrl: facts.sourceUrl ?? '',
    layer,
  } as const
  const version = sha256(strToU8(JSON.stringify([body, segments.map(({ hash }) => hash)]))).slice(0, 32)
  const counts = { items: layer.runs, refs: 0, doubtful: 0, media: 0 }
  const whole: PackManifest = { ...body, version, counts, segments }
  return {
    prepared: {
      manifest: whole,
      files,
      packed,
      ids: createIdGiver().finish(),
      report: reportOf(facts, layer.runs),
    },
    work: `words ${manifest.abbreviation} ${facts.origin}`,
  }
}

function reportOf({ found, format }: LayerFacts, runs: number): ContentReport {
  return {
    kind: 'words',
    format,
    items: { found, kept: runs },
    refs: { marked: 0, read: 0, foreign: 0, running: 0, doubtful: 0, linked: 0 },
    see: { found: 0, resolved: 0 },
    media: 0,
    entries: [],
    totals: {},
  }
}
