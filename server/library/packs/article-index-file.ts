/** The file of the word index of a pack's articles, beside its segments. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { articleIndexFormat } from '#core/content/reading/article-index'
import { writeDurably } from '../durable-files'
import { readSummed, type SummedBytes, summedFiles, summedNames } from '../summed-file'

const name = `articles-${articleIndexFormat}`

/** Whether the pack in `directory` has one. */
export function hasArticleIndex(directory: string): boolean {
  return existsSync(join(directory, summedNames(name).sumFile))
}

/** Undefined if there is none; a damaged one is deleted and reported. */
export async function readArticleIndex(
  directory: string,
  onDamage: (file: string) => void,
): Promise<SummedBytes | undefined> {
  if (!hasArticleIndex(directory)) return undefined
  const path = join(directory, name)
  const stored = await readSummed(path)
  if (stored) return stored
  const { file, sumFile } = summedNames(path)
  onDamage(file)
  // Where nothing can be written it stays, and counts as missing each time.
  for (const one of [sumFile, file]) await rm(one, { force: true }).catch(() => undefined)
  return undefined
}

/** Writes it; until this returns there is none. */
export async function writeArticleIndex(directory: string, bytes: Uint8Array): Promise<void> {
  for (const { name: file, content } of summedFiles(name, bytes))
    await writeDurably(join(directory, file), content)
}
