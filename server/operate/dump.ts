/**
 * The members' database as lines, the same for both databases: `table<TAB>row as JSON`, in the end `end<TAB>counts`. Each member's rows are
 * those of one moment; over PostgreSQL all are.
 */
import { asc, type SQL, sql } from 'drizzle-orm'
import { users } from '../store/schema/schema'
import type { Database, Store } from '../store/store'
import { type SavedTable, savedTables } from './tables'

/** Rows read at once: a note may have 64 kB. */
const atOnce = 100
/** Begins the line behind the last row. */
export const endMark = 'end'

export type Counts = Record<string, number>

/** Hands every line to `write`, which says when the next may come. */
export async function dumpMembers(
  { db, kind }: Store,
  write: (line: string) => Promise<void>,
): Promise<Counts> {
  const counts: Counts = Object.fromEntries(savedTables.map(({ name }) => [name, 0]))
  const writeRows = async (tx: Database, { name }: SavedTable, where?: SQL) => {
    for await (const row of rowsOf(tx, name, where)) {
      await write(`${name}\t${row}\n`)
      counts[name] = (counts[name] ?? 0) + 1
    }
  }
  if (kind === 'postgresql')
    await db.transaction(
      async (tx) => {
        for (const table of savedTables) await writeRows(tx, table)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  else await dumpInTurn(db, writeRows)
  await write(`${endMark}\t${JSON.stringify(counts)}\n`)
  return counts
}

/** The embedded database does one thing at a time: nobody waits longer than for the rows of one member. */
async function dumpInTurn(
  db: Database,
  writeRows: (tx: Database, table: SavedTable, where?: SQL) => Promise<void>,
): Promise<void> {
  const ids = await db.select({ id: users.id }).from(users).orderBy(asc(users.id))
  for (const { id } of ids)
    await db.transaction(async (tx) => {
      for (const table of savedTables)
        if (table.member) await writeRows(tx, table, sql`${sql.identifier(table.member)} = ${id}`)
    })
  await db.transaction(async (tx) => {
    for (const table of savedTables) {
      if (!table.member) await writeRows(tx, table)
      if (table.hasOwnerless) await writeRows(tx, table, sql`user_id is null`)
    }
  })
}

/** Rows as JSON, as the database writes it: columns that are JSON keep their bytes. */
async function* rowsOf(tx: Database, table: string, where?: SQL): AsyncGenerator<string> {
  const condition = where ? sql` where ${where}` : sql``
  const name = sql.identifier(table)
  await tx.execute(
    sql`declare backup no scroll cursor for select row_to_json(saved)::text as row from (select * from ${name}${condition}) saved`,
  )
  for (;;) {
    const rows = textsOf(await tx.execute(sql.raw(`fetch ${atOnce} from backup`)))
    yield* rows
    if (rows.length < atOnce) break
  }
  await tx.execute(sql`close backup`)
}

function textsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    throw new Error('The database answers without rows')
  return answer.rows.map(({ row }: { row: unknown }) => String(row))
}
