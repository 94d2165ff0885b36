/**
 * The starter packs: dictionaries and drawings of the project's own, imported at the first start and again whenever
 * their files change. One that an operator removed is not imported again, as with the starter editions.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { numberingBases } from '#core/contract/editions/edition'
import { canonicalJson, shortHash } from '../../bytes/canonical-json'
import { readIndex } from '../library-index'
import { readPath } from '../read-source'
import { importEach, type StarterOptions } from '../starters'
import { findEntry, takenIn } from '../writing/change-index'
import { addOrReplacePack, type ReadingPack, updatePack } from './change-packs'
import { importPack } from './import-pack'

/** Raised when the importer makes another pack of the same files, so that the starters are imported again. */
const preparation = 1

const descriptionSchema = z.object({
  abbr: z.string(),
  /** A folder of one's own has no field for it: an operator gives it by hand. */
  numbering: z.optional(z.enum(numberingBases)),
})

/** Imports every folder of `starters` that the library lacks or has in another version; a broken one is reported and skipped. */
export async function importStarterPacks(
  directory: string,
  starters: string,
  options: StarterOptions,
): Promise<void> {
  await importEach(starters, options, (folder, quality) => importStarterPack(directory, folder, quality))
}

async function importStarterPack(directory: string, folder: string, quality: number): Promise<boolean> {
  const { abbr, numbering } = descriptionSchema.parse(
    JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8')),
  )
  const choices = numbering ? { numbering } : {}
  const input = await readPath(folder)
  const files = 'files' in input ? input.files.map(({ path, bytes }) => [path, shortHash(bytes)]) : []
  const starter = shortHash(canonicalJson({ preparation, choices, files }))
  const index = readIndex(directory)
  const entry = findEntry(index.packs, abbr)
  if (index.declined.includes(abbr) || entry?.starter === starter) return false
  // The operator's own edition or pack under this abbreviation stays unchanged.
  if (entry ? entry.starter === undefined : takenIn(index).has(abbr)) return false
  const read = async (reading: ReadingPack) =>
    await importPack(input, { choices, abbreviation: abbr, quality }, reading)
  const options = { remember: { starter, choices } }
  if (entry) await updatePack(directory, abbr, read, options)
  else await addOrReplacePack(directory, abbr, read, options)
  return true
}
