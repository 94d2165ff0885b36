/**
 * The end of a download: in one transaction the edition turns to its new manifest and the books of the old
 * one are deleted.
 */
import type { Manifest } from '#core/contract/editions/edition'
import type { Database } from '#db/database'
import { removeBooks } from '../library/store-book'

/** All books of the manifest are stored: makes it the current one. */
export async function finishEdition(database: Database, manifest: Manifest, now: number): Promise<void> {
  const { abbreviation, bookList } = manifest
  const { editions, downloads, books, chapters } = database
  await database.transaction('rw', editions, downloads, books, chapters, async () => {
    await editions.put({
      abbreviation,
      summary: manifest,
      manifest,
      isInstalled: true,
      isOwn: false,
      changedAt: now,
    })
    await downloads.delete(abbreviation)
    await removeBooks(database, abbreviation, new Set(bookList.map(({ hash }) => hash)))
  })
}
