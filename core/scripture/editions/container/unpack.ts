/**
 * Unpacks one compressed stream in small steps, so that a zip bomb is stopped after a few megabytes, and
 * stops early when the beginning shows that the file is no edition. Checksums are verified: a flipped bit
 * must not change a verse.
 */
import { Gunzip, Inflate } from 'fflate'
import { AppError } from '../../../errors'
import type { Budget } from './budget'
import { crc32 } from './crc-32'

/** Deflate yields at most 1032 bytes for one, so a step yields at most 8 MB. */
const stepBytes = 8192

/** Decides from the bytes so far whether the file is worth unpacking further. */
export type IsWanted = (head: Uint8Array) => boolean

interface Packed {
  file: string
  bytes: Uint8Array
}

/**
 * Inflates a deflated zip entry; undefined when `isWanted` refused it. Throws
 * `file-damaged` and the errors of the budget.
 */
export function inflateEntry(
  packed: Packed & { crc: number; size: number },
  budget: Budget,
  isWanted: IsWanted,
): Uint8Array | undefined {
  const output = createOutput(packed, budget, isWanted)
  const inflate = new Inflate((chunk) => output.add(chunk))
  if (!pushAll(packed, (step, last) => inflate.push(step, last), output)) return undefined
  if (output.size() !== packed.size || output.crc() !== packed.crc) throw damaged(packed.file, 'checksum')
  return output.all()
}

/**
 * Unpacks a gzip file of one or more members; undefined when `isWanted` refused it.
 * Throws like `inflateEntry`.
 */
export function gunzip(packed: Packed, budget: Budget, isWanted: IsWanted): Uint8Array | undefined {
  if (packed.bytes.length < 18) throw damaged(packed.file, 'gzip header')
  const output = createOutput(packed, budget, isWanted)
  const stream = new Gunzip((chunk) => output.add(chunk))
  stream.onmember = () => output.restartChecksum()
  if (!pushAll(packed, (step, last) => stream.push(step, last), output)) return undefined
  const view = new DataView(packed.bytes.buffer, packed.bytes.byteOffset + packed.bytes.length - 8, 8)
  if (output.crc() !== view.getUint32(0, true)) throw damaged(packed.file, 'checksum')
  return output.all()
}

/** The error `file-damaged` for a container. */
export function damaged(file: string, reason: string, cause?: unknown): AppError {
  return new AppError('file-damaged', { file, line: 0, reason }, { cause })
}

interface Output {
  add(chunk: Uint8Array): void
  isRefused(): boolean
  restartChecksum(): void
  crc(): number
  size(): number
  all(): Uint8Array
}

function createOutput(packed: Packed, budget: Budget, isWanted: IsWanted): Output {
  const chunks: Uint8Array[] = []
  let size = 0
  let crc = 0
  let verdict: 'open' | 'wanted' | 'refused' = 'open'
  const all = () => joined(chunks, size)
  return {
    add(chunk) {
      if (chunk.length === 0 || verdict === 'refused') return
      size += chunk.length
      budget.take(packed.file, chunk.length, size, packed.bytes.length)
      crc = crc32(crc, chunk)
      chunks.push(chunk)
      if (verdict === 'open' && size >= stepBytes) verdict = isWanted(all()) ? 'wanted' : 'refused'
    },
    isRefused: () => verdict === 'refused',
    restartChecksum: () => {
      crc = 0
    },
    crc: () => crc,
    size: () => size,
    all,
  }
}

/** Passes on the packed bytes; false when the output refused them. */
function pushAll(packed: Packed, push: (step: Uint8Array, last: boolean) => void, output: Output): boolean {
  const { bytes, file } = packed
  try {
    for (let start = 0; start < bytes.length || start === 0; start += stepBytes) {
      push(bytes.subarray(start, start + stepBytes), start + stepBytes >= bytes.length)
      if (output.isRefused()) return false
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw damaged(file, error instanceof Error ? error.message : 'deflate', error)
  }
  return true
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
