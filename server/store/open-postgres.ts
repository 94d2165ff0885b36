/** PostgreSQL by its address, shared by any number of processes. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Log } from '../log'
import * as schema from './schema/schema'
import type { OpenedStore } from './store'

const connections = 10
const patienceMs = 10_000
/** A number that nothing else in the database uses for a lock. */
const migrationLock = 5_260_417
/** Epoch, marks and rows of a page must be consistent, also while another process restores a backup. */
const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Without `migrations` its tables stay as they are. */
export async function openPostgres(
  url: string,
  migrations: string | undefined,
  log: Log,
): Promise<OpenedStore> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: 3 * patienceMs,
    // A process that is blocked in a transaction must not keep a member locked.
    idle_in_transaction_session_timeout: 3 * patienceMs,
    keepAlive: true,
  })
  // A broken connection is replaced; without a listener, whether idle or not, it would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'a connection to the database broke'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    if (migrations !== undefined) await migrateAlone(pool, migrations)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle(pool, { schema })
  return {
    kind: 'postgresql',
    db,
    transaction: async (work, need) =>
      await db.transaction(async (tx) => await work(tx), need === 'reads' ? oneMoment : undefined),
    close: async () => await pool.end(),
  }
}

/** Two processes that start together migrate one after the other. */
async function migrateAlone(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  } catch (error) {
    // Closed, which releases the lock.
    client.release(true)
    throw error
  }
}
