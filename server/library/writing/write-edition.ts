/** Compresses a prepared edition, and writes it into a new directory of the library. */
import type { Manifest } from '#core/contract/editions/edition'
import { inParallel } from '#core/in-parallel'
import { toBrotli, toGzip } from '../../bytes/encodings'
import { buildPack } from '../chapter-pack'
import { writeDirectory } from '../durable-files'
import { searchIndexName } from '../stored-edition'
import { summedFiles } from '../summed-file'
import type { PreparedEdition } from './prepare-edition'

/** How an edition is written. */
export interface WriteOptions {
  /** Brotli quality, 1 to 11. */
  quality: number
  /** Called with 0..1. */
  onProgress?: ((share: number) => void) | undefined
  /** How many segments or chapters at a time; several use several cores. */
  width?: number
}

/** The smallest. */
export const bestQuality = 11
/** Much faster for a whole Bible, and some more bytes until it is packed again. */
export const quickQuality = 9

/** Share of the time for segments; the chapters take the rest (measured at quality 11). */
const segmentShare = 0.7

/**
 * Writes all files of an edition below `directory`, durably; the returned manifest has its compressed sizes.
 */
export async function writeEdition(
  directory: string,
  prepared: PreparedEdition,
  options: WriteOptions,
): Promise<Manifest> {
  const { manifest, files } = await packEdition(prepared, options)
  await writeDirectory(directory, files)
  return manifest
}

/** Compresses an edition: its files, and the manifest with the compressed sizes, which is one of them. */
export async function packEdition(
  { manifest, segments, chapters, searchIndex }: PreparedEdition,
  { quality, onProgress, width }: WriteOptions,
): Promise<{ manifest: Manifest; files: { name: string; content: string | Uint8Array }[] }> {
  let written = 0
  const compressed = await inParallel(
    segments,
    async ({ body }) => {
      const [br, gzip] = await Promise.all([toBrotli(body, quality), toGzip(body)])
      written += 1
      onProgress?.((written / segments.length) * segmentShare)
      return { br, gzip }
    },
    width,
  )
  const pack = await buildPack(chapters, {
    quality,
    width,
    onProgress: (share) => onProgress?.(segmentShare + share * (1 - segmentShare)),
  })
  const sizes = compressed.map(({ br }) => br.length)
  const complete: Manifest = {
    ...manifest,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    segments: manifest.segments.map((segment, index) => ({ ...segment, bytes: sizes[index] ?? 0 })),
  }
  const files = [
    ...segments.flatMap(({ hash, body }, index) => [
      { name: `${hash}.json`, content: body },
      { name: `${hash}.br`, content: compressed[index]?.br ?? body },
      { name: `${hash}.gz`, content: compressed[index]?.gzip ?? body },
    ]),
    ...pack.files,
    ...summedFiles(searchIndexName, searchIndex),
    { name: 'chapters.json', content: JSON.stringify(pack.index) },
    { name: 'manifest.json', content: JSON.stringify(complete) },
  ]
  return { manifest: complete, files }
}
