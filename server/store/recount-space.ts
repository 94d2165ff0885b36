/**
 * Recomputes how much space each member uses, and how many ops are recorded, for rows
 * that came with counts of their own.
 */
import { sql } from 'drizzle-orm'
import { chatMessages, chats, recordedOps, things, users } from './schema/schema'
import type { Database } from './store'

/** Recomputes both for all members. */
export async function recountSpace(tx: Database): Promise<void> {
  const { state, content, events } = chatMessages
  const messages = sql`(select coalesce(sum(message_space(${state}, ${content}, ${events})), 0) from ${chatMessages} where ${chatMessages.chatId} = ${chats.id})`
  await tx.update(chats).set({ space: messages })
  const rows = sql`(select coalesce(sum(row_space(${things.deleted}, ${things.data})), 0) from ${things} where ${things.userId} = ${users.id})`
  const own = sql`(select coalesce(sum(chat_space(${chats.deletedAt}, ${chats.canonicals}, ${chats.space})), 0) from ${chats} where ${chats.userId} = ${users.id})`
  const ops = sql`(select count(*) from ${recordedOps} where ${recordedOps.userId} = ${users.id})`
  await tx.update(users).set({ space: sql`${rows} + ${own}`, recorded: ops })
}
