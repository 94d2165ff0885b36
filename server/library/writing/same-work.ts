/** Whether an added edition is already in the library: the same work, perhaps in a newer version. */
import { join } from 'node:path'
import type { Chapter } from '#core/contract/editions/chapter'
import type { Edition } from '#core/scripture/editions/edition'
import type { IndexEntry } from '../library-index'
import { openEdition } from '../stored-edition'

/** An edition that was read, with its file's own name for the work. */
export interface ReadWork {
  edition: Edition
  /** The file's own name for the work (`workOf`); undefined if it is unknown. */
  work?: string | undefined
  /** The file has a title of its own: works with the same title and abbreviation are the same. */
  hasTitle?: boolean | undefined
}

/**
 * The entry of the same work: the file's own name is the same, and its title, or most of its verses.
 * `abbreviation` is the one that an operator wants: then only the entry under it counts.
 */
export async function findSameWork(
  directory: string,
  entries: readonly IndexEntry[],
  read: ReadWork & { wanted: string },
  abbreviation: string | undefined,
): Promise<IndexEntry | undefined> {
  for (const entry of entries) {
    if (abbreviation !== undefined && !isSame(entry.abbreviation, abbreviation)) continue
    const isNamedSo =
      entry.work === undefined ? isSame(entry.abbreviation, read.wanted) : entry.work === read.work
    if (isNamedSo && (await isSameWork(join(directory, entry.directory), entry, read))) return entry
  }
  return undefined
}

function isSame(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase()
}

async function isSameWork(
  path: string,
  entry: IndexEntry,
  { edition, hasTitle }: ReadWork,
): Promise<boolean> {
  const stored = openEdition(path, entry.directory)
  try {
    const { name, locale } = stored.manifest
    if (hasTitle && (entry.work !== undefined || (name === edition.name && locale === edition.locale)))
      return true
    return isSameText(
      (await stored.books()).flatMap(({ chapters }) => chapters),
      edition.books.flatMap(({ chapters }) => chapters),
    )
  } finally {
    await stored.close()
  }
}

/** True when at least half of their common verses have the same words. */
function isSameText(stored: readonly Chapter[], found: readonly Chapter[]): boolean {
  const texts = new Map(stored.flatMap(versesOf))
  const shared = found.flatMap(versesOf).filter(([canonical]) => texts.has(canonical))
  const same = shared.filter(([canonical, content]) => texts.get(canonical) === content)
  return shared.length > 0 && same.length * 2 >= shared.length
}

function versesOf({ canonical, verses }: Chapter): [canonical: number, content: string][] {
  return verses.map(({ verse, content }) => [canonical + verse, content])
}
