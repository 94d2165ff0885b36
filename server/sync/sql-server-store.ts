/**
 * The sync steps' port to the database (core/sync/server/server-store), as SQL inside
 * one transaction, about one member.
 */
import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { AppError } from '#core/errors'
import type { MemberMarks, ServerStore, StoredRow } from '#core/sync/server/server-store'
import type { AsyncPort } from '#core/sync/steps'
import { readEpoch } from '../store/epoch/epoch'
import { recordedOps, things, users } from '../store/schema/schema'
import type { Database } from '../store/store'

/** A member and a transaction. */
export interface MemberInTransaction {
  tx: Database
  user: number
  /** The server's time, ms. */
  now: number
  /** Bytes the member may use. */
  quota: number
}

const marksOf = {
  rev: users.rev,
  floor: users.floor,
  clearedBefore: users.clearedBefore,
  gaps: users.gaps,
  space: users.space,
  recorded: users.recorded,
}
const rowOf = {
  key: things.key,
  rev: things.rev,
  deleted: things.deleted,
  data: things.data,
  device: things.device,
  instant: things.instant,
}

/** The port over SQL. */
export function sqlServerStore({ tx, user, now, quota }: MemberInTransaction): AsyncPort<ServerStore> {
  const mine = eq(things.userId, user)
  const living = and(eq(users.id, user), sql`${users.deletedAt} is null`)
  return {
    lockMember: async () => only(await tx.select(marksOf).from(users).where(living).for('update')),
    marks: async () => only(await tx.select(marksOf).from(users).where(living)),
    putMarks: async ({ space: _, recorded: __, ...marks }) =>
      void (await tx.update(users).set(marks).where(living)),
    quota: () => quota,
    epoch: async () => await readEpoch(tx),

    row: async (key) =>
      (
        await tx
          .select(rowOf)
          .from(things)
          .where(and(mine, eq(things.key, key)))
      )[0],
    putRow: async (row) => await putRow(tx, user, row),
    activitiesToClear: async (instant, device) => {
      const activities = and(mine, eq(things.kind, 'act'), eq(things.deleted, false))
      const cleared = or(lte(things.instant, instant), device === '' ? undefined : eq(things.device, device))
      const found = tx.select({ key: things.key }).from(things).where(and(activities, cleared))
      return (await found.orderBy(asc(things.rev))).map(({ key }) => key)
    },
    buryRows: async (keys, first) => await buryRows(tx, user, keys, first),
    page: async (after, upto, limit) => await readRows(tx, user, { after, upto, limit }),
    removeTombstones: async (before) => {
      const old = and(mine, eq(things.deleted, true), lt(things.instant, before))
      const removed = await tx.delete(things).where(old).returning({ rev: things.rev })
      return removed.reduce((highest, { rev }) => Math.max(highest, rev), 0)
    },

    recordedOp: async (opId) => {
      const found = and(eq(recordedOps.userId, user), eq(recordedOps.opId, opId))
      const recorded = { fingerprint: recordedOps.fingerprint, outcome: recordedOps.outcome }
      return (await tx.select(recorded).from(recordedOps).where(found))[0]
    },
    recordOp: async (opId, recorded) =>
      void (await tx.insert(recordedOps).values({ userId: user, opId, at: now, ...recorded })),
    forgetOldestOps: async (count) => {
      const own = eq(recordedOps.userId, user)
      const oldest = tx.select({ opId: recordedOps.opId }).from(recordedOps).where(own)
      const gone = inArray(recordedOps.opId, oldest.orderBy(asc(recordedOps.at)).limit(count))
      await tx.delete(recordedOps).where(and(own, gone))
    },
  }
}

async function putRow(tx: Database, userId: number, row: StoredRow): Promise<void> {
  const { key, ...changed } = row
  await tx
    .insert(things)
    .values({ userId, key, kind: key.split(':', 1)[0] ?? '', ...changed })
    .onConflictDoUpdate({ target: [things.userId, things.key], set: changed })
}

/** Data of one page: a page of notes of 64 kB each would take 32 MB for every device that pulls. */
const pageBytes = 1_000_000

/** Reads sizes first, so that no more is read than is sent. */
async function readRows(
  tx: Database,
  userId: number,
  { after, upto, limit }: { after: number; upto: number; limit: number },
): Promise<{ rows: StoredRow[]; isLast: boolean }> {
  const wanted = (last: number) =>
    and(eq(things.userId, userId), gt(things.rev, after), lte(things.rev, last))
  const bytes = sql<number>`coalesce(octet_length(${things.data}::text), 0)::int`
  const sizes = await tx
    .select({ rev: things.rev, bytes })
    .from(things)
    .where(wanted(upto))
    .orderBy(asc(things.rev))
    .limit(limit)
  let sum = 0
  // The first one is sent however large it is.
  const cut = sizes.findIndex((row, at) => (sum += row.bytes) > pageBytes && at > 0)
  const last = cut < 0 ? sizes.at(-1) : sizes[cut - 1]
  const rows = last
    ? await tx.select(rowOf).from(things).where(wanted(last.rev)).orderBy(asc(things.rev))
    : []
  return { rows, isLast: cut < 0 && sizes.length < limit }
}

/**
 * One statement: row by row, a long history would block everything else in an embedded database for seconds.
 */
async function buryRows(
  tx: Database,
  userId: number,
  keys: readonly string[],
  { rev, device, instant }: Pick<StoredRow, 'rev' | 'device' | 'instant'>,
): Promise<void> {
  const numbered = sql`json_array_elements_text(${JSON.stringify(keys)}::json) with ordinality as buried(key, place)`
  await tx
    .update(things)
    .set({ rev: sql`${rev}::bigint + buried.place - 1`, deleted: true, data: null, device, instant })
    .from(numbered)
    .where(and(eq(things.userId, userId), sql`${things.key} = buried.key`))
}

/** The token was valid a moment ago: the account was deleted since. */
function only(found: readonly MemberMarks[]): MemberMarks {
  const [marks] = found
  if (!marks) throw new AppError('session-ended')
  return marks
}
