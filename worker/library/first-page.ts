/**
 * Stores the data of the first page, so that nothing is fetched twice and the first page is available
 * offline.
 */

import { bookOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import type { Database } from '#db/database'
import { storeManifest, storeSummaries } from './editions'

/**
 * Stores the page's editions and chapters. An installed edition keeps its version: its update waits for the
 * person.
 */
export async function storeFirstPage(database: Database, first: PageData, now: number): Promise<void> {
  // Without a list the page came from this very database, which knows more editions than the address names.
  if (first.editions.length > 0) await storeSummaries(database, first.editions, now)
  for (const manifest of first.manifests) await storeManifest(database, manifest, now)
  const { editions, books, chapters } = database
  await database.transaction('rw', editions, books, chapters, async () => {
    for (const { abbreviation, hash, titles, chapter } of [...first.chapters, ...(first.further ?? [])]) {
      const bookList = (await editions.get(abbreviation))?.manifest?.bookList ?? []
      if (!bookList.some((book) => book.hash === hash)) continue
      const number = bookOf(chapter.canonical)
      if (!(await books.get([abbreviation, hash])))
        await books.put({ abbreviation, hash, number, titles, introduction: [] })
      await chapters.put({ abbreviation, hash, canonical: chapter.canonical, chapter })
    }
  })
}
