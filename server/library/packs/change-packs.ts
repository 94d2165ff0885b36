/** Adds, replaces and removes content packs, under the same lock and index as editions. */
import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentReport } from '#core/content/import/report'
import { type PackIds, packIdsSchema } from '#core/content/model/ids'
import type { StoredManifest } from '#core/contract/content/answers'
import { AppError } from '#core/errors'
import { idFor, type LibraryIndex, type PackEntry } from '../library-index'
import { changing, findEntry, finish, takenIn, withEntry } from '../writing/change-index'
import { storeArticleIndex } from './article-indexes'
import { idsFile, type PreparedPack, writePack } from './write-pack'

/** Facts that the library knows before it reads the pack. */
export interface ReadingPack {
  /** Abbreviations it cannot have, upper case. */
  taken: ReadonlySet<string>
  /** Entry of the pack it updates. */
  entry?: PackEntry
  /** Numbers of its articles so far. */
  ids?: PackIds
  /** Only to learn which work it is: a licence that is missing is no reason to stop. */
  isLook?: boolean
}

/** A pack that was read. */
export interface ReadPack {
  prepared: PreparedPack
  /** The file's own name for the work, which identifies it when it is added again. */
  work: string
}

/** The result of a change. */
export interface PackChange {
  manifest: StoredManifest
  report: ContentReport
  /** It replaced an earlier version of itself. */
  isReplaced: boolean
}

/** How a change is made. */
export interface PackOptions {
  /** Milliseconds since 1970; for tests. */
  now?: () => number
  /** Fields that the index stores besides its directory. */
  remember?: Pick<PackEntry, 'starter' | 'choices'>
}

/**
 * Adds a pack, or replaces an earlier version of itself: the same work under the same
 * abbreviation, whose number and article numbers stay. Throws abbreviation-taken when
 * anything else has it, the reader's errors, and library-locked.
 */
export async function addOrReplacePack(
  directory: string,
  abbreviation: string | undefined,
  read: (reading: ReadingPack) => Promise<ReadPack>,
  options: PackOptions = {},
): Promise<PackChange> {
  return await changing(directory, async (index) => {
    const taken = takenIn(index)
    const named = abbreviation === undefined ? undefined : findEntry(index.packs, abbreviation)
    const first = await firstReading(directory, index, named, read)
    const entry = named ?? findEntry(index.packs, first.prepared.manifest.abbr)
    if (!entry) {
      const { abbr } = first.prepared.manifest
      if (taken.has(abbr.toUpperCase())) throw new AppError('abbreviation-taken', { abbreviation: abbr })
      return await put(directory, index, first, undefined, options)
    }
    if (entry.work !== first.work)
      throw new AppError('abbreviation-taken', { abbreviation: entry.abbreviation })
    const again = named ? first : await read(await readingOf(directory, taken, entry))
    return await put(directory, index, again, entry, options)
  })
}

/**
 * Without an abbreviation only the file says which pack it is: those of packs are free for it, and a licence that was given when the
 * pack was added counts again.
 */
async function firstReading(
  directory: string,
  index: LibraryIndex,
  named: PackEntry | undefined,
  read: (reading: ReadingPack) => Promise<ReadPack>,
): Promise<ReadPack> {
  if (named) return await read(await readingOf(directory, takenIn(index), named))
  const packs = new Set(index.packs.map(({ abbreviation }) => abbreviation.toUpperCase()))
  const taken = new Set([...takenIn(index)].filter((one) => !packs.has(one)))
  try {
    return await read({ taken })
  } catch (error) {
    if (!(error instanceof AppError) || error.details['field'] !== 'licence') throw error
    const look = await read({ taken, isLook: true })
    if (findEntry(index.packs, look.prepared.manifest.abbr)?.work !== look.work) throw error
    return look
  }
}

/** Replaces the contents of a pack, even by another work. Throws edition-unknown and the reader's errors. */
export async function updatePack(
  directory: string,
  abbreviation: string,
  read: (reading: ReadingPack) => Promise<ReadPack>,
  options: PackOptions = {},
): Promise<PackChange> {
  return await changing(directory, async (index) => {
    const entry = findEntry(index.packs, abbreviation)
    if (!entry) throw new AppError('edition-unknown', { abbreviation })
    const reading = await readingOf(directory, takenIn(index), entry)
    return await put(directory, index, await read(reading), entry, options)
  })
}

/** Removes a pack; false if no pack has the abbreviation. */
export async function removePack(directory: string, abbreviation: string, now = Date.now): Promise<boolean> {
  return await changing(directory, async (index) => {
    const entry = findEntry(index.packs, abbreviation)
    if (!entry) return false
    const declined = entry.starter ? [...new Set([...index.declined, entry.abbreviation])] : index.declined
    await finish(directory, withEntry({ ...index, declined }, 'packs', entry.abbreviation, undefined, now()))
    return true
  })
}

async function readingOf(
  directory: string,
  taken: ReadonlySet<string>,
  entry: PackEntry | undefined,
): Promise<ReadingPack> {
  if (!entry) return { taken }
  const others = new Set([...taken].filter((one) => one !== entry.abbreviation.toUpperCase()))
  const ids = await readIds(join(directory, entry.directory, idsFile))
  return { taken: others, entry, ...(ids && { ids }) }
}

/**
 * Without them articles would get new numbers: a damaged file is an error, because
 * links to articles must not lead elsewhere.
 */
async function readIds(file: string): Promise<PackIds> {
  try {
    return packIdsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new AppError('file-damaged', { file }, { cause })
  }
}

async function put(
  directory: string,
  index: LibraryIndex,
  { prepared, work }: ReadPack,
  former: PackEntry | undefined,
  { now = Date.now, remember = {} }: PackOptions,
): Promise<PackChange> {
  const abbreviation = former?.abbreviation ?? prepared.manifest.abbr
  const number = idFor(index.ids, abbreviation)
  const name = `p${number}.${prepared.manifest.version.slice(0, 12)}.${randomBytes(4).toString('hex')}`
  const path = join(directory, name)
  const renamed = { ...prepared, manifest: { ...prepared.manifest, abbr: abbreviation } }
  const manifest = await writePack(path, number, renamed).catch(async (error: unknown) => {
    await rm(path, { recursive: true, force: true })
    throw error
  })
  await storeArticleIndex(path)
  const ids = { ...index.ids, [abbreviation.toUpperCase()]: number }
  const choices = { ...former?.choices, ...remember.choices }
  const entry: PackEntry = { abbreviation, directory: name, work, ...remember, choices }
  const declined = index.declined.filter((one) => one !== abbreviation)
  await finish(directory, withEntry({ ...index, ids, declined }, 'packs', abbreviation, entry, now()))
  return { manifest, report: prepared.report, isReplaced: former !== undefined }
}
