/** A file that is derived from others, with a second one beside it that contains the hash of its bytes. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sha256 } from '../bytes/canonical-json'

/** Bytes as they were stored. */
export interface SummedBytes {
  bytes: Uint8Array
  /** Their hash. */
  sum: string
}

/** The two files of `name` below a directory. */
export function summedNames(name: string): { file: string; sumFile: string } {
  return { file: `${name}.idx`, sumFile: `${name}.sum` }
}

/** The two files as they are written: the hash last, so that a file without it is not whole. */
export function summedFiles(
  name: string,
  bytes: Uint8Array,
): { name: string; content: Uint8Array | string }[] {
  const { file, sumFile } = summedNames(name)
  return [
    { name: file, content: bytes },
    { name: sumFile, content: sha256(bytes) },
  ]
}

/** Undefined if the file is missing or damaged, or cannot be checked. `path` is without an ending. */
export async function readSummed(path: string): Promise<SummedBytes | undefined> {
  const bytes = await readFile(summedNames(path).file).catch(() => undefined)
  const sum = readSum(path)
  return bytes && sum !== undefined && sha256(bytes) === sum ? { bytes, sum } : undefined
}

/** The hash that the file had when it was stored. */
export function readSum(path: string): string | undefined {
  try {
    return readFileSync(summedNames(path).sumFile, 'utf8')
  } catch {
    return undefined
  }
}
