/** The waiting list of a feature (FEATURES MEM-04). Only an administrator can enable the feature. */
import { eq } from 'drizzle-orm'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { users } from '../../store/schema/schema'
import type { Accounts } from '../accounts'
import { readUser, userAnswer } from '../users'

/** Adds the caller to a waiting list. */
export function joinBeta(accounts: Accounts): Handler<'joinBeta'> {
  return async ({ body: { feature }, caller }) => {
    const store = await accounts.store()
    await store.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, caller.user)).for('update')
      const { beta } = await readUser(tx, caller.user)
      if (beta.some((known) => known.feature === feature)) return
      const joined = [...beta, { feature, unlocked: false }]
      await tx.update(users).set({ beta: joined }).where(eq(users.id, caller.user))
    })
    const user = await readUser(store.db, caller.user)
    return prepareJson({ user: await userAnswer(store.db, user, accounts.config) })
  }
}
