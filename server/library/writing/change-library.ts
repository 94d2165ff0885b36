/**
 * Adds, replaces and removes editions. New files are written beside the old ones; the change happens at the
 * instant index.json is replaced. A replaced revision stays readable for an hour, so that running downloads
 * can end, and is deleted with the next change.
 */

import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '#core/contract/editions/edition'
import type { ImportReport } from '#core/contract/editions/import-report'
import { AppError } from '#core/errors'
import type { BuiltWords } from '#core/scripture/editions/builder/create-builder'
import type { Edition } from '#core/scripture/editions/edition'
import { languageOf } from '../edition-language'
import { type IndexEntry, idFor, type LibraryIndex } from '../library-index'
import { makeVectorsOf } from '../meaning/make-vectors'
import { changing, findEntry, finish, takenIn, withEntry } from './change-index'
import { prepareEdition } from './prepare-edition'
import { findSameWork, type ReadWork } from './same-work'
import { bestQuality, writeEdition } from './write-edition'

/** Reads an edition; `taken` are the abbreviations it cannot have, upper case. */
export type ReadEdition = (
  taken: ReadonlySet<string>,
) => Promise<ReadWork & { report: ImportReport; words?: BuiltWords }>

/** How a change is made. */
export interface ChangeOptions {
  /** Brotli quality, 1 to 11 (default the best). */
  quality?: number
  /** Called with 0..1, without the time of reading. */
  onProgress?: (share: number) => void
  /** Milliseconds since 1970; for tests. */
  now?: () => number
  /** Fields that the index stores of the edition besides its directory. */
  remember?: Pick<IndexEntry, 'starter' | 'choices' | 'work' | 'isQuick'>
}

/** The result of a change. */
export interface Change {
  manifest: Manifest
  report: ImportReport
  /** The edition replaced an earlier version of itself. */
  isReplaced?: boolean
  /** What was read: its text, and the words of the original that its files name. */
  read: Pick<ReadWork, 'edition'> & { words?: BuiltWords }
}

/** Adds an edition under a free abbreviation. Throws the reader's errors, and library-locked. */
export async function addEdition(
  directory: string,
  read: ReadEdition,
  options: ChangeOptions = {},
): Promise<Change> {
  return await changing(directory, async (index) => {
    const found = await read(takenIn(index))
    const { edition, report } = found
    if (findEntry(index.editions, edition.abbreviation)) {
      throw new AppError('abbreviation-taken', { abbreviation: edition.abbreviation })
    }
    return { manifest: await putEdition(directory, index, edition, options), report, read: found }
  })
}

/**
 * Adds an edition, or replaces the same work if it is present: then `read` is called again with the entry,
 * whose abbreviation, number and earlier choices stay. `abbreviation` is the one an operator wants. Throws
 * the reader's errors, and library-locked.
 */
export async function addOrReplaceEdition(
  directory: string,
  read: (taken: ReadonlySet<string>, entry?: IndexEntry) => ReturnType<ReadEdition>,
  options: ChangeOptions & { abbreviation: string | undefined },
): Promise<Change> {
  return await changing(directory, async (index) => {
    const taken = takenIn(index)
    const found = await read(taken)
    const { edition, report, work } = found
    const wanted = report.repaired.find(({ kind }) => kind === 'abbreviation-taken')?.details['wanted']
    const same = await findSameWork(
      directory,
      index.editions,
      { ...found, wanted: String(wanted ?? edition.abbreviation) },
      options.abbreviation,
    )
    if (!same) {
      const remember = { ...options.remember, work }
      const manifest = await putEdition(directory, index, edition, { ...options, remember })
      return { manifest, report, read: found }
    }
    taken.delete(same.abbreviation.toUpperCase())
    return { ...(await replace(directory, index, same, await read(taken, same), options)), isReplaced: true }
  })
}

/**
 * Replaces the text of an edition; its abbreviation and number stay. Throws
 * edition-unknown and the reader's errors.
 */
export async function updateEdition(
  directory: string,
  abbreviation: string,
  read: (taken: ReadonlySet<string>, entry: IndexEntry) => ReturnType<ReadEdition>,
  options: ChangeOptions = {},
): Promise<Change> {
  return await changing(directory, async (index) => {
    const entry = findEntry(index.editions, abbreviation)
    if (!entry) throw new AppError('edition-unknown', { abbreviation })
    const taken = takenIn(index)
    taken.delete(entry.abbreviation.toUpperCase())
    return await replace(directory, index, entry, await read(taken, entry), options)
  })
}

async function replace(
  directory: string,
  index: LibraryIndex,
  entry: IndexEntry,
  read: Awaited<ReturnType<ReadEdition>>,
  options: ChangeOptions,
): Promise<Change> {
  const { edition, report, work = entry.work } = read
  const replacing = { ...edition, abbreviation: entry.abbreviation }
  const { remember } = options
  // An update keeps earlier choices; a starter edition stays one only when the starters update it.
  const merged = { ...remember, work, choices: { ...entry.choices, ...remember?.choices } }
  return {
    manifest: await putEdition(directory, index, replacing, { ...options, remember: merged }),
    report,
    read,
  }
}

/** Removes an edition. Throws edition-unknown. */
export async function removeEdition(directory: string, abbreviation: string, now = Date.now): Promise<void> {
  await changing(directory, async (index) => {
    const entry = findEntry(index.editions, abbreviation)
    if (!entry) throw new AppError('edition-unknown', { abbreviation })
    const declined = entry.starter ? [...new Set([...index.declined, entry.abbreviation])] : index.declined
    await finish(
      directory,
      withEntry({ ...index, declined }, 'editions', entry.abbreviation, undefined, now()),
    )
  })
}

async function putEdition(
  directory: string,
  index: LibraryIndex,
  edition: Edition,
  { quality = bestQuality, onProgress, now = Date.now, remember = {} }: ChangeOptions,
): Promise<Manifest> {
  const { abbreviation } = edition
  const id = idFor(index.ids, abbreviation)
  const prepared = prepareEdition(edition, { id, ...(await languageOf(edition)) })
  const name = `e${id}.${prepared.manifest.revision.slice(0, 12)}.${randomBytes(4).toString('hex')}`
  const path = join(directory, name)
  const manifest = await writeEdition(path, prepared, { quality, onProgress }).catch(
    async (error: unknown) => {
      await rm(path, { recursive: true, force: true })
      throw error
    },
  )
  // A damaged model is no reason to stop: it is learnt again, and vectors with it.
  await makeVectorsOf(directory, edition.locale, prepared.searchIndex).catch(unlessDamaged)
  const ids = { ...index.ids, [abbreviation.toUpperCase()]: id }
  const entry: IndexEntry = { abbreviation, directory: name, ...remember }
  const declined = index.declined.filter((one) => one !== abbreviation)
  await finish(directory, withEntry({ ...index, ids, declined }, 'editions', abbreviation, entry, now()))
  return manifest
}

function unlessDamaged(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'file-damaged') throw error
}
