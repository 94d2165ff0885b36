/**
 * The row of an answer while it grows and at its end. The row says whose turn it is: only one that is still `streaming` is
 * written to, so that a process learns here that a member stopped the answer through another one.
 */
import { and, eq, type SQL } from 'drizzle-orm'
import type { ChatEvent, MessageState, WrittenBy } from '#core/contract/assistant/chat'
import { chatMessages, chats } from '../../store/schema/schema'
import type { Database, Store } from '../../store/store'
import { lockLiving } from './lock-member'

/** A message, with its owner. */
export interface AnswerPlace {
  chat: string
  n: number
  user: number
}

/** A whole answer. */
export interface EndedAnswer {
  events: ChatEvent[]
  content: string
  state: MessageState
  by: WrittenBy
  error: boolean
}

/** Stores what there is so far; false: the answer is no longer wanted. */
export async function saveProgress(
  db: Database,
  place: AnswerPlace,
  { events, content }: Pick<EndedAnswer, 'events' | 'content'>,
): Promise<boolean> {
  const rows = await db
    .update(chatMessages)
    .set({ events, content, at: Date.now() })
    .where(rowOf(place, 'streaming'))
    .returning({ n: chatMessages.n })
  return rows.length > 0
}

/** Stores the end. A message that was stopped through another process keeps that, and gets what was written. */
export async function saveEnd(
  { transaction }: Pick<Store, 'transaction'>,
  place: AnswerPlace,
  row: EndedAnswer,
): Promise<void> {
  const now = Date.now()
  await transaction(async (tx) => {
    await lockLiving(tx, place.user)
    const saved = await tx
      .update(chatMessages)
      .set({ ...row, at: now })
      .where(rowOf(place, 'streaming'))
      .returning({ n: chatMessages.n })
    if (saved.length === 0) {
      const events = row.events.map(stopped)
      await tx
        .update(chatMessages)
        .set({ ...row, events, state: 'stopped', at: now })
        .where(rowOf(place, 'stopped'))
    }
    await tx.update(chats).set({ updatedAt: now }).where(ofChat(place))
  }, 'little')
}

/**
 * Marks the answer of a chat that another process writes, or nobody any more; that process finds it so. The caller has
 * locked the member.
 */
export async function markStopped(tx: Database, user: number, chat: string): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ state: 'stopped' })
    .where(
      and(eq(chatMessages.chatId, chat), eq(chatMessages.userId, user), eq(chatMessages.state, 'streaming')),
    )
}

function stopped(event: ChatEvent): ChatEvent {
  return event.type === 'done' ? { ...event, state: 'stopped' } : event
}

function rowOf({ chat, n, user }: AnswerPlace, state: MessageState): SQL | undefined {
  return and(
    eq(chatMessages.chatId, chat),
    eq(chatMessages.n, n),
    eq(chatMessages.userId, user),
    eq(chatMessages.state, state),
  )
}

function ofChat({ chat, user }: AnswerPlace): SQL | undefined {
  return and(eq(chats.id, chat), eq(chats.userId, user))
}
