/** Lets what a member does with chats happen one after the other: questions are counted, and stored or deleted, in turn. */
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#core/errors'
import { users } from '../../store/schema/schema'
import type { Database } from '../../store/store'

/** Holds the member until the transaction is over. Throws account-deleted. */
export async function lockMember(tx: Database, user: number): Promise<void> {
  const living = and(eq(users.id, user), isNull(users.deletedAt))
  const found = await tx.select({ id: users.id }).from(users).where(living).for('update')
  if (found.length === 0) throw new AppError('account-deleted')
}
