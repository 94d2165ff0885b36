/**
 * The starter editions: the project's own plain renderings, imported at the first start and again whenever
 * their files change. One that an operator removed is not imported again.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { numberingBases } from '#core/contract/editions/edition'
import { contractVersion } from '#core/contract/version'
import { toErrorWire } from '#core/errors'
import { canonicalJson, shortHash } from '../bytes/canonical-json'
import { readIndex } from './library-index'
import { readEdition } from './read-edition'
import { readPath } from './read-source'
import { addEdition, updateEdition } from './writing/change-library'

/** Raised when the preparation of chapters changes, so that the starters are prepared again. */
const preparation = 4

const descriptionSchema = z.object({
  abbreviation: z.string(),
  name: z.string(),
  locale: z.string(),
  numbering: z.optional(z.enum(numberingBases)),
  year: z.optional(z.int()),
  licence: z.string(),
  attribution: z.string(),
})

/** Callbacks and quality of the import. */
export interface StarterOptions {
  onImported: (abbreviation: string) => void
  onFailed: (abbreviation: string, message: string) => void
  /** Brotli quality; these are small, and the first start waits for them. */
  quality?: number
}

/**
 * Imports every folder of `starters` that the library lacks or has in another version. A broken one is
 * reported and skipped.
 */
export async function importStarters(
  directory: string,
  starters: string,
  options: StarterOptions,
): Promise<void> {
  await importEach(starters, options, (folder, quality) => importStarter(directory, folder, quality))
}

/** Calls `importOne` for every folder of `starters`; it answers whether it imported anything. */
export async function importEach(
  starters: string,
  { onImported, onFailed, quality = 9 }: StarterOptions,
  importOne: (folder: string, quality: number) => Promise<boolean>,
): Promise<void> {
  const folders = await readdir(starters, { withFileTypes: true }).catch(() => [])
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    try {
      if (await importOne(join(starters, name), quality)) onImported(name)
    } catch (error) {
      onFailed(name, toErrorWire(error).message)
    }
  }
}

async function importStarter(directory: string, folder: string, quality: number): Promise<boolean> {
  const { abbreviation, ...choices } = descriptionSchema.parse(
    JSON.parse(await readFile(join(folder, 'edition.json'), 'utf8')),
  )
  const input = await readPath(folder)
  const starter = shortHash(
    canonicalJson({
      preparation,
      contractVersion,
      choices,
      files: 'files' in input ? input.files.map(({ path, bytes }) => [path, shortHash(bytes)]) : [],
    }),
  )
  const index = readIndex(directory)
  const entry = index.editions.find((one) => one.abbreviation === abbreviation)
  if (index.declined.includes(abbreviation) || entry?.starter === starter) return false
  // An operator's own edition under this abbreviation stays unchanged.
  if (entry && entry.starter === undefined) return false
  const read = (taken: ReadonlySet<string>) => readEdition(input, { ...choices, abbreviation }, taken)
  const options = { quality, remember: { starter, choices } }
  if (entry) await updateEdition(directory, abbreviation, read, options)
  else await addEdition(directory, read, options)
  return true
}
