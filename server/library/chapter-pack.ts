/**
 * The answers of /api/text for all chapters of one edition, compressed when the edition
 * was added: two pack files and an index of positions in them. Answering is one read at
 * an offset, with no JSON work (PERFORMANCE A4).
 */
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { AppError } from '#core/errors'
import { inParallel } from '#core/in-parallel'
import { type Encoding, toBrotli, toGzip } from '../bytes/encodings'

/** Offset, length and CRC-32 of a chapter in one pack. */
const sliceSchema = z.tuple([z.int(), z.int(), z.int()])
/** Canonical, hash of the plain answer, position in the Brotli pack, position in the gzip pack. */
const entrySchema = z.tuple([z.int(), z.string(), sliceSchema, sliceSchema])
/** The index of a pack. */
export const packIndexSchema = z.array(entrySchema)
export type PackIndex = z.infer<typeof packIndexSchema>
type PackEntry = PackIndex[number]

interface PackedEncoding {
  file: string
  position: 2 | 3
}
const packs: Readonly<Record<Exclude<Encoding, 'identity'>, PackedEncoding>> = {
  br: { file: 'chapters.br', position: 2 },
  gzip: { file: 'chapters.gz', position: 3 },
}

/** The answer of one chapter, uncompressed. */
export interface PreparedChapter {
  canonical: number
  hash: string
  body: Buffer
}

/** Above this a chapter becomes hardly smaller and takes more than twice the time. */
const chapterQuality = 10

/** How chapters are compressed. */
export interface PackOptions {
  /** Brotli quality, 1 to 11. */
  quality: number
  /** How many at a time. */
  width: number | undefined
  /** Called with 0..1. */
  onProgress: (share: number) => void
}

/** Compresses all chapters; the names are those of the files to write. */
export async function buildPack(
  chapters: readonly PreparedChapter[],
  { quality, width, onProgress }: PackOptions,
): Promise<{ index: PackIndex; files: { name: string; content: Buffer }[] }> {
  let done = 0
  const compressed = await inParallel(
    chapters,
    async ({ body }) => {
      const forms = await Promise.all([toBrotli(body, Math.min(quality, chapterQuality)), toGzip(body)])
      done += 1
      onProgress(done / chapters.length)
      return forms
    },
    width,
  )
  const brotli = layOut(compressed.map(([form]) => form))
  const gzip = layOut(compressed.map(([, form]) => form))
  const index = chapters.map(
    ({ canonical, hash }, position): PackEntry => [
      canonical,
      hash,
      brotli.slices[position] ?? [0, 0, 0],
      gzip.slices[position] ?? [0, 0, 0],
    ],
  )
  return {
    index,
    files: [
      { name: packs.br.file, content: brotli.content },
      { name: packs.gzip.file, content: gzip.content },
    ],
  }
}

function layOut(forms: readonly Buffer[]): { content: Buffer; slices: z.infer<typeof sliceSchema>[] } {
  let offset = 0
  const slices = forms.map((form): z.infer<typeof sliceSchema> => {
    const slice: z.infer<typeof sliceSchema> = [offset, form.length, crc32(form)]
    offset += form.length
    return slice
  })
  return { content: Buffer.concat(forms), slices }
}

/** The answers of one edition. */
export interface ChapterPack {
  /** Hash of the plain answer; undefined if the edition has no such chapter. */
  hashOf(canonical: number): string | undefined
  /** The same of all chapters, in the order of the index. */
  hashes: ReadonlyMap<number, string>
  /** The compressed answer. Throws file-damaged when the file does not match the index. */
  read(canonical: number, encoding: 'br' | 'gzip'): Promise<Buffer>
  close(): Promise<void>
}

/** For compressing during a request. */
const quickQuality = 5

/** An index of answers without files. */
export function indexWithoutFiles(chapters: readonly PreparedChapter[]): PackIndex {
  return chapters.map(({ canonical, hash }): PackEntry => [canonical, hash, [0, 0, 0], [0, 0, 0]])
}

/**
 * The pack of the edition in `directory`; files are opened at the first read. An answer that is damaged in
 * its file is made again by `rebuild`, of segments that have their hash, and reported to `onDamage`: its own
 * hash may be another one, since names and the order of fields are those of this program.
 */
export function openPack(
  directory: string,
  index: PackIndex,
  rebuild: (canonical: number) => Promise<PreparedChapter | undefined>,
  onDamage: (file: string) => void,
): ChapterPack {
  const entries = new Map(index.map((entry) => [entry[0], entry]))
  const opened = new Map<string, Promise<FileHandle>>()
  const fileOf = (name: string) => {
    const known = opened.get(name) ?? open(join(directory, name), 'r')
    opened.set(name, known)
    return known
  }
  const stored = async (entry: PackEntry, encoding: 'br' | 'gzip'): Promise<Buffer | undefined> => {
    const { file, position } = packs[encoding]
    const [offset, length, crc] = entry[position]
    if (length === 0) return undefined
    const bytes = Buffer.allocUnsafe(length)
    const isRead = async () => {
      const { bytesRead } = await (await fileOf(file)).read(bytes, 0, length, offset)
      return bytesRead === length && crc32(bytes) === crc
    }
    if (await isRead().catch(() => false)) return bytes
    onDamage(join(directory, file))
    return undefined
  }
  return {
    hashOf: (canonical) => entries.get(canonical)?.[1],
    get hashes() {
      return new Map(index.map(([canonical, hash]) => [canonical, hash]))
    },
    async read(canonical, encoding) {
      const entry = entries.get(canonical)
      if (!entry) throw new AppError('chapter-absent', { canonical })
      const bytes = await stored(entry, encoding)
      if (bytes) return bytes
      const made = await rebuild(canonical)
      if (!made) throw new AppError('file-damaged', { file: join(directory, packs[encoding].file) })
      entry[1] = made.hash
      return encoding === 'br' ? await toBrotli(made.body, quickQuality) : await toGzip(made.body)
    },
    async close() {
      for (const handle of opened.values()) await handle.then((file) => file.close()).catch(() => undefined)
      opened.clear()
    },
  }
}
