/**
 * Makes the word indexes of the articles of packs ahead: when a pack is added, and by the upkeep where one is missing or
 * was damaged. A search that finds none makes it for itself, seconds of work for a large pack.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildArticleIndex } from '#core/content/reading/article-index'
import { breathe } from '../../process/breathe'
import { readIndex } from '../library-index'
import { hasArticleIndex, writeArticleIndex } from './article-index-file'
import { openStoredPack } from './stored-pack'

/** Makes that of the pack in `directory`. */
export async function storeArticleIndex(directory: string): Promise<void> {
  await writeArticleIndex(directory, (await buildArticleIndex(openStoredPack(directory, ''), breathe)).bytes)
}

/** Whether packs of the library in `directory` have none. */
export function lackArticleIndexes(directory: string): boolean {
  return missing(directory).length > 0
}

/** Makes what is missing; `onStep` hears of each pack. Throws what the first that cannot be made says. */
export async function storeMissingArticleIndexes(
  directory: string,
  onStep: (step: string, share: number) => void,
): Promise<void> {
  const packs = missing(directory)
  let failure: unknown
  for (const [at, { abbreviation, path }] of packs.entries()) {
    onStep(`Preparing searches in ${abbreviation}`, at / packs.length)
    await storeArticleIndex(path).catch((error: unknown) => (failure ??= error))
  }
  if (failure !== undefined) throw failure
}

function missing(directory: string): { abbreviation: string; path: string }[] {
  return readIndex(directory)
    .packs.map((entry) => ({ abbreviation: entry.abbreviation, path: join(directory, entry.directory) }))
    .filter(({ path }) => existsSync(join(path, 'manifest.json')) && !hasArticleIndex(path))
}
