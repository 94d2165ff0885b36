/** Removes a pack from this device; undo is possible until its data is deleted a while later. */
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import { removeSegment, segmentsHere } from '../downloads/pack-work'

/** Removes packs and undoes removals. */
export class PackRemoval {
  readonly #database: Database
  readonly #later: (run: () => void, delayMs: number) => void

  constructor(database: Database, later: (run: () => void, delayMs: number) => void) {
    this.#database = database
    this.#later = later
  }

  /** Hides the pack at once. Throws edition-unknown. */
  async remove(abbreviation: string, now: number): Promise<void> {
    const changed = await this.#database.packs.update(abbreviation, { removedAt: now })
    if (changed === 0) throw new AppError('edition-unknown', { abbreviation })
    this.#later(() => void this.purge(now).catch(() => undefined), limits.undoRemovalMs)
  }

  /** Shows it again; does nothing once its segments are deleted. */
  async undo(abbreviation: string): Promise<void> {
    await this.#database.packs.where({ abbreviation }).modify((row) => {
      delete row.removedAt
    })
  }

  /**
   * Deletes what was removed until `until` (ms since 1970); at the start of the worker everything removed.
   */
  async purge(until: number): Promise<void> {
    const { packs, packSegments, articles } = this.#database
    await this.#database.transaction('rw', packs, packSegments, articles, async () => {
      const removed = await packs
        .filter(({ removedAt }) => removedAt !== undefined && removedAt <= until)
        .toArray()
      for (const row of removed) {
        for (const { hash } of segmentsHere(row)) await removeSegment(this.#database, row.abbreviation, hash)
        const { manifest: _, books: __, removedAt: ___, ...rest } = row
        if (row.isGone) await packs.delete(row.abbreviation)
        else await packs.put(rest)
      }
    })
  }
}
