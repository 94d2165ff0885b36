/**
 * index.json, the one file that defines the contents of the library. Replacing it is the instant of a change:
 * directories it does not name do not exist for readers, so a crash at any moment leaves the library in the
 * state before or after.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { contentKinds } from '#core/contract/content/kinds'
import { numberingBases } from '#core/contract/editions/edition'
import { AppError } from '#core/errors'
import { replaceDurably } from './durable-files'

/**
 * `e7.0123456789ab.3f2a11c0`, for a pack `p7. ...`: number, revision, and a random
 * number that makes the name new.
 */
const directoryPattern = /^[ep]\d+\.[0-9a-f]{12}\.[0-9a-f]{8}$/
const directoryName = z.string().check(z.regex(directoryPattern))

/** Facts of an edition that an operator may give instead of those in the files. */
const choicesSchema = z.object({
  name: z.optional(z.string()),
  locale: z.optional(z.string()),
  numbering: z.optional(z.enum(numberingBases)),
  licence: z.optional(z.string()),
  attribution: z.optional(z.string()),
  year: z.optional(z.int()),
  encoding: z.optional(z.string()),
})
/** An operator's choices for an edition. */
export type EditionChoices = z.infer<typeof choicesSchema>

const entrySchema = z.object({
  abbreviation: z.string(),
  directory: directoryName,
  /** Fingerprint of the files of a starter edition; absent for editions an operator added. */
  starter: z.optional(z.string()),
  /** The operator's choices when adding it; an update keeps them. */
  choices: z.optional(choicesSchema),
  /** The file's own name for the work, which identifies it when it is added again. */
  work: z.optional(z.string()),
  /** Packed quickly when it was added: the upkeep packs it again. */
  isQuick: z.optional(z.literal(true)),
})

/** Facts of a pack that an operator may give instead of those in its files. */
const packChoicesSchema = z.object({
  name: z.optional(z.string()),
  locale: z.optional(z.string()),
  licence: z.optional(z.string()),
  attribution: z.optional(z.string()),
  kind: z.optional(z.enum(contentKinds)),
  sourceUrl: z.optional(z.string()),
  digitisedBy: z.optional(z.string()),
  encoding: z.optional(z.string()),
  numbering: z.optional(z.enum(numberingBases)),
})
export type PackChoices = z.infer<typeof packChoicesSchema>

const packEntrySchema = z.extend(entrySchema, { choices: z.optional(packChoicesSchema) })

const indexSchema = z.object({
  format: z.literal(1),
  editions: z.array(entrySchema),
  /** Dictionaries, commentaries and other contents; absent in libraries created before they existed. */
  packs: z._default(z.array(packEntrySchema), []),
  /** Assigned numbers, for ever, by abbreviation in upper case. */
  ids: z.record(z.string(), z.int()),
  /** Directories that were current, with the time they were replaced (ms since 1970). */
  retired: z.array(z.object({ abbreviation: z.string(), directory: directoryName, at: z.int() })),
  /** Starter editions an operator removed: they are not imported again. */
  declined: z.array(z.string()),
})
/** The contents of index.json. */
export type LibraryIndex = z.infer<typeof indexSchema>
/** An edition in the index. */
export type IndexEntry = z.infer<typeof entrySchema>
export type PackEntry = z.infer<typeof packEntrySchema>
/** The lists of the index; their entries share one set of abbreviations and numbers. */
export type IndexList = 'editions' | 'packs'

/** The file that defines the library. */
export const indexFile = 'index.json'
/** The last valid index: used when index.json is damaged or missing. */
export const lastIndexFile = 'index.last.json'
const emptyIndex: LibraryIndex = {
  format: 1,
  editions: [],
  packs: [],
  ids: {},
  retired: [],
  declined: [],
}

/**
 * The index of a library; an empty one if nothing was added yet. When index.json is damaged or missing,
 * `onDamage` is called and the last valid index is read. Throws file-damaged when that is damaged too: an
 * empty library would take texts away from readers.
 */
export function readIndex(
  directory: string,
  onDamage: (damage: AppError) => void = () => undefined,
): LibraryIndex {
  const path = join(directory, indexFile)
  const last = join(directory, lastIndexFile)
  if (!existsSync(path) && !existsSync(last) && !hasRevisions(directory)) return emptyIndex
  try {
    return parseIndex(path)
  } catch (error) {
    const damage = new AppError('file-damaged', { file: path }, { cause: error })
    try {
      const index = parseIndex(last)
      onDamage(damage)
      return index
    } catch {
      throw damage
    }
  }
}

function parseIndex(path: string): LibraryIndex {
  return indexSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

function hasRevisions(directory: string): boolean {
  return existsSync(directory) && readdirSync(directory).some(isRevisionDirectory)
}

/** Makes `index` the current one, at one instant. */
export async function commitIndex(directory: string, index: LibraryIndex): Promise<void> {
  const content = `${JSON.stringify(index, undefined, 1)}\n`
  await replaceDurably(join(directory, indexFile), content)
  await replaceDurably(join(directory, lastIndexFile), content)
}

/** For a library created before the second file existed: copies the current index to it. */
export async function keepIndex(directory: string): Promise<void> {
  if (!existsSync(join(directory, indexFile)) || existsSync(join(directory, lastIndexFile))) return
  const index = parseIndex(join(directory, indexFile))
  await replaceDurably(join(directory, lastIndexFile), `${JSON.stringify(index, undefined, 1)}\n`)
}

/** The number of an abbreviation, a new one if it has none yet. */
export function idFor(ids: LibraryIndex['ids'], abbreviation: string): number {
  return ids[abbreviation.toUpperCase()] ?? Math.max(0, ...Object.values(ids)) + 1
}

/** True for names that only directories of editions and packs have. */
export function isRevisionDirectory(name: string): boolean {
  return directoryPattern.test(name)
}
