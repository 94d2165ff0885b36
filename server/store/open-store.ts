/**
 * Opens the members' database: PostgreSQL if `DATABASE_URL` names one, otherwise an
 * embedded one in the data directory.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log'
import { projectDirectory } from '../process/project-directory'
import type { Config } from '../settings/config'
import { openEmbedded } from './embedded/open-embedded'
import { epochOf } from './epoch/epoch'
import { placeInCluster, placeOfFiles } from './epoch/place'
import { openPostgres } from './open-postgres'
import type { OpenedStore, Store } from './store'

/**
 * The migrated store. Throws when it is locked by another process, cannot be reached or cannot be migrated.
 */
export async function openStore(
  config: Partial<Pick<Config, 'databaseUrl' | 'memberBytes'>> & Pick<Config, 'dataDirectory'>,
  log: Log,
): Promise<Store> {
  const migrations = migrationsDirectory()
  const quota = config.memberBytes ?? Number.POSITIVE_INFINITY
  if (config.databaseUrl) {
    const store = await openPostgres(config.databaseUrl, migrations, log)
    await epochOf(store.db, await placeInCluster(store.db))
    return { ...store, quota }
  }
  const directory = membersDirectory(config.dataDirectory)
  const store = await openEmbedded(directory, migrations, log)
  await epochOf(store.db, await placeOfFiles(directory))
  return { ...store, quota }
}

/** Unmigrated, also when an older version runs on it: for a backup. Undefined when there is none yet. */
export async function openUnchanged(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  log: Log,
): Promise<OpenedStore | undefined> {
  if (databaseUrl) return await openPostgres(databaseUrl, undefined, log)
  const directory = membersDirectory(dataDirectory)
  return existsSync(directory) ? await openEmbedded(directory, undefined, log) : undefined
}

/** Of the embedded database. */
export function membersDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'members')
}

/** Beside the source, or where the build copied them. */
export function migrationsDirectory(): string {
  const directories = ['server/store/migrations', 'build/server/migrations'].map((path) =>
    join(projectDirectory(), path),
  )
  const found = directories.find((directory) => existsSync(directory))
  if (!found) throw new Error(`No migrations in ${directories.join(' or ')}`)
  return found
}
