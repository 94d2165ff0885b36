/**
 * Puts a backup in the place of what is there. All of it is prepared beside, in `restoring/`, then swapped; what was there is moved
 * aside, never deleted. While `restoring/` is there no server starts: a restore that was broken off is run again.
 */
import { createReadStream } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { count, sql } from 'drizzle-orm'
import type { Config } from '../config'
import { lockFile } from '../file-lock'
import { giveToOwner } from '../private-files'
import { openEmbedded } from '../store/embedded/open-embedded'
import { beginEpoch } from '../store/epoch/epoch'
import { openPostgres } from '../store/open-postgres'
import { migrationsDirectory } from '../store/open-store'
import { recountSpace } from '../store/recount-space'
import { users } from '../store/schema/schema'
import type { OpenedStore, StoreLog } from '../store/store'
import { type Contents, checkBackup, dataFolder, membersFile } from './backup-folder'
import { restoringFolder, swapData } from './data-files'
import { linesOf } from './lines'
import { loadMembers } from './load'
import { saveMembers } from './make-backup'
import { copyMigrations, migrationCount } from './migrations'
import { isServed } from './operator-door'
import { savedTables } from './tables'

export interface Restored {
  contents: Contents
  /** Where what was there before is now. */
  aside: string
}

/** Throws with what is wrong, having changed nothing. `isReplacing`: also when a database of PostgreSQL has members already. */
export async function restoreBackup(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  folder: string,
  { isReplacing, log }: { isReplacing: boolean; log: StoreLog },
): Promise<Restored> {
  const contents = await checkBackup(folder)
  if (contents.migrations > migrationCount())
    throw new Error('The backup was made by a newer version: update this one first')
  if (await isServed(dataDirectory)) throw new Error(`A server runs on ${dataDirectory}: stop it first`)
  await mkdir(dataDirectory, { recursive: true })
  const lock = await lockFile(join(dataDirectory, 'members.lock'), { patienceMs: 0, staleAfterMs: 30_000 })
  try {
    const prepared = join(dataDirectory, restoringFolder)
    await rm(prepared, { recursive: true, force: true })
    const prepare = async () => {
      await mkdir(prepared)
      await cp(join(folder, dataFolder), prepared, { recursive: true, force: true }).catch(ignoreMissing)
      const members = { file: join(folder, membersFile), migrations: contents.migrations }
      if (databaseUrl) await replaceInCluster(databaseUrl, dataDirectory, members, { isReplacing, log })
      else await makeEmbedded(join(prepared, 'members'), members, log)
    }
    await prepare().catch(async (error: unknown) => {
      await rm(prepared, { recursive: true, force: true })
      throw error
    })
    const aside = await swapData(dataDirectory, databaseUrl === undefined)
    await rm(prepared, { recursive: true })
    await giveToOwner(dataDirectory)
    return { contents, aside }
  } finally {
    await lock.free()
  }
}

interface Members {
  file: string
  migrations: number
}

/** With the tables of its time first, which the migrations since then change as they did elsewhere. */
async function makeEmbedded(directory: string, { file, migrations }: Members, log: StoreLog): Promise<void> {
  const early = `${directory}.migrations`
  await copyMigrations(migrations, early)
  const old = await openEmbedded(directory, early, log)
  await old.db.transaction(async (tx) => await loadMembers(tx, linesIn(file)))
  await old.close()
  const store = await openEmbedded(directory, migrationsDirectory(), log)
  await store.db.transaction(async (tx) => {
    await recountSpace(tx)
    await beginEpoch(tx)
  })
  await store.close()
  await rm(early, { recursive: true })
}

/** In one transaction: other processes see the members from before or those of the backup. */
async function replaceInCluster(
  url: string,
  dataDirectory: string,
  members: Members,
  { isReplacing, log }: { isReplacing: boolean; log: StoreLog },
): Promise<void> {
  const file = await inTablesOfNow(join(dataDirectory, restoringFolder, 'older'), members, log)
  const store = await openPostgres(url, migrationsDirectory(), log)
  try {
    if (await hasMembers(store)) {
      if (!isReplacing)
        throw new Error(
          'The database has members already; with --replace they are saved in the data directory and replaced',
        )
      const kept = join(dataDirectory, `before-restore-members-${Date.now()}.jsonl.gz`)
      await saveMembers({ dataDirectory, databaseUrl: url }, kept, log)
    }
    await store.db.transaction(async (tx) => {
      const tables = savedTables.map(({ name }) => sql.identifier(name))
      await tx.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`)
      await loadMembers(tx, linesIn(file))
      await recountSpace(tx)
      await beginEpoch(tx)
    })
  } finally {
    await store.close()
    await rm(join(dataDirectory, restoringFolder, 'older'), { recursive: true, force: true })
  }
}

/** The file itself, or another one whose rows an embedded database has taken through the migrations since. */
async function inTablesOfNow(directory: string, members: Members, log: StoreLog): Promise<string> {
  if (members.migrations === migrationCount()) return members.file
  await mkdir(directory)
  await makeEmbedded(join(directory, 'members'), members, log)
  const file = join(directory, membersFile)
  await saveMembers({ dataDirectory: directory, databaseUrl: undefined }, file, log)
  return file
}

async function hasMembers({ db }: OpenedStore): Promise<boolean> {
  const [found] = await db.select({ members: count() }).from(users)
  return (found?.members ?? 0) > 0
}

function linesIn(file: string): AsyncIterable<string> {
  return linesOf(createReadStream(file).pipe(createGunzip()))
}

/** A backup of an empty data directory has no folder of data. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
