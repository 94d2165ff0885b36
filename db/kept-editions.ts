/**
 * Keeps the edition rows of the local database in memory, because a manifest is large and every page reads
 * it. A change of the table, in any window or worker, clears the memory and notifies the listeners.
 */
import Dexie from 'dexie'
import type { Database } from './database'
import type { EditionRow } from './rows'

/** Cache of the table `editions`, one per program. */
export class KeptEditions {
  readonly #rows = new Map<string, EditionRow>()
  readonly #listeners = new Set<() => void>()
  #version = 0

  constructor(database: Database) {
    const table = `idb://${database.name}/editions/`
    // Dexie passes the set of changed keys to its live queries; each key names database, table and index.
    Dexie.on('storagemutated', (parts) => {
      if ('all' in parts || Object.keys(parts).some((part) => part.startsWith(table))) this.#empty()
    })
  }

  /** Increases with every change of the table. */
  get version(): number {
    return this.#version
  }

  /** Calls `listener` after every change; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * The row of this name, or the one that `find` looks up. A missing row or a missing manifest is looked up
   * again each time: a caller that waited for the worker to store it must not get the old answer because the
   * change event is still on its way.
   */
  async row(name: string, find: () => Promise<EditionRow | undefined>): Promise<EditionRow | undefined> {
    const known = this.#rows.get(name)
    if (known) return known
    const version = this.#version
    const row = await find()
    if (row?.manifest && version === this.#version) this.#rows.set(name, row)
    return row
  }

  #empty(): void {
    this.#version += 1
    this.#rows.clear()
    for (const listener of this.#listeners) listener()
  }
}
