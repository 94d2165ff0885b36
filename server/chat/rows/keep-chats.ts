/** The fate of chats when an account is exported (SECURITY D3) or deleted, and of old ones. */
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { foldEvents } from '#core/assistant/fold-events'
import * as limits from '#core/limits'
import { dayMs } from '#core/time'
import { chatCosts, chatMessages, chats, chatUsage } from '../../store/schema/schema'
import type { Database, Store } from '../../store/store'
import { dayOf } from './daily-use'
import { lockLiving } from './lock-member'
import type { ChatRow, MessageRow } from './read-chat'

const rowsAtOnce = 100
/** Smaller than every real uuid. */
const noUuid = '00000000-0000-0000-0000-000000000000'

/** Chats for an export, also those that can still be restored; one is in memory at a time. */
export async function* exportedChats(db: Database, user: number): AsyncGenerator {
  for (let last = noUuid; ; ) {
    const rows = await db
      .select()
      .from(chats)
      .where(and(eq(chats.userId, user), gt(chats.id, last)))
      .orderBy(asc(chats.id))
      .limit(rowsAtOnce)
    for (const row of rows) yield await exportedChat(db, row)
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.id ?? ''
  }
}

/** How much a member asked on which days. */
export async function exportedUse(db: Database, user: number): Promise<{ day: string; count: number }[]> {
  return await db
    .select({ day: chatUsage.day, count: chatUsage.count })
    .from(chatUsage)
    .where(eq(chatUsage.userId, user))
    .orderBy(asc(chatUsage.day))
}

/** Deletes all of an account's; the caller has locked the member. */
export async function forgetChats(tx: Database, user: number): Promise<void> {
  await tx.delete(chats).where(eq(chats.userId, user))
  await tx.delete(chatUsage).where(eq(chatUsage.userId, user))
}

/** Deletes what is old; `now` in ms. */
export async function purgeChats(
  { db, transaction }: Pick<Store, 'db' | 'transaction'>,
  now: number,
): Promise<void> {
  await db.delete(chats).where(lt(chats.deletedAt, now - limits.restoreChatMs))
  const firstDay = dayOf(now - limits.chatUsageDays * dayMs)
  await db.delete(chatUsage).where(lt(chatUsage.day, firstDay))
  await db.delete(chatCosts).where(lt(chatCosts.day, firstDay))
  // No answer takes so long: its process ended in the middle of it.
  const old = lt(chatMessages.at, now - 2 * limits.longestAnswerMs)
  const abandoned = and(eq(chatMessages.state, 'streaming'), old)
  const owners = await db.selectDistinct({ user: chatMessages.userId }).from(chatMessages).where(abandoned)
  for (const { user } of owners)
    await transaction(async (tx) => {
      await lockLiving(tx, user)
      const own = and(abandoned, eq(chatMessages.userId, user))
      await tx.update(chatMessages).set({ state: 'incomplete' }).where(own)
    }, 'little')
}

async function exportedChat(db: Database, { userId, deletedAt, space: _, ...row }: ChatRow) {
  const messages = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, row.id), eq(chatMessages.userId, userId)))
    .orderBy(asc(chatMessages.n))
  const deleted = deletedAt === null ? {} : { deletedAt }
  return { ...row, ...deleted, messages: messages.map(exportedMessage) }
}

function exportedMessage({ n, role, content, state, error, by, at, events }: MessageRow) {
  const { sources } = foldEvents(events)
  return { n, role, content, state, error, by, at, ...(sources.length > 0 ? { sources } : {}) }
}
