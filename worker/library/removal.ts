/** Removes the text of an edition from this device; undo is possible while the worker runs. */
import { AppError } from '#core/errors'
import type { Database } from '#db/database'
import type { BookRow, ChapterRow, EditionRow } from '#db/rows'
import { removeBooks } from './store-book'

interface Removed {
  row: EditionRow
  books: BookRow[]
  chapters: ChapterRow[]
}

/** Removes editions and undoes the last removal. */
export class Removal {
  readonly #database: Database
  readonly #dropCachedTexts: (abbreviation: string) => Promise<void>
  /** Only the last removal is kept: it is a whole Bible. */
  #last: Removed | undefined

  constructor(database: Database, dropCachedTexts: (abbreviation: string) => Promise<void>) {
    this.#database = database
    this.#dropCachedTexts = dropCachedTexts
  }

  /** Removes the text; an imported edition is removed completely. Throws edition-unknown. */
  async remove(abbreviation: string): Promise<void> {
    const { editions, books, chapters, downloads } = this.#database
    const row = await editions.get(abbreviation)
    if (!row) throw new AppError('edition-unknown', { abbreviation })
    this.#last = {
      row,
      books: await books
        .where('[abbreviation+hash]')
        .between([abbreviation, ''], [abbreviation, '\uffff'])
        .toArray(),
      chapters: await chapters
        .where('[abbreviation+hash+canonical]')
        .between([abbreviation, '', 0], [abbreviation, '\uffff', Infinity])
        .toArray(),
    }
    await this.#database.transaction('rw', editions, downloads, books, chapters, async () => {
      await downloads.delete(abbreviation)
      if (row.isOwn) await editions.delete(abbreviation)
      else await editions.put(notInstalled(row))
      await removeBooks(this.#database, abbreviation, new Set())
    })
    await this.#dropCachedTexts(abbreviation)
  }

  /** Restores what was removed last; does nothing when that was another edition. */
  async undo(abbreviation: string): Promise<void> {
    if (this.#last?.row.abbreviation !== abbreviation) return
    const { row, books, chapters } = this.#last
    this.#last = undefined
    await this.#database.transaction(
      'rw',
      this.#database.editions,
      this.#database.books,
      this.#database.chapters,
      async () => {
        await this.#database.books.bulkPut(books)
        await this.#database.chapters.bulkPut(chapters)
        await this.#database.editions.put(row)
      },
    )
  }
}

function notInstalled({ available: _, ...row }: EditionRow): EditionRow {
  return { ...row, isInstalled: false }
}
