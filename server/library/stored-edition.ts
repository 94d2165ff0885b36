/** One revision of one edition on disk, with reads for requests. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BookText } from '#core/contract/editions/chapter'
import {
  type EditionSummary,
  editionSummarySchema,
  type Manifest,
  manifestSchema,
} from '#core/contract/editions/edition'
import { segmentSchema } from '#core/contract/editions/segment'
import { AppError } from '#core/errors'
import { distinctName } from '#core/scripture/editions/metadata/identity'
import type { Encoding } from '../bytes/encodings'
import { chapterAnswers } from './chapter-answers'
import {
  type ChapterPack,
  indexWithoutFiles,
  openPack,
  type PreparedChapter,
  packIndexSchema,
} from './chapter-pack'
import { markDamaged, onceEach } from './damaged-mark'
import { languageOf } from './edition-language'
import { readSum, readSummed, type SummedBytes, summedNames } from './summed-file'
import { segmentReader } from './whole-segments'

/** A revision on disk. */
export interface StoredEdition {
  manifest: Manifest
  summary: EditionSummary
  /** Name of its directory: changes with every change of the edition, even if the text is the same. */
  key: string
  /** When this revision was stored, in milliseconds since 1970. */
  storedAt: number
  /**
   * The prepared answers of /api/text; the index is read at the first use. Damaged
   * answers are made again from the segments.
   */
  pack(): Promise<ChapterPack>
  /** Bytes of a segment, or undefined if this revision has no such segment. Throws file-damaged. */
  segment(hash: string, encoding: Encoding): Promise<Buffer | undefined>
  /** The stored word index; undefined if it is damaged or cannot be checked: then it is built again. */
  searchIndex(): Promise<SummedBytes | undefined>
  /** The text of all its books, from the segments. */
  books(): Promise<BookText[]>
  close(): Promise<void>
}

/** The word index, beside the segments. */
export const searchIndexName = 'search'

/**
 * Opens the edition in `directory`. Throws file-damaged when its manifest cannot be read; `onDamaged` is
 * called for other files, once for each; the edition is marked, and the upkeep packs it anew of what is whole.
 */
export function openEdition(
  directory: string,
  key: string,
  onDamaged: (file: string) => void = () => undefined,
): StoredEdition {
  const onDamage = onceEach((file) => {
    markDamaged(directory)
    onDamaged(file)
  })
  const stored = parseFile(join(directory, 'manifest.json'), (value) => manifestSchema.parse(value))
  // Editions were once named after their file, `bsb` beside `BSB`.
  const manifest = { ...stored, name: distinctName(stored.name, stored.abbreviation, stored.locale) }
  const hashes = new Set(manifest.segments.map(({ hash }) => hash))
  const readSegment = segmentReader(directory, onDamage)
  const books = async () => {
    const segments = manifest.segments.map(async ({ hash }) => {
      const content = (await readSegment(hash, 'identity')).toString()
      return segmentSchema.parse(JSON.parse(content)).books
    })
    return (await Promise.all(segments)).flat()
  }
  let rebuilt: Promise<Map<number, PreparedChapter>> | undefined
  const answers = async () => {
    rebuilt ??= rebuildAnswers(manifest, books)
    return await rebuilt
  }
  const open = async (): Promise<ChapterPack> => {
    const path = join(directory, 'chapters.json')
    const rebuild = async (canonical: number) => (await answers()).get(canonical)
    try {
      return openPack(
        directory,
        parseFile(path, (value) => packIndexSchema.parse(value)),
        rebuild,
        onDamage,
      )
    } catch {
      onDamage(path)
      return openPack(directory, indexWithoutFiles([...(await answers()).values()]), rebuild, onDamage)
    }
  }
  let opened: Promise<ChapterPack> | undefined
  return {
    manifest,
    summary: editionSummarySchema.parse(manifest),
    key,
    storedAt: statSync(join(directory, 'manifest.json')).mtimeMs,
    async pack() {
      opened ??= open()
      return await opened
    },
    segment: async (hash, encoding) => (hashes.has(hash) ? await readSegment(hash, encoding) : undefined),
    searchIndex: async () => await readSearchIndex(directory, onDamage),
    books,
    close: async () => (await opened?.catch(() => undefined))?.close(),
  }
}

async function readSearchIndex(
  directory: string,
  onDamage: (file: string) => void,
): Promise<SummedBytes | undefined> {
  const path = join(directory, searchIndexName)
  const stored = await readSummed(path)
  if (!stored) onDamage(summedNames(path).file)
  return stored
}

/** The hash that the word index of the edition in `directory` had when it was stored. */
export function readSearchSum(directory: string): string | undefined {
  return readSum(join(directory, searchIndexName))
}

async function rebuildAnswers(
  manifest: Manifest,
  books: () => Promise<BookText[]>,
): Promise<Map<number, PreparedChapter>> {
  const { locale, bookList } = manifest
  const { names } = await languageOf({ locale, books: bookList })
  const read = new Map((await books()).map((book) => [book.number, book]))
  const inOrder = bookList.flatMap(({ number }) => read.get(number) ?? [])
  return new Map(chapterAnswers(manifest, inOrder, names).map((answer) => [answer.canonical, answer]))
}

function parseFile<T>(path: string, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new AppError('file-damaged', { file: path }, { cause })
  }
}
