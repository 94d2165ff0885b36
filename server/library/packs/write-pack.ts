/** Writes a pack into a new directory of the library, compressed once. */
import type { ContentReport } from '#core/content/import/report'
import type { PackIds } from '#core/content/model/ids'
import type { SegmentFile } from '#core/content/model/segments'
import type { StoredManifest } from '#core/contract/content/answers'
import type { PackManifest } from '#core/contract/content/manifest'
import { inParallel } from '#core/in-parallel'
import { canonicalJson } from '../../bytes/canonical-json'
import { toBrotli, toGzip } from '../../bytes/encodings'
import { writeDirectory } from '../durable-files'

/** File names beside the segments. */
export const idsFile = 'ids.json'
export const reportFile = 'report.json'

/** A pack with its files, as the importer made it. */
export interface PreparedPack {
  manifest: PackManifest
  files: readonly SegmentFile[]
  /** Brotli forms made while sizes were measured, by hash. */
  packed: ReadonlyMap<string, Buffer>
  ids: PackIds
  report: ContentReport
}

/** Writes all files of a pack below `directory`, durably. */
export async function writePack(
  directory: string,
  number: number,
  { manifest, files, packed, ids, report }: PreparedPack,
): Promise<StoredManifest> {
  const stored = { ...manifest, number }
  const texts = files.filter(({ segment }) => segment.role !== 'media')
  const gzipped = await inParallel(texts, async ({ bytes }) => await toGzip(Buffer.from(bytes)))
  const compressed = await inParallel(
    texts,
    async ({ segment, bytes }) => packed.get(segment.hash) ?? (await toBrotli(Buffer.from(bytes), 11)),
  )
  await writeDirectory(directory, [
    ...texts.flatMap(({ segment: { hash }, bytes }, at) => [
      { name: `${hash}.json`, content: bytes },
      { name: `${hash}.br`, content: compressed[at] ?? bytes },
      { name: `${hash}.gz`, content: gzipped[at] ?? bytes },
    ]),
    ...files
      .filter(({ segment }) => segment.role === 'media')
      .map(({ segment: { hash }, bytes }) => ({ name: `${hash}.bin`, content: bytes })),
    { name: idsFile, content: canonicalJson(ids) },
    { name: reportFile, content: JSON.stringify(report, undefined, 1) },
    { name: 'manifest.json', content: JSON.stringify(stored) },
  ])
  return stored
}
