/**
 * Single chapters for reading online: fetched for one edition at a time, stored under the hash of their book.
 */

import { bookOf, placeOf } from '#core/canonical'
import type { RequestOutcome, WantedChapter } from '#core/contract/browser/worker'
import { type Chapter, chapterSchema } from '#core/contract/editions/chapter'
import type { ManifestBook } from '#core/contract/editions/edition'
import { AppError, toErrorWire } from '#core/errors'
import type { Database } from '#db/database'
import { evenIfFull } from '../even-if-full'
import { callApi } from '../http'
import { asAppError } from '../storage-error'
import { ensureManifest, fetchManifest, storeManifest } from './editions'

/** Brings one chapter into the local database. Expected failures are outcomes, not exceptions. */
export async function fetchChapter(
  database: Database,
  wanted: WantedChapter,
  now: number,
): Promise<RequestOutcome> {
  try {
    return await tryFetch(database, wanted, now, true)
  } catch (error) {
    return { kind: 'failed', error: toErrorWire(asAppError(error)) }
  }
}

async function tryFetch(
  database: Database,
  { abbreviation, canonical }: WantedChapter,
  now: number,
  mayRenew: boolean,
): Promise<RequestOutcome> {
  const row = await evenIfFull(() => ensureManifest(database, abbreviation, now))
  const book = row.manifest.bookList.find(({ number }) => number === bookOf(canonical))
  if (!book?.chapters.includes(placeOf(canonical).chapter)) return { kind: 'absent' }
  const key: [string, string, number] = [row.abbreviation, book.hash, canonical]
  if (await database.chapters.get(key)) return { kind: 'stored' }
  if (row.isOwn) throw new AppError('not-on-device', { abbreviation })
  const { data } = await callApi('text', { translations: abbreviation, passage: String(canonical) }, {})
  const text = data[row.abbreviation]
  if (!text?.chapter) return { kind: 'absent' }
  if (text.version !== book.hash) {
    // The edition changed on the server after its manifest was read: fetch the new one and try once more.
    if (!mayRenew || row.isInstalled) throw new AppError('hash-mismatch', { abbreviation })
    await storeManifest(database, await fetchManifest(abbreviation), now)
    return tryFetch(database, { abbreviation, canonical }, now, false)
  }
  const chapter: Chapter = chapterSchema.parse(text.chapter)
  const { titles } = text.chapter
  await evenIfFull(() => storeChapter(database, row.abbreviation, book, titles, chapter))
  return { kind: 'stored' }
}

async function storeChapter(
  database: Database,
  abbreviation: string,
  { hash, number }: ManifestBook,
  titles: string[],
  chapter: Chapter,
): Promise<void> {
  const { books, chapters } = database
  await database.transaction('rw', books, chapters, async () => {
    if (!(await books.get([abbreviation, hash])))
      await books.put({ abbreviation, hash, number, titles, introduction: [] })
    await chapters.put({ abbreviation, hash, canonical: chapter.canonical, chapter })
  })
}
