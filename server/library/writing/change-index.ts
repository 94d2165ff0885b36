/**
 * One change of the library at a time: the index is read under the lock, and writing the new one is the
 * instant of the change. The files that an entry pointed to before stay readable for an hour, so that running
 * downloads can end, and are deleted with the next change or by the upkeep.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs } from '#core/time'
import {
  commitIndex,
  type IndexEntry,
  type IndexList,
  isRevisionDirectory,
  type LibraryIndex,
  type PackEntry,
  readIndex,
} from '../library-index'
import { withLock } from '../lock'

/** How long replaced revisions stay. */
const graceMs = hourMs

/** Runs `change` with the current index, while nobody else changes the library. Throws library-locked. */
export async function changing<T>(
  directory: string,
  change: (index: LibraryIndex) => Promise<T>,
): Promise<T> {
  await mkdir(directory, { recursive: true })
  return await withLock(join(directory, 'lock'), async () => await change(readIndex(directory)))
}

/**
 * The index with another entry of a list, or none, for an abbreviation; the previous
 * one is retired. `now` in ms since 1970.
 */
export function withEntry<List extends IndexList>(
  index: LibraryIndex,
  list: List,
  abbreviation: string,
  entry: LibraryIndex[List][number] | undefined,
  now: number,
): LibraryIndex {
  const entries: readonly (IndexEntry | PackEntry)[] = index[list]
  const former = entries.filter((one) => one.abbreviation === abbreviation)
  const others = entries.filter((one) => one.abbreviation !== abbreviation)
  const retired = former.map((one) => ({ abbreviation, directory: one.directory, at: now }))
  return {
    ...index,
    [list]: entry ? [...others, entry] : others,
    retired: [...index.retired, ...retired].filter((one) => !isExpired(one, now)),
  }
}

/** Whether a replaced revision has stayed long enough. */
export function isExpired({ at }: { at: number }, now: number): boolean {
  return now - at >= graceMs
}

/** The index without them: `finish` deletes them. */
export function withoutExpired(index: LibraryIndex, now: number): LibraryIndex {
  return { ...index, retired: index.retired.filter((one) => !isExpired(one, now)) }
}

/**
 * Commits, then deletes every directory the new index does not name: earlier revisions
 * and leftovers of crashes.
 */
export async function finish(directory: string, index: LibraryIndex): Promise<void> {
  await commitIndex(directory, index)
  const named = new Set([...index.editions, ...index.packs, ...index.retired].map((entry) => entry.directory))
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.isDirectory() && isRevisionDirectory(entry.name) && !named.has(entry.name)) {
      await rm(join(directory, entry.name), { recursive: true, force: true })
    }
  }
}

/** Abbreviations in use, in upper case. */
export function takenIn({ editions, packs }: LibraryIndex): Set<string> {
  return new Set([...editions, ...packs].map(({ abbreviation }) => abbreviation.toUpperCase()))
}

/** The entry of an abbreviation in any case. */
export function findEntry<Entry extends IndexEntry | PackEntry>(
  entries: readonly Entry[],
  abbreviation: string,
): Entry | undefined {
  return entries.find((entry) => entry.abbreviation.toUpperCase() === abbreviation.toUpperCase())
}
