/** The members' database as everything else sees it; the same for the embedded one and for PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/schema'

/** A database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Store {
  kind: 'embedded' | 'postgresql'
  /** Bytes a member may take. */
  quota: number
  db: Database
  /**
   * All of `work` or nothing. The embedded database runs one at a time: no waiting for anything else inside. `need` is how much it writes:
   * on a disk that is nearly full what grows is refused first.
   */
  transaction<T>(work: (tx: Database) => Promise<T>, need?: Need): Promise<T>
  close(): Promise<void>
}

/** `reads`: all of it as it was at one moment. `little`: signing in and out, and whatever makes room. */
export type Need = 'reads' | 'little' | 'grows'

/** Before anybody is counted. */
export type OpenedStore = Omit<Store, 'quota'>

/** What the store says of itself. */
export interface StoreLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}
