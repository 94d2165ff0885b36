/**
 * Exports everything in an account (SECURITY D3) as one readable answer, complete except for secrets. Rows
 * are read while the client receives them.
 */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { allKinds, type ThingKind } from '#core/sync/kinds'
import type { Accounts } from '../accounts/accounts'
import { subscriptionOf } from '../accounts/newsletter'
import { listSessions } from '../accounts/sessions/sessions'
import { readUser, userAnswer } from '../accounts/users'
import { exportedChats, exportedUse } from '../chat/rows/keep-chats'
import { jsonType } from '../http/answers/prepared'
import { listPieces, listTexts } from '../http/answers/streamed'
import type { Handler } from '../http/call-routes'
import { memberSlots } from '../limits/member-slots'
import { recordedOps, things } from '../store/schema/schema'
import type { Database } from '../store/store'

/** Rows read at once: a note may have 64 kB. */
const notesAtOnce = 16
const rowsAtOnce = 500
/** Smaller than every real uuid. */
const noUuid = '00000000-0000-0000-0000-000000000000'

/** Exports the caller's account; one at a time, as each reads everything. */
export function exportProfile(accounts: Accounts): Handler<'exportProfile'> {
  const slots = memberSlots(1)
  return async ({ caller }) => {
    const { db } = await accounts.store()
    const row = await readUser(db, caller.user)
    const { options: _, ...profile } = await userAnswer(db, row, accounts.config)
    const head = {
      profile: { ...profile, promo: row.promo, confirmed: row.confirmed, createdAt: row.createdAt },
      newsletter: (await subscriptionOf(db, row.email)) ?? 'none',
      historyClearedBefore: row.clearedBefore,
    }
    const sessions = await listSessions(db, caller)
    const over = slots.take(caller.user)
    return { contentType: jsonType, pieces: pieces(db, caller.user, head, sessions), over }
  }
}

async function* pieces(
  db: Database,
  user: number,
  head: object,
  sessions: readonly unknown[],
): AsyncGenerator<string> {
  yield `{"data":${JSON.stringify(head).slice(0, -1)}`
  for (const { exportName, prefix } of allKinds) {
    yield `,"${exportName}":`
    yield* listTexts(thingsOf(db, user, prefix))
  }
  yield ',"chats":'
  yield* listPieces(exportedChats(db, user))
  yield `,"chatUsage":${JSON.stringify(await exportedUse(db, user))}`
  yield `,"sessions":${JSON.stringify(sessions)},"operations":`
  yield* listPieces(operationsOf(db, user))
  yield '}}'
}

/** Records by key, as JSON; one that changes meanwhile is exported in its old or its new state. */
async function* thingsOf(db: Database, user: number, kind: ThingKind): AsyncGenerator<string[]> {
  const atOnce = kind === 'note' ? notesAtOnce : rowsAtOnce
  for (let last = ''; ; ) {
    const mine = and(eq(things.userId, user), eq(things.kind, kind), eq(things.deleted, false))
    const rows = await db
      .select({ key: things.key, instant: things.instant, data: sql<string>`${things.data}::text` })
      .from(things)
      .where(and(mine, gt(things.key, last)))
      .orderBy(asc(things.key))
      .limit(atOnce)
    // Texts pass as they are stored: reading and writing them again would take longer than all else.
    yield rows.map(({ key, instant, data }) => {
      return `{"key":${JSON.stringify(key)},"instant":${instant},"data":${data}}`
    })
    if (rows.length < atOnce) return
    last = rows.at(-1)?.key ?? ''
  }
}

async function* operationsOf(db: Database, user: number): AsyncGenerator {
  for (let last = noUuid; ; ) {
    const rows = await db
      .select({ id: recordedOps.opId, at: recordedOps.at })
      .from(recordedOps)
      .where(and(eq(recordedOps.userId, user), gt(recordedOps.opId, last)))
      .orderBy(asc(recordedOps.opId))
      .limit(rowsAtOnce)
    yield* rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.id ?? ''
  }
}
