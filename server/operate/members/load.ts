/** Loads the lines of a dump into a database with empty tables of the same version. */
import { sql } from 'drizzle-orm'
import type { Database } from '../../store/store'
import { endMark } from './dump'
import { savedTables } from './tables'

/** Rows written at once. */
const mostRows = 200
const mostCharacters = 4_000_000

/** Call it in a transaction. Throws when the end is missing or a line is invalid. */
export async function loadMembers(tx: Database, lines: AsyncIterable<string>): Promise<void> {
  const known = new Set(savedTables.map(({ name }) => name))
  let table = ''
  let rows: string[] = []
  let characters = 0
  const flush = async () => {
    if (rows.length > 0) await insert(tx, table, rows)
    rows = []
    characters = 0
  }
  let isWhole = false
  for await (const line of lines) {
    const tab = line.indexOf('\t')
    const name = line.slice(0, tab)
    const row = line.slice(tab + 1)
    if (name === endMark) {
      isWhole = true
      break
    }
    if (!known.has(name))
      throw new Error(`The backup has rows of ${name || line.slice(0, 40)}, which is unknown here`)
    if (name !== table || rows.length === mostRows || characters > mostCharacters) await flush()
    table = name
    rows.push(row)
    characters += row.length
  }
  await flush()
  if (!isWhole) throw new Error('The backup ends in the middle of the members')
  for (const name of numbered) await goOn(tx, name)
}

async function insert(tx: Database, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  )
}

/** Tables whose rows are numbered by the database. */
const numbered = ['users', 'contact_messages', 'notifications']

/** Sets the counter, so that the next row gets a new number. */
async function goOn(tx: Database, table: string): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1), max(id) is not null) from ${sql.identifier(table)}`,
  )
}
