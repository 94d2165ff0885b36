/**
 * Reads what an operator names as the source of an edition: a file, a folder, a web
 * address, or an entry of the catalogue.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { SourceInput } from '#core/scripture/editions/container/source-file'
import { findInCatalogue } from './command/catalogue'
import { download } from './command/download'
import type { EditionChoices } from './library-index'

/** A source with its facts. */
export interface ReadSource {
  input: SourceInput
  /** Facts from the catalogue; empty for other sources. */
  known: EditionChoices & { abbreviation?: string }
}

/** Reads a source. Throws not-found and the errors of a download. */
export async function readSource(
  named: string,
  onProgress: (receivedBytes: number, totalBytes: number | undefined) => void,
): Promise<ReadSource> {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(named)) return { input: await download(named, onProgress), known: {} }
  const found = await stat(named).catch(() => undefined)
  if (found) return { input: await readPath(named), known: {} }
  const entry = findInCatalogue(named)
  if (!entry)
    throw new AppError(
      'not-found',
      { source: named },
      { message: `${named}: there is no such file or folder` },
    )
  const { page: _, file, ...known } = entry
  return { input: await download(file, onProgress), known }
}

/** A file, or a folder with all its files; hidden files and links are skipped. */
export async function readPath(path: string): Promise<SourceInput> {
  const name = basename(path)
  if ((await stat(path)).isFile()) return { name, bytes: await readFile(path) }
  const names = await filesBelow(path)
  if (names.length > limits.importEntries) {
    throw new AppError('file-entries', { file: name, limit: limits.importEntries })
  }
  const files: { path: string; bytes: Uint8Array }[] = []
  let total = 0
  for (const file of names) {
    total += (await stat(file)).size
    if (total > limits.importUnpackedBytes) {
      throw new AppError('file-too-large', { file: name, limit: limits.importUnpackedBytes })
    }
    files.push({ path: relative(path, file), bytes: await readFile(file) })
  }
  return { name, files }
}

async function filesBelow(directory: string): Promise<string[]> {
  const found: string[] = []
  const entries = await readdir(directory, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) found.push(...(await filesBelow(path)))
    else if (entry.isFile()) found.push(path)
  }
  return found
}
