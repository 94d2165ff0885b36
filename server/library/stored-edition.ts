/** One revision of one edition on disk, read as requests need it. */
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BookText } from '#core/contract/chapter'
import {
  type EditionSummary,
  editionSummarySchema,
  type Manifest,
  manifestSchema,
} from '#core/contract/edition'
import { segmentSchema } from '#core/contract/segment'
import { AppError } from '#core/errors'
import { distinctName } from '#core/scripture/editions/metadata/identity'
import { type ChapterPack, openPack, packIndexSchema } from './chapter-pack'
import type { Encoding } from './encodings'

export interface StoredEdition {
  manifest: Manifest
  summary: EditionSummary
  /** Name of its directory: changes with every change of the edition, also where the text is the same. */
  key: string
  /** When this revision was stored, in milliseconds since 1970. */
  storedAt: number
  /** The ready answers of /api/text; the index is read at the first use. Throws file-damaged. */
  pack(): ChapterPack
  /** Bytes of a segment, or undefined where this revision has no such segment. */
  segment(hash: string, encoding: Encoding): Promise<Buffer | undefined>
  /** The word index as it was stored; undefined where the edition was added before there was one. */
  searchIndex(): Promise<Uint8Array | undefined>
  /** The text of all its books, from the segments. */
  books(): Promise<BookText[]>
  close(): Promise<void>
}

/** Beside the segments. */
export const searchIndexFile = 'search.idx'

const endings: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'gz', identity: 'json' }

/** Opens the edition in `directory`. Throws file-damaged when its manifest cannot be read. */
export function openEdition(directory: string, key: string): StoredEdition {
  const stored = parseFile(join(directory, 'manifest.json'), (value) => manifestSchema.parse(value))
  // Editions were once named after their file, `bsb` beside `BSB`.
  const manifest = { ...stored, name: distinctName(stored.name, stored.abbreviation, stored.locale) }
  const hashes = new Set(manifest.segments.map(({ hash }) => hash))
  let opened: ChapterPack | undefined
  return {
    manifest,
    summary: editionSummarySchema.parse(manifest),
    key,
    storedAt: statSync(join(directory, 'manifest.json')).mtimeMs,
    pack() {
      const indexPath = join(directory, 'chapters.json')
      opened ??= openPack(
        directory,
        parseFile(indexPath, (value) => packIndexSchema.parse(value)),
      )
      return opened
    },
    segment: async (hash, encoding) =>
      hashes.has(hash) ? await readFile(join(directory, `${hash}.${endings[encoding]}`)) : undefined,
    searchIndex: async () => await readFile(join(directory, searchIndexFile)).catch(() => undefined),
    async books() {
      const segments = manifest.segments.map(async ({ hash }) => {
        const content = await readFile(join(directory, `${hash}.json`), 'utf8')
        return segmentSchema.parse(JSON.parse(content)).books
      })
      return (await Promise.all(segments)).flat()
    },
    close: async () => opened?.close(),
  }
}

function parseFile<T>(path: string, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new AppError('file-damaged', { file: path }, { cause })
  }
}
