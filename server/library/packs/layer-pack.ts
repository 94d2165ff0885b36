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
import { type PackEntry, readIndex } from '../library-index'
import { findEntry } from '../writing/change-index'
import { addOrReplacePack, type PackChange, type ReadPack, removePack, updatePack } from './change-packs'

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
  /** It comes from a table beside the edition. */
  isBeside?: boolean
  /** Language of the glosses. */
  glossLocale?: string
}

const longest = 12
const marks = { given: '-W', learnt: '-L' } as const satisfies Record<LayerOrigin, string>

/** The abbreviation of the layer of an edition. */
export function layerAbbreviation(edition: string, origin: LayerOrigin): string {
  return `${edition.slice(0, longest - 2)}${marks[origin]}`.toUpperCase()
}

/** Adds the layer of a stored edition, or puts it in the place of its former one, whatever that came from. Throws library-locked. */
export async function addLayer(
  directory: string,
  manifest: Manifest,
  books: LayerText['books'],
  facts: LayerFacts,
): Promise<PackChange> {
  const abbr = layerAbbreviation(manifest.abbreviation, facts.origin)
  const read = async () => await readLayer(abbr, manifest, books, facts)
  const remember = { remember: { choices: {} } }
  const change = layerEntry(directory, manifest.abbreviation, facts.origin)
    ? await updatePack(directory, abbr, read, remember)
    : await addOrReplacePack(directory, abbr, read, remember)
  // What the files say themselves is better.
  if (facts.origin === 'given') await removeLayer(directory, manifest.abbreviation, 'learnt')
  return change
}

/** Undefined where the edition has no such layer. */
export function layerEntry(directory: string, edition: string, origin: LayerOrigin): PackEntry | undefined {
  return findEntry(readIndex(directory).packs, layerAbbreviation(edition, origin))
}

/** Whether a layer came from a table beside the edition, not from its own files. */
export function isBeside({ work }: PackEntry): boolean {
  return work?.endsWith(besideMark) === true
}

const besideMark = ' beside'

/** Removes the layers of an edition that is removed. */
export async function removeLayers(directory: string, edition: string): Promise<void> {
  for (const origin of layerOrigins) await removeLayer(directory, edition, origin)
}

export async function removeLayer(directory: string, edition: string, origin: LayerOrigin): Promise<void> {
  const abbr = layerAbbreviation(edition, origin)
  if (layerEntry(directory, edition, origin)) await removePack(directory, abbr)
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
    layer: { ...layer, ...(facts.glossLocale === undefined ? {} : { glossLocale: facts.glossLocale }) },
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
    work: `words ${manifest.abbreviation} ${facts.origin}${facts.isBeside ? besideMark : ''}`,
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
