/** The location of a database: something that a copy of its files or a load of its dump does not have. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../store'

/**
 * Of an embedded database: these are never created again; a file with data of the last checkpoint would be
 * copied back with any other.
 */
const lastingFiles = ['PG_VERSION', join('global', 'pg_control')]

/** For the files of an embedded database: a copied file is another file, created at another time. */
export async function placeOfFiles(directory: string): Promise<string> {
  const files = await Promise.all(lastingFiles.map(async (path) => await stat(join(directory, path))))
  return files.map(({ ino, birthtimeMs }) => `${ino}:${Math.floor(birthtimeMs)}`).join(':')
}

/**
 * For a PostgreSQL database: the cluster, its timeline (which changes after a recovery to a point in time, or
 * when a replica took over), the database, and the table, which a loaded dump creates again. Undefined if the
 * role may not read them.
 */
export async function placeInCluster(db: Database): Promise<string | undefined> {
  const place = sql`
    select concat_ws(':', system.system_identifier, "checkpoint".timeline_id, own.oid, 'store_facts'::regclass::oid) as place
    from pg_control_system() system, pg_control_checkpoint() "checkpoint", pg_database own
    where own.datname = current_database()`
  const answer: unknown = await db.execute(place).catch(() => undefined)
  return readPlace(answer)
}

function readPlace(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    return undefined
  const [row]: unknown[] = answer.rows
  if (typeof row !== 'object' || row === null || !('place' in row)) return undefined
  return typeof row.place === 'string' ? row.place : undefined
}
