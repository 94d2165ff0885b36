/**
 * Loads the members of a backup into a database: first with the tables of its version, to which the
 * migrations since then are applied as usual.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { count, sql } from 'drizzle-orm'
import type { Log } from '../log'
import { openEmbedded } from '../store/embedded/open-embedded'
import { beginEpoch } from '../store/epoch/epoch'
import { openPostgres } from '../store/open-postgres'
import { migrationsDirectory } from '../store/open-store'
import { chatMessages, chats, recordedOps, things, users } from '../store/schema/schema'
import type { Database, OpenedStore } from '../store/store'
import { dataFolder, membersFile, writeContents } from './backup-folder'
import { copyData, restoringFolder } from './data-files'
import { withLibrary } from './library-lock'
import { loadMembers } from './members/load'
import { copyMigrations, migrationCount } from './members/migrations'
import { linesIn } from './members/read-saved'
import { savedTables } from './members/tables'
import { saveMembers } from './save-members'

/** A dump with its number of migrations. */
export interface SavedMembers {
  file: string
  migrations: number
}

interface Cluster {
  dataDirectory: string
  databaseUrl: string
}

/** A new embedded database. */
export async function makeEmbedded(
  directory: string,
  { file, migrations }: SavedMembers,
  log: Log,
): Promise<void> {
  const early = `${directory}.migrations`
  await copyMigrations(migrations, early)
  const work = async (migrationsFolder: string, change: (tx: Database) => Promise<void>) => {
    const store = await openEmbedded(directory, migrationsFolder, log)
    try {
      await store.db.transaction(change)
    } finally {
      await store.close()
    }
  }
  await work(early, async (tx) => await loadMembers(tx, linesIn(file)))
  await work(migrationsDirectory(), beginAnew)
  await rm(early, { recursive: true })
}

/**
 * In one transaction: other processes see either the old members or those of the backup. If there are members
 * already, a backup of them is first made in `aside`, to whose data directory `swap` moves the rest before
 * the change becomes visible.
 */
export async function replaceInCluster(
  { dataDirectory, databaseUrl }: Cluster,
  members: SavedMembers,
  {
    aside,
    isReplacing,
    swap,
    log,
  }: { aside: string; isReplacing: boolean; swap: (target: string) => Promise<void>; log: Log },
): Promise<void> {
  const file = await inTablesOfNow(join(dataDirectory, restoringFolder, 'older'), members, log)
  const store = await openPostgres(databaseUrl, migrationsDirectory(), log)
  try {
    const isFilled = await hasMembers(store)
    if (isFilled && !isReplacing)
      throw new Error(
        'The database has members already; with --replace they are saved in the data directory and replaced',
      )
    if (isFilled) await keep({ dataDirectory, databaseUrl }, aside, log)
    await store.db.transaction(async (tx) => {
      // However long it takes; readers continue with the old data.
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      const tables = savedTables.map(({ name }) => sql.identifier(name))
      await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in exclusive mode`)
      for (const table of tables.toReversed()) await tx.execute(sql`delete from ${table}`)
      await loadMembers(tx, linesIn(file))
      await beginAnew(tx)
      await swap(isFilled ? join(aside, dataFolder) : aside)
    })
  } finally {
    await store.close()
  }
}

/**
 * Makes a backup of the present data in `aside`, except for its data directory, which is moved there next.
 */
async function keep(cluster: Cluster, aside: string, log: Log): Promise<void> {
  await mkdir(aside)
  const { hash, ...dumped } = await saveMembers(cluster, join(aside, membersFile), log)
  const { dataDirectory } = cluster
  const files = await withLibrary(dataDirectory, async () => await copyData(dataDirectory, undefined))
  await writeContents(aside, { ...dumped, files: { [membersFile]: hash, ...files } })
}

async function beginAnew(tx: Database): Promise<void> {
  await recountSpace(tx)
  await beginEpoch(tx)
}

/** The file itself, or another one whose rows were migrated to this version in an embedded database. */
async function inTablesOfNow(directory: string, members: SavedMembers, log: Log): Promise<string> {
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

/**
 * Recomputes how much space each member uses, and how many ops are recorded, for rows that came with counts
 * of their own.
 */
export async function recountSpace(tx: Database): Promise<void> {
  const { state, content, events } = chatMessages
  const messages = sql`(select coalesce(sum(message_space(${state}, ${content}, ${events})), 0) from ${chatMessages} where ${chatMessages.chatId} = ${chats.id})`
  await tx.update(chats).set({ space: messages })
  const rows = sql`(select coalesce(sum(row_space(${things.deleted}, ${things.data})), 0) from ${things} where ${things.userId} = ${users.id})`
  const own = sql`(select coalesce(sum(chat_space(${chats.deletedAt}, ${chats.canonicals}, ${chats.space})), 0) from ${chats} where ${chats.userId} = ${users.id})`
  const ops = sql`(select count(*) from ${recordedOps} where ${recordedOps.userId} = ${users.id})`
  await tx.update(users).set({ space: sql`${rows} + ${own}`, recorded: ops })
}
