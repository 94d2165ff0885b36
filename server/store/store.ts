/** The interface of the members' database; the same for the embedded one and for PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/schema'

/** A database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** The members' database. */
export interface Store {
  kind: 'embedded' | 'postgresql'
  /** Bytes a member may use. */
  quota: number
  db: Database
  /**
   * Applies all of `work` or nothing. The embedded database runs one transaction at a
   * time: do not wait for anything else inside. `need` says how much it writes: on a
   * nearly full disk, growing changes are refused first.
   */
  transaction<T>(work: (tx: Database) => Promise<T>, need?: Need): Promise<T>
  close(): Promise<void>
}

/**
 * `reads`: all data of one instant. `little`: signing in and out, and everything that
 * frees space. `grows`: anything else.
 */
export type Need = 'reads' | 'little' | 'grows'

/** Before the quota is known. */
export type OpenedStore = Omit<Store, 'quota'>
