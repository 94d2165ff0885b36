/**
 * The three forms in which bytes are stored and sent. Browsers accept Brotli; gzip is for plain http on a
 * local network, where they do not offer Brotli; the plain form for everything else.
 */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** Values of Content-Encoding. */
export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Decompresses on a worker thread. */
export const decompressBrotli = promisify(brotliDecompress)

/**
 * Brotli on a worker thread; quality 1 to 11. A window no larger than the content keeps small content fast.
 */
export async function toBrotli(raw: Uint8Array, quality: number): Promise<Buffer> {
  const windowBits = Math.min(24, Math.max(16, Math.ceil(Math.log2(raw.length + 1))))
  return await compressBrotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  })
}

/** Gzip on a worker thread. */
export async function toGzip(raw: Uint8Array, level = 9): Promise<Buffer> {
  return await compressGzip(raw, { level })
}
