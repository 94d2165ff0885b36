/** How many questions a member has asked in a day; days are those of UTC. */
import { and, eq, sql } from 'drizzle-orm'
import type { ChatLimit } from '#core/contract/assistant/chat'
import { AppError } from '#core/errors'
import { dayMs } from '#core/time'
import { chatUsage } from '../../store/schema/schema'
import type { Database } from '../../store/store'

/** YYYY-MM-DD in UTC. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** The questions of the day so far. */
export async function readUse(db: Database, user: number, now: number): Promise<number> {
  const [row] = await db
    .select({ count: chatUsage.count })
    .from(chatUsage)
    .where(and(eq(chatUsage.userId, user), eq(chatUsage.day, dayOf(now))))
  return row?.count ?? 0
}

/**
 * Counts one more question and returns how many they are now. The caller has locked the member, in the transaction that
 * stores the question. Throws chat-limit.
 */
export async function takeQuestion(tx: Database, user: number, now: number, limit: number): Promise<number> {
  const used = await readUse(tx, user, now)
  if (used >= limit) throw new AppError('chat-limit', limit > 0 ? { retryAfterS: untilTomorrowS(now) } : {})
  await tx
    .insert(chatUsage)
    .values({ userId: user, day: dayOf(now), count: 1 })
    .onConflictDoUpdate({
      target: [chatUsage.userId, chatUsage.day],
      set: { count: sql`${chatUsage.count} + 1` },
    })
  return used + 1
}

/** As members are told: the used share in percent, rounded up. Where nobody may ask, all is used. */
export function limitOf(used: number, limit: number): ChatLimit {
  const share = limit > 0 ? Math.min(100, Math.ceil((used / limit) * 100)) : 100
  return { limit_usage: share, limit, remaining: Math.max(0, limit - used) }
}

function untilTomorrowS(now: number): number {
  return Math.ceil((dayMs - (now % dayMs)) / 1_000)
}
