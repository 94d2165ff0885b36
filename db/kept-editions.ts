/**
 * The editions of the local database, kept in memory: a manifest is large and read with every page. Any change of the table, in
 * any window or worker, empties the memory and is told to whoever listens.
 */
import Dexie from 'dexie'
import type { Database } from './database'
import type { EditionRow } from './rows'

export class KeptEditions {
  readonly #rows = new Map<string, EditionRow>()
  readonly #listeners = new Set<() => void>()
  #version = 0

  constructor(database: Database) {
    const table = `idb://${database.name}/editions/`
    // The set that Dexie's live queries are told of: its keys name database, table and index.
    Dexie.on('storagemutated', (parts) => {
      if ('all' in parts || Object.keys(parts).some((part) => part.startsWith(table))) this.#empty()
    })
  }

  /** Changes with every change of the table. */
  get version(): number {
    return this.#version
  }

  /** Calls back after every change; returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * The row under a name, or the one `find` looks up for it. What is not there yet, the row or its manifest, is asked for again each
   * time: who waited for the worker to store it must not be told otherwise because the news of the change is still on its way.
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
