/**
 * Reads stored segments. Their address is their hash and caches store them for ever: bytes with another hash
 * are never sent. A damaged form is made again from one of the other two.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32, gunzip } from 'node:zlib'
import { AppError } from '#core/errors'
import { sha256 } from '../bytes/canonical-json'
import { decompressBrotli, type Encoding, toBrotli, toGzip } from '../bytes/encodings'

const decompressGzip = promisify(gunzip)

const forms = {
  br: { ending: 'br', pack: async (plain: Buffer) => await toBrotli(plain, 5), unpack: decompressBrotli },
  gzip: { ending: 'gz', pack: async (plain: Buffer) => await toGzip(plain), unpack: decompressGzip },
  identity: {
    ending: undefined,
    pack: async (plain: Buffer) => plain,
    unpack: async (plain: Buffer) => plain,
  },
} as const satisfies Record<Encoding, unknown>

/** Reads one segment in one encoding. */
export type ReadSegment = (hash: string, encoding: Encoding) => Promise<Buffer>

/**
 * Reads segments of the edition in `directory`, or other files named by their hash whose plain form ends in
 * `plainEnding`. Throws file-damaged when none of the forms has its hash.
 */
export function segmentReader(
  directory: string,
  onDamage: (file: string) => void,
  plainEnding = 'json',
): ReadSegment {
  /** Checksums of files whose content had its hash: faster to check than the hash of the content. */
  const known = new Map<string, number>()

  const readWhole = async (hash: string, encoding: Encoding): Promise<Buffer | undefined> => {
    const { ending, unpack } = forms[encoding]
    const file = join(directory, `${hash}.${ending ?? plainEnding}`)
    try {
      const bytes = await readFile(file)
      const sum = crc32(bytes)
      if (known.get(file) === sum) return bytes
      if (sha256(await unpack(bytes)) !== hash) throw new AppError('file-damaged', { file })
      known.set(file, sum)
      return bytes
    } catch {
      onDamage(file)
      return undefined
    }
  }
  return async (hash, encoding) => {
    const bytes = await readWhole(hash, encoding)
    if (bytes) return bytes
    for (const other of ['identity', 'br', 'gzip'] as const) {
      const whole = other === encoding ? undefined : await readWhole(hash, other)
      if (whole) return await forms[encoding].pack(await forms[other].unpack(whole))
    }
    throw new AppError('file-damaged', { file: join(directory, hash) })
  }
}
