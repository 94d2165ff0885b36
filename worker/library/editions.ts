/**
 * The known facts of editions: the library's list and the manifest of each, stored so that reading never
 * waits for them.
 */
import type { EditionSummary, Manifest } from '#core/contract/editions/edition'
import { AppError } from '#core/errors'
import type { Database } from '#db/database'
import type { EditionRow } from '#db/rows'
import { callApi } from '../http'
import { removeBooks } from './store-book'

/**
 * Updates the list. An edition that the server no longer has is removed unless its text is on this device.
 */
export async function refreshLibrary(database: Database, now: number): Promise<void> {
  const { data, unavailable = [] } = await callApi('library', {}, {})
  await storeSummaries(database, data, now)
  await removeOthers(database, new Set([...data.map(({ abbreviation }) => abbreviation), ...unavailable]))
  const stale = await database.editions.filter(isStale).toArray()
  for (const row of stale) {
    const manifest = await fetchManifest(row.abbreviation)
    if (row.isInstalled) await database.editions.update(row.abbreviation, { available: manifest })
    else await storeManifest(database, manifest, now)
  }
}

/** The manifest read here differs from the server's, and the newer one has not been fetched yet. */
function isStale({ isOwn, manifest, available, summary }: EditionRow): boolean {
  return !isOwn && manifest !== undefined && (available ?? manifest).revision !== summary.revision
}

/** Stores a list's information about editions; editions it does not name stay. */
export async function storeSummaries(
  database: Database,
  summaries: readonly EditionSummary[],
  now: number,
): Promise<void> {
  const { editions, facts } = database
  await database.transaction('rw', editions, facts, async () => {
    const known = new Map((await editions.toArray()).map((row) => [row.abbreviation, row]))
    for (const summary of summaries) {
      const row = known.get(summary.abbreviation)
      if (row?.isOwn) continue
      await editions.put(mergeSummary(row, summary, now))
    }
    await facts.put({ key: 'library.checkedAt', value: now })
  })
}

/**
 * Removes editions that the server's full list no longer names, except imported and downloaded ones. An empty
 * list removes none: a server without a library is a broken one.
 */
async function removeOthers(database: Database, named: ReadonlySet<string>): Promise<void> {
  if (named.size === 0) return
  const { editions, downloads, books, chapters } = database
  await database.transaction('rw', editions, downloads, books, chapters, async () => {
    const lost = await editions
      .filter(({ abbreviation, isOwn, isInstalled }) => !isOwn && !isInstalled && !named.has(abbreviation))
      .toArray()
    for (const { abbreviation } of lost) {
      await editions.delete(abbreviation)
      await downloads.delete(abbreviation)
      await removeBooks(database, abbreviation, new Set())
    }
  })
}

/** The row of an edition with its manifest, fetched if it is unknown. Throws edition-unknown, network ... */
export async function ensureManifest(
  database: Database,
  abbreviation: string,
  now: number,
): Promise<EditionRow & { manifest: Manifest }> {
  const row = await database.editions.get(abbreviation)
  if (row?.manifest) return { ...row, manifest: row.manifest }
  if (row?.isOwn) throw new AppError('edition-unknown', { abbreviation })
  return storeManifest(database, await fetchManifest(abbreviation), now)
}

/** Fetches a manifest from the server. */
export async function fetchManifest(abbreviation: string): Promise<Manifest> {
  return (await callApi('manifest', { abbreviation }, {})).data
}

/**
 * Makes a manifest the current one, unless the edition is installed: its text waits for the person's update.
 * Books of another version are removed.
 */
export async function storeManifest(
  database: Database,
  manifest: Manifest,
  now: number,
): Promise<EditionRow & { manifest: Manifest }> {
  const { abbreviation, bookList } = manifest
  const { editions, books, chapters } = database
  return database.transaction('rw', editions, books, chapters, async () => {
    const row = await editions.get(abbreviation)
    if (row?.manifest && (row.isInstalled || row.isOwn)) return { ...row, manifest: row.manifest }
    const merged = { ...mergeSummary(row, manifest, now), manifest }
    await editions.put(merged)
    if (row?.manifest && row.manifest.revision !== manifest.revision)
      await removeBooks(database, abbreviation, new Set(bookList.map(({ hash }) => hash)))
    return merged
  })
}

function mergeSummary(row: EditionRow | undefined, summary: EditionSummary, now: number): EditionRow {
  const isSame = row?.summary.revision === summary.revision
  const merged: EditionRow = {
    abbreviation: summary.abbreviation,
    summary,
    isInstalled: row?.isInstalled ?? false,
    isOwn: false,
    changedAt: isSame && row ? row.changedAt : now,
  }
  // Also a manifest of an older revision: what was read once stays readable until the newer one is here.
  if (row?.manifest) merged.manifest = row.manifest
  if (row?.available && row.available.revision === summary.revision) merged.available = row.available
  return merged
}
