/**
 * Lets the changes of a member's chats happen one after the other: questions are counted, and stored or deleted, in turn. A
 * transaction that changes the space of a chat locks the member first, as the counts end in the member's row.
 */
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#core/errors'
import { users } from '../../store/schema/schema'
import type { Database } from '../../store/store'

/** Holds the member until the transaction is over, and answers with the bytes that are used. Throws account-deleted. */
export async function lockMember(tx: Database, user: number): Promise<{ space: number }> {
  const [found] = await lockLiving(tx, user)
  if (!found) throw new AppError('account-deleted')
  return found
}

/** The same where a deleted member is no failure. */
export async function lockLiving(tx: Database, user: number): Promise<{ space: number }[]> {
  const living = and(eq(users.id, user), isNull(users.deletedAt))
  return await tx.select({ space: users.space }).from(users).where(living).for('update')
}
