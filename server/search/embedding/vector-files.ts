/**
 * The vectors of the verses of editions on disk: one file per revision and model in a folder of the
 * library. It grows as `.part`, verse after verse, so that a restart goes on where it ended, and is renamed when
 * it is whole. A file: magic word, dimensions; then per verse its canonical number and its vector in int8.
 */
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shortHash } from '../../bytes/canonical-json'

/** A verse with its vector. */
export interface EmbeddedVerse {
  canonical: number
  vector: Int8Array
}

/** Vectors of an edition in the order of their file. */
export interface StoredVectors {
  dims: number
  verses: readonly EmbeddedVerse[]
}

const magic = Buffer.from('PKVEC 1\n')
const headBytes = magic.length + 4
const canonicalBytes = 4
const [wholeEnding, partEnding] = ['.vectors', '.part']

/** A model's name in the names of files. */
export function modelKey(model: string): string {
  return shortHash(model).slice(0, 12)
}

/** The folder of a library. */
export function vectorFolder(library: string): string {
  return join(library, 'embeddings')
}

/** The whole file of a revision; `model` as `modelKey` names it. */
export function vectorFile(library: string, revision: string, model: string): string {
  return join(vectorFolder(library), `${revision}.${model}${wholeEnding}`)
}

/** Dimensions of a file's vectors; undefined if there is no such file. */
export async function dimsOf(path: string): Promise<number | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const head = Buffer.alloc(headBytes)
    await file.read(head, 0, headBytes, 0)
    return head.subarray(0, magic.length).equals(magic) ? head.readUInt32LE(magic.length) : undefined
  } finally {
    await file.close()
  }
}

/** All vectors of a whole file; undefined if it is missing or damaged. */
export async function readVectors(path: string): Promise<StoredVectors | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes || bytes.length < headBytes || !bytes.subarray(0, magic.length).equals(magic)) return undefined
  const dims = bytes.readUInt32LE(magic.length)
  const size = canonicalBytes + dims
  if (dims === 0 || (bytes.length - headBytes) % size !== 0) return undefined
  const verses = Array.from({ length: (bytes.length - headBytes) / size }, (_, at) => {
    const from = headBytes + at * size
    const vector = new Int8Array(bytes.buffer, bytes.byteOffset + from + canonicalBytes, dims)
    return { canonical: bytes.readUInt32LE(from), vector }
  })
  return { dims, verses }
}

/** A file that is not whole yet. */
export interface GrowingFile {
  /** Verses it has. */
  count: number
  /** Of their vectors; undefined while there are none. */
  dims: number | undefined
  append(verses: readonly EmbeddedVerse[]): Promise<void>
  /** Makes it the whole file. */
  finish(): Promise<void>
}

/** Opens the part of `path`, a whole file that is missing; a record that was cut off is dropped. */
export async function growingFile(path: string): Promise<GrowingFile> {
  const part = path.replace(wholeEnding, partEnding)
  await mkdir(dirname(part), { recursive: true })
  const dims = await dimsOf(part)
  const size = canonicalBytes + (dims ?? 0)
  const bytes = dims ? (await stat(part)).size : 0
  const count = Math.floor(Math.max(0, bytes - headBytes) / size)
  if (!dims || count === 0) await rm(part, { force: true })
  else await truncate(part, headBytes + count * size)
  const growing: GrowingFile = {
    count,
    dims: count > 0 ? dims : undefined,
    async append(verses) {
      const [first] = verses
      if (!first) return
      const head = growing.dims === undefined ? [headOf(first.vector.length)] : []
      await appendTo(part, Buffer.concat([...head, ...verses.map(recordOf)]))
      growing.dims ??= first.vector.length
      growing.count += verses.length
    },
    async finish() {
      if (growing.dims === undefined) await appendTo(part, headOf(1))
      await rename(part, path)
    },
  }
  return growing
}

/** Deletes every file that is of none of these revisions and of this model. */
export async function removeOthers(
  library: string,
  revisions: readonly string[],
  model: string,
): Promise<void> {
  const kept = new Set(
    revisions.flatMap((revision) =>
      [wholeEnding, partEnding].map((ending) => `${revision}.${model}${ending}`),
    ),
  )
  const folder = vectorFolder(library)
  for (const name of await readdir(folder).catch(() => []))
    if (/\.(vectors|part)$/.test(name) && !kept.has(name)) await rm(join(folder, name), { force: true })
}

function headOf(dims: number): Buffer {
  const head = Buffer.alloc(headBytes)
  magic.copy(head)
  head.writeUInt32LE(dims, magic.length)
  return head
}

function recordOf({ canonical, vector }: EmbeddedVerse): Buffer {
  const record = Buffer.alloc(canonicalBytes + vector.length)
  record.writeUInt32LE(canonical)
  record.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.length), canonicalBytes)
  return record
}

/** On disk when this returns: the service is asked only once. */
async function appendTo(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'a')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
