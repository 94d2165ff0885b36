/** Reads chats from their rows. Every query carries the member (SECURITY A2). */
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { foldEvents, writerOf } from '#core/assistant/fold-events'
import type { Chat, ChatEvent, ChatMessage } from '#core/contract/assistant/chat'
import { isUuid } from '#core/contract/uuid'
import { AppError } from '#core/errors'
import { chatMessages, chats } from '../../store/schema/schema'
import type { Database, Store } from '../../store/store'
import type { RunningAnswers } from '../running-answers'

export type ChatRow = typeof chats.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect

/** A chat with its messages, in their order. */
export interface StoredChat {
  row: ChatRow
  messages: MessageRow[]
}

/** Says of the row of an answer whether somebody still writes it. */
export type IsWritten = (message: Pick<MessageRow, 'chatId' | 'n' | 'state' | 'at'>) => boolean

/** A process that writes shows that it lives more often than this. */
const aliveMs = 20_000

/** Another process may write an answer only if it shares the database with us. */
export function whoeverWrites({ kind }: Pick<Store, 'kind'>, answers: RunningAnswers): IsWritten {
  return ({ chatId, n, state, at }) => {
    if (state !== 'streaming') return false
    return answers.find(chatId, n) !== undefined || (kind === 'postgresql' && Date.now() - at < aliveMs)
  }
}

/** The chat of a member, unless it is deleted. An id that is no uuid names no chat. */
export function livingChat(user: number, id: string): SQL | undefined {
  if (!isUuid(id)) throw new AppError('not-found')
  return and(eq(chats.id, id), eq(chats.userId, user), isNull(chats.deletedAt))
}

/** Throws not-found. */
export async function readChat(db: Database, user: number, id: string): Promise<StoredChat> {
  const [row] = await db.select().from(chats).where(livingChat(user, id))
  if (!row) throw new AppError('not-found')
  const messages = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, id), eq(chatMessages.userId, user)))
    .orderBy(asc(chatMessages.n))
  return { row, messages }
}

/** An answer of a chat; undefined where there is none to be followed. */
export async function readAnswer(
  db: Database,
  { chat, user, n }: { chat: string; user: number; n: number },
): Promise<MessageRow | undefined> {
  const [found] = await db
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(and(livingChat(user, chat), eq(chatMessages.n, n), eq(chatMessages.role, 'assistant')))
  return found?.message
}

/** A chat as members see it; `addressOf` tells where the answer of a message can be followed. */
export function chatOf(
  { row, messages }: StoredChat,
  isWritten: IsWritten,
  addressOf: (n: number) => string,
): Chat {
  const last = messages.at(-1)
  return {
    id: row.id,
    title: row.title,
    messages: messages.map((message) => messageOf(message, isWritten(message))),
    context: { metadata: { metadata_list: sourcesOf(messages) } },
    subscription_url: last && isWritten(last) ? addressOf(last.n) : '',
    created: row.createdAt,
    updated: row.updatedAt,
  }
}

/** The sources of all answers. */
export function sourcesOf(messages: readonly MessageRow[]): ReturnType<typeof foldEvents>['sources'] {
  return messages.flatMap(({ events }) => foldEvents(events).sources)
}

/** An answer that nobody writes any more, as after a crash of the server, broke off. */
export function stateOf({ state }: MessageRow, isBeingWritten: boolean): MessageRow['state'] {
  return state === 'streaming' && !isBeingWritten ? 'incomplete' : state
}

/** The events of an answer that is over, with a last one in any case. */
export function wholeEvents(message: MessageRow, limitUsage: number): ChatEvent[] {
  const { events } = message
  const { parts, end } = foldEvents(events)
  if (end) return events
  const state = stateOf(message, false)
  return [...events, { type: 'done', state, by: writerOf(parts), limit_usage: limitUsage }]
}

function messageOf(message: MessageRow, isBeingWritten: boolean): ChatMessage {
  const { n, role, content, error, by, at, events } = message
  return {
    n,
    role,
    content,
    error,
    state: stateOf(message, isBeingWritten),
    by,
    parts: foldEvents(events).parts,
    at,
  }
}
