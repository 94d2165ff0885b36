/**
 * The library as the server reads it. Another process may change it at any time: each
 * access checks, at most every quarter of a second, whether index.json was replaced,
 * and then opens what is new. Running requests keep their state.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError, toErrorWire } from '#core/errors'
import { Memory } from '#core/memory'
import { stampOf } from './file-stamp'
import { indexFile, type LibraryIndex, readIndex } from './library-index'
import { articleMemory, openStoredPack, type StoredPack } from './packs/stored-pack'
import { openEdition, type StoredEdition } from './stored-edition'

/** The library at one instant. */
export interface LibraryView {
  /** Different for every state of the library. */
  revision: string
  /** By language, then abbreviation. */
  editions: readonly StoredEdition[]
  /** Abbreviations of editions in the library that cannot be read. */
  damaged: readonly string[]
  /** The edition of an abbreviation in any case. */
  find(abbreviation: string): StoredEdition | undefined
  /** The current edition and recently replaced ones: where a segment may still be. */
  revisionsOf(abbreviation: string): readonly StoredEdition[]
  /** Contents beside the editions, by language, then abbreviation. */
  packs: PacksView
}

/** The packs at one instant. */
export interface PacksView {
  all: readonly StoredPack[]
  damaged: readonly string[]
  find(abbreviation: string): StoredPack | undefined
  revisionsOf(abbreviation: string): readonly StoredPack[]
}

/** Access to the current state. */
export interface Library {
  directory: string
  /** Throws unavailable while the contents of the library are unknown. */
  view(): LibraryView
  close(): Promise<void>
}

/** How the library is watched. */
export interface LibraryOptions {
  /** Called for editions that cannot be read; the others stay readable. */
  onDamage: (file: string, message: string) => void
  /** Milliseconds since some start; for tests. */
  now?: () => number
  /** Time between two checks of index.json. */
  lookEveryMs?: number
}

const usualLookEveryMs = 250
/** Articles of packs, parsed as they were read. */
const keptArticleBytes = 48_000_000
/** Running answers finish reading before the files of a replaced edition are closed. */
const closeAfterMs = 30_000

/** The library in a directory. */
export function openLibrary(
  directory: string,
  { onDamage, now = () => performance.now(), lookEveryMs = usualLookEveryMs }: LibraryOptions,
): Library {
  const onDamagedFile = sayingHow(onDamage)
  const editions = openDirectories(
    directory,
    'e',
    onDamage,
    (path, name) => openEdition(path, name, onDamagedFile),
    async (edition) => await edition.close(),
  )
  const memory = articleMemory(new Memory(keptArticleBytes))
  const packs = openDirectories(directory, 'p', onDamage, (path, name) =>
    openStoredPack(path, name, { onDamaged: onDamagedFile, memory }),
  )
  let stamp = ''
  let lookedAt = Number.NEGATIVE_INFINITY
  let current: LibraryView | undefined = viewOf(
    '',
    { editions: [], packs: [], retired: [] },
    editions.opened,
    packs.opened,
  )
  let wasFilled = false

  const reload = (seen: string) => {
    try {
      const index = readIndex(directory, (damage) => onDamage(join(directory, indexFile), damage.message))
      // Removing the last edition leaves an index; a library whose files are all missing was
      // not emptied on purpose.
      if (wasFilled && index.editions.length === 0 && !existsSync(join(directory, indexFile)))
        throw new AppError('file-damaged')
      const named = [...index.editions, ...index.packs, ...index.retired].map((entry) => entry.directory)
      editions.openThose(named)
      packs.openThose(named)
      wasFilled ||= index.editions.length > 0
      current = viewOf(seen, index, editions.opened, packs.opened)
      stamp = seen
    } catch (error) {
      if (current) onDamage(join(directory, indexFile), toErrorWire(error).message)
      // Checked again each time: somebody may be repairing it.
      stamp = ''
      current = undefined
    }
  }
  return {
    directory,
    view() {
      const time = now()
      if (time - lookedAt >= lookEveryMs) {
        lookedAt = time
        const seen = stampOf(join(directory, indexFile))
        if (seen !== stamp) reload(seen)
      }
      if (!current) throw new AppError('unavailable')
      return current
    },
    close: async () => {
      await Promise.all([editions.close(), packs.close()])
    },
  }
}

