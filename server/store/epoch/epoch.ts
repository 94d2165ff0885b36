/**
 * The epoch of a members' database (SYNC 3.8): it changes after a backup was restored, so that devices start
 * over instead of diverging. A copied database contains the same epoch, so the location of its files or
 * tables is stored too, and a changed location is noticed.
 */
import { randomUUID } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import { storeFacts, users } from '../schema/schema'
import type { Database } from '../store'

/**
 * The epoch of a database whose files or tables are at `place`; undefined if unknown.
 * Created once per database: processes that create it at the same time agree on the
 * first. A new one when the place has changed.
 */
export async function epochOf(db: Database, place: string | undefined): Promise<string> {
  return await db.transaction(async (tx) => {
    await tx
      .insert(storeFacts)
      .values([
        { name: 'epoch', value: randomUUID() },
        { name: 'place', value: '' },
      ])
      .onConflictDoNothing()
    const [known] = await tx.select().from(storeFacts).where(eq(storeFacts.name, 'place')).for('update')
    if (place !== undefined && known?.value !== place) {
      // Databases created earlier have no place yet.
      if (known?.value) await beginEpoch(tx)
      await tx.update(storeFacts).set({ value: place }).where(eq(storeFacts.name, 'place'))
    }
    return await readEpoch(tx)
  })
}

/** Read again with each pull: another process may have restored a backup into a shared database. */
export async function readEpoch(db: Database): Promise<string> {
  const [fact] = await db.select().from(storeFacts).where(eq(storeFacts.name, 'epoch'))
  return fact?.value ?? ''
}

/**
 * Call it in a transaction, when the rows are those of a backup. Revisions continue at the milliseconds since
 * 1970: nobody makes a change in every millisecond, so revisions assigned after the backup, also after an
 * earlier restore of the same one, are never assigned again.
 */
export async function beginEpoch(tx: Database, now = Date.now()): Promise<void> {
  const value = randomUUID()
  await tx
    .insert(storeFacts)
    .values({ name: 'epoch', value })
    .onConflictDoUpdate({ target: storeFacts.name, set: { value } })
  const next = sql`greatest(${users.rev} + 1, ${now}::bigint)`
  const gaps = sql`${users.gaps}::jsonb`
  const added = sql`${gaps} || jsonb_build_array(jsonb_build_array(${users.rev}, ${next}))`
  // Nothing was written since the last gap, so that gap is extended.
  const longer = sql`jsonb_set(${gaps}, '{-1,1}', to_jsonb(${next}))`
  await tx
    .update(users)
    .set({
      gaps: sql`(case when (${gaps} -> -1 ->> 1)::bigint = ${users.rev} then ${longer} else ${added} end)::json`,
      rev: next,
    })
    .where(isNull(users.deletedAt))
}
