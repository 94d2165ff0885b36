/** The known content packs: the list of the server, and those on this device. */
import type { PackSummary } from '#core/contract/content/answers'
import type { Database } from '#db/database'
import type { PackRow } from '#db/rows'
import { callApi } from '../http'

/**
 * Updates the list. A pack that the server no longer has is removed, unless it is on
 * this device: then its row says so.
 */
export async function refreshPacks(database: Database, now: number): Promise<void> {
  const { data, unavailable = [] } = await callApi('packs', {}, {})
  const listed = new Set([...data.map(({ abbr }) => abbr), ...unavailable])
  await database.transaction('rw', database.packs, database.downloads, async () => {
    const known = new Map((await database.packs.toArray()).map((row) => [row.abbreviation, row]))
    await database.packs.bulkPut(data.map((summary) => mergeSummary(known.get(summary.abbr), summary, now)))
    for (const row of known.values()) {
      if (listed.has(row.abbreviation)) continue
      if (row.manifest) await database.packs.put({ ...row, isGone: true })
      else {
        await database.packs.delete(row.abbreviation)
        await database.downloads.delete(row.abbreviation)
      }
    }
  })
}

function mergeSummary(row: PackRow | undefined, summary: PackSummary, now: number): PackRow {
  const isSame = row?.summary.version === summary.version
  const { isGone: _, ...known } = row ?? { abbreviation: summary.abbr }
  return { ...known, summary, changedAt: isSame && row ? row.changedAt : now }
}
