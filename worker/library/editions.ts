/** What is known of editions: the list of the library and the manifest of each, kept so that reading never waits for them. */
import type { EditionSummary, Manifest } from '#core/contract/edition'
import { AppError } from '#core/errors'
import type { Database } from '#db/database'
import type { EditionRow } from '#db/rows'
import { callApi } from '../http'

/** Brings the list up to date. An edition the server no longer has goes, unless its text is on this device. */
export async function refreshLibrary(database: Database, now: number): Promise<void> {
  const { data } = await callApi('library', {}, {})
  await storeSummaries(database, data, now)
  const stale = await database.editions
    .filter((row) => row.isInstalled && !row.isOwn && row.manifest?.revision !== row.summary.revision)
    .toArray()
  for (const row of stale) await offerUpdate(database, row)
}

/** Stores the list as the server gave it. Own editions and installed ones the server lost stay. */
export async function storeSummaries(
  database: Database,
  summaries: readonly EditionSummary[],
  now: number,
): Promise<void> {
  await database.transaction('rw', database.editions, database.facts, async () => {
    const known = new Map((await database.editions.toArray()).map((row) => [row.abbreviation, row]))
    for (const summary of summaries) {
      const row = known.get(summary.abbreviation)
      known.delete(summary.abbreviation)
      if (row?.isOwn) continue
      await database.editions.put(mergeSummary(row, summary, now))
    }
    for (const row of known.values())
      if (!row.isOwn && !row.isInstalled) await database.editions.delete(row.abbreviation)
    await database.facts.put({ key: 'library.checkedAt', value: now })
  })
}

/** The row of an edition with its manifest, asked for where it is not known yet. Throws edition-unknown, network ... */
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

/** Asks the server for a manifest. */
export async function fetchManifest(abbreviation: string): Promise<Manifest> {
  return (await callApi('manifest', { abbreviation }, {})).data
}

/** Makes a manifest the one that is read; never called for an installed edition, whose text waits for the person's update. */
export async function storeManifest(
  database: Database,
  manifest: Manifest,
  now: number,
): Promise<EditionRow & { manifest: Manifest }> {
  const row = await database.editions.get(manifest.abbreviation)
  const merged = { ...mergeSummary(row, manifest, now), manifest }
  await database.editions.put(merged)
  return merged
}

async function offerUpdate(database: Database, row: EditionRow): Promise<void> {
  const available = await fetchManifest(row.abbreviation)
  await database.editions.update(row.abbreviation, { available })
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
  // Not installed: a manifest of an older revision is forgotten, the next reader asks for the new one.
  if (row?.manifest && (isSame || row.isInstalled)) merged.manifest = row.manifest
  if (row?.available && row.available.revision === summary.revision) merged.available = row.available
  return merged
}
