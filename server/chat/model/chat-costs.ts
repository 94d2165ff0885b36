/**
 * The tokens that the language model takes in a day (UTC), of the whole service (SECURITY 5.9 L3). An answer reserves what
 * it may take before it is asked for: of many at once, in whatever process, only those begin that the day has room for.
 */
import { sql } from 'drizzle-orm'
import { chatCosts } from '../../store/schema/schema'
import type { Database } from '../../store/store'
import { dayOf } from '../rows/daily-use'

export interface ChatCosts {
  /** Reserves so many tokens; false where the day has not as many left. */
  mayBegin(estimate: number): Promise<boolean>
  /** Counts the tokens that an answer took beyond its reserve; negative where it took fewer. */
  spend(tokens: number): Promise<void>
}

/** In the database; `open` as late as it is needed. */
export function sharedCosts(
  open: () => Promise<Database>,
  dailyTokens: number,
  now: () => number = Date.now,
): ChatCosts {
  const today = () => dayOf(now())
  return {
    async mayBegin(estimate) {
      if (estimate > dailyTokens) return false
      const db = await open()
      const after = sql`${chatCosts.tokens} + ${estimate}`
      const reserved = await db
        .insert(chatCosts)
        .values({ day: today(), tokens: estimate })
        .onConflictDoUpdate({
          target: chatCosts.day,
          set: { tokens: after },
          setWhere: sql`${after} <= ${dailyTokens}`,
        })
        .returning({ day: chatCosts.day })
      return reserved.length > 0
    },
    async spend(tokens) {
      if (tokens === 0) return
      const db = await open()
      await db
        .insert(chatCosts)
        // An answer of yesterday gives nothing back today.
        .values({ day: today(), tokens: Math.max(0, tokens) })
        .onConflictDoUpdate({
          target: chatCosts.day,
          set: { tokens: sql`greatest(0, ${chatCosts.tokens} + ${tokens})` },
        })
    },
  }
}
