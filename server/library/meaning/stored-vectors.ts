/**
 * The vectors of the verses of editions on disk, beside the models: a file for each model and word index, named after
 * the hashes of both, so that it never stands for another text. A file: magic word, CRC-32 of what follows, dimensions,
 * number of verses, words of a code; the codes, the vectors.
 */
import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { VerseVectors } from '#core/search/meaning/verse-vectors'
import { replaceDurably } from '../durable-files'
import { modelFolder } from './meaning-store'

const magic = 0x3156_4b50
const headBytes = 32
const [ending, damagedEnding] = ['.vectors', '.vectors.damaged']

/** The files that the vectors of an edition are made of. */
export interface VectorSource {
  /** Hash of the file of its language's model. */
  model: string
  /** Hash of its word index. */
  index: string
}

/** Whether they are stored. */
export function hasVectors(library: string, source: VectorSource): boolean {
  return existsSync(fileOf(library, source))
}

/** Whether they were stored, and the file was found to be damaged. */
export function hadVectors(library: string, source: VectorSource): boolean {
  return existsSync(damagedOf(library, source))
}

/** Undefined if they are not stored; a damaged file is put aside, and made anew by the upkeep. */
export async function readVectors(library: string, source: VectorSource): Promise<VerseVectors | undefined> {
  const bytes = await readWhole(fileOf(library, source))
  if (!bytes) return undefined
  const vectors = decode(bytes)
  if (!vectors)
    await rename(fileOf(library, source), damagedOf(library, source)).catch(() => {
      // Read only, or put aside by another process.
    })
  return vectors
}

/** Stores them; until this returns there are none. */
export async function writeVectors(
  library: string,
  source: VectorSource,
  { count, dims, vectors, codes, codeWords }: VerseVectors,
): Promise<void> {
  const bytes = Buffer.alloc(headBytes + codes.byteLength + vectors.byteLength)
  bytes.set(new Uint8Array(codes.buffer, codes.byteOffset, codes.byteLength), headBytes)
  bytes.set(
    new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength),
    headBytes + codes.byteLength,
  )
  for (const [at, value] of [dims, count, codeWords].entries()) bytes.writeUInt32LE(value, 8 + at * 4)
  bytes.writeUInt32LE(crc32(bytes.subarray(8)), 4)
  bytes.writeUInt32LE(magic, 0)
  await replaceDurably(fileOf(library, source), bytes)
  await rm(damagedOf(library, source), { force: true })
}

/** Deletes those of `models` whose word index is none of `indexes`. */
export async function removeOtherVectors(
  library: string,
  models: ReadonlySet<string>,
  indexes: ReadonlySet<string>,
): Promise<void> {
  const kept = new Set([...indexes].map(shortIndex))
  const folder = join(library, modelFolder)
  for (const name of await readdir(folder).catch(() => [])) {
    const [model = '', index = '', end] = name.split('.')
    const isOther = models.has(model) && `.${end}` === ending && !kept.has(index)
    if (isOther) await rm(join(folder, name), { force: true })
  }
}

/** As long as no two of a library are alike; the whole hash makes names longer than some systems take. */
function shortIndex(index: string): string {
  return index.slice(0, 32)
}

function fileOf(library: string, { model, index }: VectorSource): string {
  return join(library, modelFolder, `${model}.${shortIndex(index)}${ending}`)
}

function damagedOf(library: string, source: VectorSource): string {
  return fileOf(library, source).replace(ending, damagedEnding)
}

/** Its own buffer, so that numbers of four bytes can be read in place. */
async function readWhole(path: string): Promise<Buffer | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const bytes = Buffer.from(new ArrayBuffer((await file.stat()).size))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Undefined if the bytes are not those that were stored. */
function decode(bytes: Buffer): VerseVectors | undefined {
  if (bytes.length < headBytes || bytes.readUInt32LE(0) !== magic) return undefined
  if (bytes.readUInt32LE(4) !== crc32(bytes.subarray(8))) return undefined
  const [dims, count, codeWords] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12), bytes.readUInt32LE(16)]
  const vectorsAt = headBytes + count * codeWords * 4
  if (bytes.length !== vectorsAt + count * dims) return undefined
  const { buffer, byteOffset } = bytes
  return {
    count,
    dims,
    codeWords,
    codes: new Uint32Array(buffer, byteOffset + headBytes, count * codeWords),
    vectors: new Int8Array(buffer, byteOffset + vectorsAt, count * dims),
  }
}