function sayingHow(onDamage: LibraryOptions['onDamage']): (file: string, isLost?: boolean) => void {
  const remade = 'damaged: made anew of what else there is'
  const lost = 'damaged, and missing until it is added again'
  return (file, isLost = false) => onDamage(file, isLost ? lost : remade)
}

interface OpenDirectories<Stored> {
  /** By directory name. */
  opened: ReadonlyMap<string, Stored>
  /**
   * Opens those that are not open yet; others are closed after a while. One that cannot
   * be opened is reported.
   */
  openThose(names: readonly string[]): void
  close(): Promise<void>
}

/** Directories whose names begin with `letter`: editions or packs. */
function openDirectories<Stored>(
  directory: string,
  letter: 'e' | 'p',
  onDamage: LibraryOptions['onDamage'],
  open: (path: string, name: string) => Stored,
  close: (stored: Stored) => Promise<void> = async () => undefined,
): OpenDirectories<Stored> {
  const opened = new Map<string, Stored>()
  return {
    opened,
    openThose(all) {
      const names = all.filter((name) => name.startsWith(letter))
      for (const name of new Set(names)) {
        if (opened.has(name)) continue
        try {
          opened.set(name, open(join(directory, name), name))
        } catch (error) {
          onDamage(join(directory, name), toErrorWire(error).message)
        }
      }
      for (const [name, stored] of opened) {
        if (names.includes(name)) continue
        opened.delete(name)
        setTimeout(() => void close(stored), closeAfterMs).unref()
      }
    },
    async close() {
      await Promise.all([...opened.values()].map(close))
      opened.clear()
    },
  }
}

function viewOf(
  revision: string,
  { editions, packs, retired }: Pick<LibraryIndex, 'editions' | 'packs' | 'retired'>,
  openedEditions: ReadonlyMap<string, StoredEdition>,
  openedPacks: ReadonlyMap<string, StoredPack>,
): LibraryView {
  const ofEditions = listOf(editions, retired, openedEditions, ({ summary }) => summary.abbreviation)
  const ofPacks = listOf(packs, retired, openedPacks, ({ summary }) => summary.abbr)
  const { all, ...finding } = ofEditions
  return { revision, editions: all, ...finding, packs: ofPacks }
}

/** The current entries of one list of the index, with look-ups. */
function listOf<Stored extends { summary: { locale: string } }>(
  entries: readonly { abbreviation: string; directory: string }[],
  retired: LibraryIndex['retired'],
  opened: ReadonlyMap<string, Stored>,
  abbreviationOf: (stored: Stored) => string,
) {
  const all = entries.flatMap(({ directory }) => opened.get(directory) ?? [])
  const sortKey = (stored: Stored) => `${stored.summary.locale} ${abbreviationOf(stored)}`
  all.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))
  const byAbbreviation = new Map(all.map((stored) => [abbreviationOf(stored).toUpperCase(), stored]))
  const find = (abbreviation: string) => byAbbreviation.get(abbreviation.toUpperCase())
  return {
    all,
    damaged: entries
      .filter(({ directory }) => !opened.has(directory))
      .map(({ abbreviation }) => abbreviation),
    find,
    /** The current one and recently replaced ones. */
    revisionsOf(abbreviation: string): Stored[] {
      const key = abbreviation.toUpperCase()
      const former = retired.filter((entry) => entry.abbreviation.toUpperCase() === key)
      return [find(abbreviation), ...former.map((entry) => opened.get(entry.directory))].filter(
        (stored) => stored !== undefined,
      )
    },
  }
}
