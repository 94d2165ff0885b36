/** Everything an account holds (SECURITY D3), as one answer to keep: readable, and complete but for secrets. */
import { and, asc, eq } from 'drizzle-orm'
import type { Handler } from '../../http/call-routes'
import { prepareJson } from '../../http/prepared'
import { recordedOps, things } from '../../store/schema/schema'
import type { Accounts } from '../accounts'
import { subscriptionOf } from '../newsletter'
import { listSessions } from '../sessions/sessions'
import { readUser, userAnswer } from '../users'

/** What the rows of the sync are called for people. */
const names = {
  opt: 'options',
  act: 'history',
  note: 'notes',
  tag: 'tags',
  tgg: 'taggings',
  like: 'likes',
  dis: 'dismissals',
  rpp: 'planProgress',
} as const

export function exportProfile(accounts: Accounts): Handler<'exportProfile'> {
  return async ({ caller }) => {
    const { db } = await accounts.store()
    const row = await readUser(db, caller.user)
    const { options: _, ...profile } = await userAnswer(db, row, accounts.config)
    const rows = await db
      .select({ kind: things.kind, key: things.key, instant: things.instant, data: things.data })
      .from(things)
      .where(and(eq(things.userId, caller.user), eq(things.deleted, false)))
      .orderBy(asc(things.key))
    const operations = await db
      .select({ id: recordedOps.opId, at: recordedOps.at })
      .from(recordedOps)
      .where(eq(recordedOps.userId, caller.user))
    const kept = Object.entries(names).map(([kind, name]) => [
      name,
      rows.filter((one) => one.kind === kind).map(({ key, instant, data }) => ({ key, instant, data })),
    ])
    return prepareJson({
      data: {
        profile: { ...profile, promo: row.promo, confirmed: row.confirmed, createdAt: row.createdAt },
        newsletter: (await subscriptionOf(db, row.email)) ?? 'none',
        historyClearedBefore: row.clearedBefore,
        ...Object.fromEntries(kept),
        sessions: await listSessions(db, caller),
        operations,
      },
    })
  }
}
