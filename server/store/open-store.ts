/** Opens the members' database: PostgreSQL where `DATABASE_URL` names one, otherwise an embedded one in the data directory. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Config } from '../config'
import { projectDirectory } from '../project-directory'
import { openEmbedded } from './embedded/open-embedded'
import { openPostgres } from './open-postgres'
import { storeFacts } from './schema/schema'
import type { Database, Store, StoreLog } from './store'

/** The migrated store. Throws when it is locked by another process, cannot be reached or cannot be migrated. */
export async function openStore(
  config: Partial<Pick<Config, 'databaseUrl'>> & Pick<Config, 'dataDirectory'>,
  log: StoreLog,
): Promise<Store> {
  const migrations = migrationsDirectory()
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, migrations, log)
    : await openEmbedded(join(config.dataDirectory, 'members'), migrations, log)
  return { ...opened, epoch: await epochOf(opened.db) }
}

/** Beside the source, or where the build put a copy. */
export function migrationsDirectory(): string {
  const directories = ['server/store/migrations', 'build/server/migrations'].map((path) =>
    join(projectDirectory(), path),
  )
  const found = directories.find((directory) => existsSync(directory))
  if (!found) throw new Error(`No migrations in ${directories.join(' or ')}`)
  return found
}

/** Made once per database; two processes that make it at the same time agree on the first. */
export async function epochOf(db: Database): Promise<string> {
  await db.insert(storeFacts).values({ name: 'epoch', value: randomUUID() }).onConflictDoNothing()
  const [fact] = await db.select().from(storeFacts).where(eq(storeFacts.name, 'epoch'))
  return fact?.value ?? ''
}
