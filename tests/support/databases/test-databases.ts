/**
 * The databases server tests run on: `describe.each(databases)('$name', ({ open }) => ...)`. Each `open()` gives a migrated store
 * without rows. PostgreSQL is there where its programs are found (find-postgres.ts).
 */
import { epochOf } from '../../../server/store/epoch/epoch'
import { openPostgres } from '../../../server/store/open-postgres'
import { migrationsDirectory } from '../../../server/store/open-store'
import type { Store } from '../../../server/store/store'
import { isLong } from '../long-series'
import { postgresPrograms } from './find-postgres'
import { emptyDatabase, openMemoryStore } from './memory-store'
import { newDatabase } from './running-postgres'

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  open(): Promise<TestStore>
}

export interface TestStore extends Store {
  /** What another process would open; absent in the embedded database, which is one process's. */
  url?: string
}

export const silentLog = { info: () => undefined, error: () => undefined }

const pglite: TestDatabase = { name: 'PGlite', open: openMemoryStore }

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  async open() {
    const url = await newDatabase()
    const opened = await openPostgres(url, migrationsDirectory(), silentLog)
    await epochOf(opened.db, undefined)
    return { ...opened, url, quota: Number.POSITIVE_INFINITY }
  },
}

/** Always PGlite; PostgreSQL too where it is installed. For tests of what the databases do. */
export const databases: readonly TestDatabase[] = postgresPrograms() ? [pglite, postgres] : [pglite]

/** For tests of what lies above them: both in the long series, otherwise the embedded one. */
export const oneDatabase: readonly TestDatabase[] = isLong ? databases : [pglite]

/** Takes all rows away, and begins numbers anew: quicker than another database. */
export async function emptyStore({ db }: Store): Promise<void> {
  await emptyDatabase(db, ['storeFacts'])
}
