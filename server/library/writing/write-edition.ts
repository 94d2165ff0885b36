/** Compresses a prepared edition and writes it into a new directory of the library. */
import type { Manifest } from '#core/contract/editions/edition'
import { inParallel } from '#core/in-parallel'
import { sha256 } from '../../bytes/canonical-json'
import { toBrotli, toGzip } from '../../bytes/encodings'
import { buildPack } from '../chapter-pack'
import { searchIndexFile, searchSumFile } from '../stored-edition'
import { writeDirectory } from './durable-files'
import type { PreparedEdition } from './prepare-edition'

/** How an edition is written. */
export interface WriteOptions {
  /** Brotli quality, 1 to 11. */
  quality: number
  /** Called with 0..1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Share of the time for segments; the chapters take the rest (measured at quality 11). */
const segmentShare = 0.7

/**
 * Writes all files of an edition below `directory`, durably; the returned manifest has its compressed sizes.
 */
export async function writeEdition(
  directory: string,
  { manifest, segments, chapters, searchIndex }: PreparedEdition,
  { quality, onProgress }: WriteOptions,
): Promise<Manifest> {
  let written = 0
  const compressed = await inParallel(segments, async ({ body }) => {
    const [br, gzip] = await Promise.all([toBrotli(body, quality), toGzip(body)])
    written += 1
    onProgress?.((written / segments.length) * segmentShare)
    return { br, gzip }
  })
  const pack = await buildPack(chapters, quality, (share) =>
    onProgress?.(segmentShare + share * (1 - segmentShare)),
  )
  const sizes = compressed.map(({ br }) => br.length)
  const complete: Manifest = {
    ...manifest,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    segments: manifest.segments.map((segment, index) => ({ ...segment, bytes: sizes[index] ?? 0 })),
  }
  await writeDirectory(directory, [
    ...segments.flatMap(({ hash, body }, index) => [
      { name: `${hash}.json`, content: body },
      { name: `${hash}.br`, content: compressed[index]?.br ?? body },
      { name: `${hash}.gz`, content: compressed[index]?.gzip ?? body },
    ]),
    ...pack.files,
    { name: searchIndexFile, content: searchIndex },
    { name: searchSumFile, content: sha256(searchIndex) },
    { name: 'chapters.json', content: JSON.stringify(pack.index) },
    { name: 'manifest.json', content: JSON.stringify(complete) },
  ])
  return complete
}
