/** A pack as the importer made it, before it is in the library. */
import type { ContentReport } from '#core/content/import/report'
import type { PackIds } from '#core/content/model/ids'
import type { SegmentFile } from '#core/content/model/segments'
import type { PackManifest } from '#core/contract/content/manifest'

/** A pack with its files. */
export interface PreparedPack {
  manifest: PackManifest
  files: readonly SegmentFile[]
  /** Brotli forms made while sizes were measured, by hash. */
  packed: ReadonlyMap<string, Buffer>
  ids: PackIds
  report: ContentReport
}
