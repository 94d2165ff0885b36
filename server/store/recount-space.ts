/**
 * Recomputes how much space each member uses, and how many ops are recorded, for rows
 * that came with counts of their own.
 */
import { sql } from 'drizzle-orm'
import { recordedOps, things, users } from './schema/schema'
import type { Database } from './store'

/** Recomputes both for all members. */
export async function recountSpace(tx: Database): Promise<void> {
  const rows = sql`(select coalesce(sum(row_space(${things.deleted}, ${things.data})), 0) from ${things} where ${things.userId} = ${users.id})`
  const ops = sql`(select count(*) from ${recordedOps} where ${recordedOps.userId} = ${users.id})`
  await tx.update(users).set({ space: rows, recorded: ops })
}
