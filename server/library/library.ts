/**
 * The library as the server reads it. Another process may change it at any time: every look asks, at most every quarter of a
 * second, whether index.json is another file than before, and then opens what is new. Requests under way keep what they have.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError, toErrorWire } from '#core/errors'
import { stampOf } from './file-stamp'
import { indexFile, type LibraryIndex, readIndex } from './library-index'
import { openEdition, type StoredEdition } from './stored-edition'

/** The library at one instant. */
export interface LibraryView {
  /** Another text for every other state of the library. */
  revision: string
  /** By language, then abbreviation. */
  editions: readonly StoredEdition[]
  /** Abbreviations of editions that are in the library and cannot be read. */
  damaged: readonly string[]
  /** The edition of an abbreviation in any case. */
  find(abbreviation: string): StoredEdition | undefined
  /** The current edition and those it replaced a short while ago: where a segment may still be. */
  revisionsOf(abbreviation: string): readonly StoredEdition[]
}

export interface Library {
  directory: string
  /** Throws unavailable while nothing says what the library holds. */
  view(): LibraryView
  close(): Promise<void>
}

export interface LibraryOptions {
  /** Told of editions that cannot be read; the others stay readable. */
  onDamage: (file: string, message: string) => void
  /** Milliseconds since some start; for tests. */
  now?: () => number
  /** Between two looks at index.json. */
  lookEveryMs?: number
}

const usualLookEveryMs = 250
/** Answers under way finish reading before the files of a replaced edition are closed. */
const closeAfterMs = 30_000

export function openLibrary(
  directory: string,
  { onDamage, now = () => performance.now(), lookEveryMs = usualLookEveryMs }: LibraryOptions,
): Library {
  const editions = openEditions(directory, onDamage)
  let stamp = ''
  let lookedAt = Number.NEGATIVE_INFINITY
  let current: LibraryView | undefined = viewOf('', { editions: [], retired: [] }, editions.opened)
  let wasFilled = false

  const reload = (seen: string) => {
    try {
      const index = readIndex(directory, (damage) => onDamage(join(directory, indexFile), damage.message))
      // Whoever removes the last edition leaves an index; a library that is gone as a whole was not emptied.
      if (wasFilled && index.editions.length === 0 && !existsSync(join(directory, indexFile)))
        throw new AppError('file-damaged')
      editions.openThose([...index.editions, ...index.retired].map((entry) => entry.directory))
      wasFilled ||= index.editions.length > 0
      current = viewOf(seen, index, editions.opened)
      stamp = seen
    } catch (error) {
      if (current) onDamage(join(directory, indexFile), toErrorWire(error).message)
      // Looked at anew each time: somebody is mending it.
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
    close: editions.close,
  }
}

interface OpenEditions {
  /** By the name of the directory. */
  opened: ReadonlyMap<string, StoredEdition>
  /** Opens what is not open yet; others are closed after a while. One that cannot be opened is reported. */
  openThose(names: readonly string[]): void
  close(): Promise<void>
}

function openEditions(directory: string, onDamage: LibraryOptions['onDamage']): OpenEditions {
  const opened = new Map<string, StoredEdition>()
  const onDamagedFile = (file: string) => onDamage(file, 'damaged: made anew of what else there is')
  return {
    opened,
    openThose(names) {
      for (const name of new Set(names)) {
        if (opened.has(name)) continue
        try {
          opened.set(name, openEdition(join(directory, name), name, onDamagedFile))
        } catch (error) {
          onDamage(join(directory, name), toErrorWire(error).message)
        }
      }
      for (const [name, edition] of opened) {
        if (names.includes(name)) continue
        opened.delete(name)
        setTimeout(() => void edition.close(), closeAfterMs).unref()
      }
    },
    async close() {
      await Promise.all([...opened.values()].map((edition) => edition.close()))
      opened.clear()
    },
  }
}

function viewOf(
  revision: string,
  { editions, retired }: Pick<LibraryIndex, 'editions' | 'retired'>,
  opened: ReadonlyMap<string, StoredEdition>,
): LibraryView {
  const current = editions.flatMap(({ directory }) => opened.get(directory) ?? [])
  current.sort(byLanguage)
  const damaged = editions.filter(({ directory }) => !opened.has(directory))
  const byAbbreviation = new Map(
    current.map((edition) => [edition.summary.abbreviation.toUpperCase(), edition]),
  )
  return {
    revision,
    editions: current,
    damaged: damaged.map(({ abbreviation }) => abbreviation),
    find: (abbreviation) => byAbbreviation.get(abbreviation.toUpperCase()),
    revisionsOf(abbreviation) {
      const key = abbreviation.toUpperCase()
      const former = retired.filter((entry) => entry.abbreviation.toUpperCase() === key)
      return [byAbbreviation.get(key), ...former.map((entry) => opened.get(entry.directory))].filter(
        (edition) => edition !== undefined,
      )
    },
  }
}

function byLanguage({ summary: a }: StoredEdition, { summary: b }: StoredEdition): number {
  const left = `${a.locale} ${a.abbreviation}`
  const right = `${b.locale} ${b.abbreviation}`
  return left < right ? -1 : left > right ? 1 : 0
}
