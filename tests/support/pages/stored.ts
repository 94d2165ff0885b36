/** What the browser has stored, looked at from outside the app. */
import type { Page } from 'playwright'
import { vi } from 'vitest'

/** All rows of a table of the local database. */
export async function rowsOf(page: Page, table: string): Promise<Record<string, unknown>[]> {
  const rows = await rowsIn(page, 'perikope', table)
  if (!rows) throw new Error('no database')
  return rows
}

/** All rows of a table of the database whose name begins so; undefined where there is no such database. */
export async function rowsIn(
  page: Page,
  begin: string,
  table: string,
): Promise<Record<string, unknown>[] | undefined> {
  return await page.evaluate(
    async ({ begin, table }) => {
      const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith(begin))
      const { name } = found ?? {}
      if (name === undefined) return undefined
      return await new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction(table).objectStore(table).getAll()
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(asking.result)
          })
        })
      })
    },
    { begin, table },
  )
}

/** How many chapters of an edition are stored. */
export async function chapterCount(page: Page, abbreviation: string): Promise<number> {
  const rows = await rowsOf(page, 'chapters')
  return rows.filter((row) => row['abbreviation'] === abbreviation).length
}

/** The names of all caches; looking at them changes nothing. */
export async function cacheNames(page: Page): Promise<string[]> {
  return await page.evaluate(() => caches.keys())
}

/** Addresses in every cache, by the name of the cache. Opening makes: one that is deleted meanwhile may come back empty. */
export async function cachedPaths(page: Page): Promise<Record<string, string[]>> {
  return await page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys()
      found[name] = keys.map(({ url }) => new URL(url).pathname)
    }
    return found
  })
}

/** Downloads an edition on the page of downloads, which is open, and waits until all of it is here. */
export async function downloadEdition(page: Page, abbreviation: string): Promise<void> {
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: abbreviation }).first()
  await row.getByRole('button', { name: /laden/i }).first().click()
  await vi.waitUntil(
    async () => {
      const rows = await rowsOf(page, 'editions')
      return rows.some((one) => one['abbreviation'] === abbreviation && one['isInstalled'])
    },
    { timeout: 15_000 },
  )
}
