/**
 * The members' database as lines, the same for both databases: `table<TAB>row as JSON`, and at the end
 * `end<TAB>summary`. Each member's rows are of one instant; with PostgreSQL all rows are.
 */
import { asc, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '../../store/schema/schema'
import type { Database, OpenedStore } from '../../store/store'
import { migrationCount } from './migrations'

import { type SavedTable, savedTables } from './tables'
import type { LineSink } from './zipped-lines'

const answerSchema = z.object({ rows: z.array(z.object({ value: z.string() })) })

/** Rows read at once: a note may have 64 kB. */
const atOnce = 100
/** Begins the line after the last row. */
export const endMark = 'end'

/** The summary in the last line. */
export const dumpedSchema = z.object({
  /** Migrations applied to the tables. */
  migrations: z.int(),
  /** Rows by table. */
  members: z.record(z.string(), z.int()),
})
export type Dumped = z.infer<typeof dumpedSchema>

/** State shared by the functions that read the tables. */
interface Reading {
  sink: LineSink
  members: Record<string, number>
}

/** Dumps a database in its current state, which may be of an older version. Undefined: there is none yet. */
export async function dumpMembers(
  store: Pick<OpenedStore, 'db' | 'kind'> | undefined,
  sink: LineSink,
): Promise<void> {
  const members = Object.fromEntries(savedTables.map(({ name }) => [name, 0]))
  const migrations = store && (await dumpTables(store, { sink, members }))
  const dumped: Dumped = { migrations: migrations ?? migrationCount(), members }
  await sink.write(`${endMark}\t${JSON.stringify(dumped)}\n`)
}

/** Returns how many migrations were applied; undefined without any. */
async function dumpTables(
  { db, kind }: Pick<OpenedStore, 'db' | 'kind'>,
  reading: Reading,
): Promise<number | undefined> {
  if (kind === 'embedded') return await dumpInTurn(db, reading)
  return await db.transaction(
    async (tx) => {
      const { migrations, tables } = await tablesIn(tx)
      for (const table of tables) await writeRows(tx, reading, table)
      return migrations
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The embedded database does one thing at a time: other calls wait at most for the rows of one member. */
async function dumpInTurn(db: Database, reading: Reading): Promise<number | undefined> {
  const { migrations, tables } = await tablesIn(db)
  if (migrations === undefined) return undefined
  const ids = await db.select({ id: users.id }).from(users).orderBy(asc(users.id))
  for (const { id } of ids) {
    await reading.sink.rest()
    await db.transaction(async (tx) => {
      for (const table of tables)
        if (table.member) await writeRows(tx, reading, table, sql`${sql.identifier(table.member)} = ${id}`)
    })
  }
  for (const table of tables) {
    await reading.sink.rest()
    await db.transaction(async (tx) => {
      if (!table.member) await writeRows(tx, reading, table)
      if (table.hasOwnerless) await writeRows(tx, reading, table, sql`user_id is null`)
    })
  }
  return migrations
}

/** The tables of a backup that exist here. */
async function tablesIn(db: Database): Promise<{ migrations: number | undefined; tables: SavedTable[] }> {
  const present = new Set(
    await readColumn(db, sql`select tablename as value from pg_tables where schemaname = current_schema()`),
  )
  const tables = savedTables.filter(({ name }) => present.has(name))
  if (tables.length === 0) return { migrations: undefined, tables }
  const [migrations] = await readColumn(
    db,
    sql`select count(*)::text as value from drizzle.__drizzle_migrations`,
  )
  if (Number(migrations) > migrationCount())
    throw new Error('The database of members is that of a newer version: update this one first')
  return { migrations: Number(migrations), tables }
}

/** Rows as JSON, written by the database: JSON columns keep their bytes. */
async function writeRows(
  tx: Database,
  { sink, members }: Reading,
  { name }: SavedTable,
  where?: SQL,
): Promise<void> {
  const condition = where ? sql` where ${where}` : sql``
  await tx.execute(
    sql`declare backup no scroll cursor for select row_to_json(saved)::text as value from (select * from ${sql.identifier(name)}${condition}) saved`,
  )
  for (;;) {
    const rows = await readColumn(tx, sql.raw(`fetch ${atOnce} from backup`))
    if (rows.length > 0) await sink.write(rows.map((row) => `${name}\t${row}\n`).join(''))
    members[name] = (members[name] ?? 0) + rows.length
    if (rows.length < atOnce) break
  }
  await tx.execute(sql`close backup`)
}

/**
 * Reads the result of hand-written SQL, which both drivers return differently. The texts of the column
 * `value`.
 */
export async function readColumn(db: Database, query: SQL): Promise<string[]> {
  return answerSchema.parse(await db.execute(query)).rows.map(({ value }) => value)
}
