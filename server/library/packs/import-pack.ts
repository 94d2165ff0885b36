/** Makes a pack of a source with core's importer, adding what only Node has. */
import { importContent } from '#core/content/import/import-content'
import type { ContentReport } from '#core/content/import/report'
import type { WorkFound } from '#core/content/import/works'
import type { SourceInput } from '#core/scripture/editions/container/source-file'
import { sha256 } from '../../bytes/canonical-json'
import { toBrotli } from '../../bytes/encodings'
import type { PackChoices } from '../library-index'
import { decoderOf } from '../read-edition'
import type { ReadingPack, ReadPack } from './change-packs'

/** How a pack is made. */
export interface PackImportOptions {
  choices: PackChoices
  abbreviation?: string | undefined
  /** One of several works of the source. */
  work?: WorkFound | undefined
  /** Brotli quality, 1 to 11 (default 11). */
  quality?: number
}

/** Imports `input`; earlier choices of its entry stay unless new ones are given. Throws the importer's errors. */
export async function importPack(
  input: SourceInput,
  { choices, abbreviation, work, quality = 11 }: PackImportOptions,
  { taken, entry, ids, isLook = false }: ReadingPack,
): Promise<ReadPack & { report: ContentReport }> {
  const packed = new Map<string, Buffer>()
  const abbr = entry?.abbreviation ?? abbreviation
  const {
    manifest,
    segments,
    ids: given,
    report,
  } = await importContent(
    input,
    {
      taken,
      ...(isLook && { licence: 'not known yet' }),
      ...(work && { work }),
      ...entry?.choices,
      ...choices,
      ...(abbr !== undefined && { abbr }),
      ...(ids && { ids }),
    },
    {
      decode: decoderOf(choices.encoding ?? entry?.choices?.encoding),
      hash: sha256,
      async packedSize(bytes) {
        const compressed = await toBrotli(Buffer.from(bytes), quality)
        packed.set(sha256(bytes), compressed)
        return compressed.length
      },
    },
  )
  const prepared = { manifest, files: segments, packed, ids: given, report }
  return { prepared, report, work: `${manifest.kind} ${manifest.name}` }
}
