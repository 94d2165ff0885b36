/**
 * Stores the text of one book in the local database: one transaction per book, so that a book is there
 * completely or not at all.
 */
import type { BookText } from '#core/contract/editions/chapter'
import type { Database } from '#db/database'

/** Stores a book under its hash; a book already stored under this hash is the same text. */
export async function storeBook(
  database: Database,
  abbreviation: string,
  hash: string,
  book: BookText,
): Promise<void> {
  const { number, titles, introduction, chapters } = book
  const rows = chapters.map((chapter) => ({ abbreviation, hash, canonical: chapter.canonical, chapter }))
  await database.transaction('rw', database.books, database.chapters, async () => {
    await database.books.put({ abbreviation, hash, number, titles, introduction })
    await database.chapters.bulkPut(rows)
  })
}

/** Removes every stored book of an edition except those whose hash is kept. */
export async function removeBooks(
  database: Database,
  abbreviation: string,
  kept: ReadonlySet<string>,
): Promise<void> {
  await database.transaction('rw', database.books, database.chapters, async () => {
    const stored = await database.books
      .where('[abbreviation+hash]')
      .between([abbreviation, ''], [abbreviation, '\uffff'])
      .primaryKeys()
    for (const [owner, hash] of stored) {
      if (kept.has(hash)) continue
      await database.books.delete([owner, hash])
      await database.chapters
        .where('[abbreviation+hash+canonical]')
        .between([owner, hash, 0], [owner, hash, Infinity])
        .delete()
    }
  })
}

/** The stored chapters of an edition, as [hash of the book, canonical]. */
export async function storedChapters(database: Database, abbreviation: string): Promise<[string, number][]> {
  const keys = await chaptersOf(database, abbreviation).primaryKeys()
  return keys.map(([, hash, canonical]) => [hash, canonical])
}

/** Removes what is stored of an edition except these chapters and the books they belong to. */
export async function removeChapters(
  database: Database,
  abbreviation: string,
  kept: readonly (readonly [string, number])[],
): Promise<void> {
  const isKept = new Set(kept.map(([hash, canonical]) => `${hash} ${canonical}`))
  await database.transaction('rw', database.books, database.chapters, async () => {
    await removeBooks(database, abbreviation, new Set(kept.map(([hash]) => hash)))
    await chaptersOf(database, abbreviation)
      .filter(({ hash, canonical }) => !isKept.has(`${hash} ${canonical}`))
      .delete()
  })
}

function chaptersOf(database: Database, abbreviation: string) {
  return database.chapters
    .where('[abbreviation+hash+canonical]')
    .between([abbreviation, '', 0], [abbreviation, '\uffff', Infinity])
}

/** The hashes of those books that are stored with all their chapters. */
export async function storedBooks(
  database: Database,
  abbreviation: string,
  books: readonly { hash: string; chapters: readonly number[] }[],
): Promise<Set<string>> {
  const whole = new Set<string>()
  for (const { hash, chapters } of books) {
    const range = database.chapters
      .where('[abbreviation+hash+canonical]')
      .between([abbreviation, hash, 0], [abbreviation, hash, Infinity])
    if ((await range.count()) >= chapters.length) whole.add(hash)
  }
  return whole
}
