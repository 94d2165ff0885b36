/**
 * Stores a question and the place of its answer. All limits are checked in the transaction that does so (SECURITY A6): the
 * member is locked first, so that questions which come at once are counted one after the other.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { utf8Length } from '#core/utf8-length'
import { chatMessages, chats } from '../../store/schema/schema'
import type { Database, Store } from '../../store/store'
import type { AskedQuestion } from '../answer-writer'
import type { Claim, RunningAnswers } from '../running-answers'
import { titleOf } from '../title'
import { readUse, takeQuestion } from './daily-use'
import { lockMember } from './lock-member'
import { livingChat, type MessageRow, readChat, type StoredChat, sourcesOf, whoeverWrites } from './read-chat'
import type { AnswerPlace } from './store-answer'

/** A question as it came. */
export interface NewQuestion {
  user: number
  message: string
  /** The edition that is read. */
  abbreviation: string | undefined
  locale: Locale
  mayUseModel: boolean
  /** Given by the device: the same question is sent again when its answer was lost. */
  opId: string | undefined
}

/** The stored question, and the place of its answer. */
export interface StoredQuestion {
  /** Of the answer. */
  place: AnswerPlace
  /** Questions of the day, with this one. */
  used: number
  /** Undefined for a repetition: its answer is there, or being written. */
  begun?: { asked: Omit<AskedQuestion, 'signal'>; claim: Claim }
}

interface Place {
  store: Store
  answers: RunningAnswers
  dailyLimit: number
}

/** Of a row, as the database counts it (store/migrations). */
const rowOverhead = 200

/** A new chat. Throws space-full, chat-limit, unavailable, key-reused. */
export async function storeNewChat(
  place: Place,
  question: NewQuestion,
  canonicals: readonly number[],
): Promise<StoredQuestion> {
  return await storing(place, question, undefined, async (tx, now) => {
    const { user, message, abbreviation } = question
    const living = and(eq(chats.userId, user), isNull(chats.deletedAt))
    if ((await tx.$count(chats, living)) >= limits.maxChats)
      throw new AppError('space-full', { chats: limits.maxChats })
    const row = {
      id: randomUUID(),
      userId: user,
      title: titleOf(message),
      abbreviation: abbreviation ?? '',
      canonicals,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      space: 0,
    }
    const insert = async () => void (await tx.insert(chats).values(row))
    return { row, messages: [], insert }
  })
}

/** A further question. Throws not-found, chat-blocked, in-progress, space-full, chat-limit, unavailable, key-reused. */
export async function storeFurtherQuestion(
  place: Place,
  question: NewQuestion,
  id: string,
): Promise<StoredQuestion> {
  return await storing(place, question, id, async (tx, now) => {
    const { row, messages } = await readChat(tx, question.user, id)
    const isWritten = whoeverWrites(place.store, place.answers)
    if (messages.some(isWritten)) throw new AppError('in-progress')
    const asked = messages.filter(({ role }) => role === 'user').length
    if (asked >= limits.maxChatQuestions) throw new AppError('chat-blocked')
    const insert = async () => {
      const mine = eq(chatMessages.chatId, id)
      // Left by a process that ended in the middle: it must not go on, should it wake up.
      await tx
        .update(chatMessages)
        .set({ state: 'incomplete' })
        .where(and(mine, eq(chatMessages.state, 'streaming')))
      await tx.update(chats).set({ updatedAt: now }).where(eq(chats.id, id))
    }
    return { row, messages, insert }
  })
}

type Prepare = (tx: Database, now: number) => Promise<StoredChat & { insert(): Promise<void> }>

async function storing(
  { store, answers, dailyLimit }: Place,
  question: NewQuestion,
  chat: string | undefined,
  prepare: Prepare,
): Promise<StoredQuestion> {
  const { user, message, opId } = question
  let claim: Claim | undefined
  try {
    return await store.transaction(async (tx) => {
      const { space } = await lockMember(tx, user)
      const before = await storedBefore(tx, question, chat)
      if (before) return { place: before, used: await readUse(tx, user, Date.now()) }
      // The answer may take more: how much is not known, and one more is no harm.
      if (space + rowOverhead + utf8Length(message) > store.quota) throw new AppError('space-full')
      // The clock is read inside: a question that waited for its turn may belong to the next day.
      const now = Date.now()
      const { row, messages, insert } = await prepare(tx, now)
      const used = await takeQuestion(tx, user, now, dailyLimit)
      const n = (messages.at(-1)?.n ?? 0) + 1
      const answered = { chat: row.id, n: n + 1, user }
      claim = answers.claim(answered)
      await insert()
      await insertMessages(tx, { chatId: row.id, userId: user, n, at: now }, message, opId)
      return { place: answered, used, begun: { asked: askedOf(question, row, messages), claim } }
    }, 'grows')
  } catch (error) {
    claim?.release()
    throw error
  }
}

/**
 * The answer to a question that came before under the same id, wherever its chat is now. Throws key-reused when it was
 * another question, or of another chat; not-found when its chat was deleted meanwhile.
 */
async function storedBefore(
  tx: Database,
  { user, message, opId }: NewQuestion,
  chat: string | undefined,
): Promise<AnswerPlace | undefined> {
  if (opId === undefined) return undefined
  const [found] = await tx
    .select({ chatId: chatMessages.chatId, n: chatMessages.n, content: chatMessages.content })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, user), eq(chatMessages.opId, opId)))
  if (!found) return undefined
  const { chatId, n, content } = found
  const isSame = content === message && (chat === undefined ? n === 1 : chatId === chat)
  if (!isSame) throw new AppError('key-reused')
  if ((await tx.$count(chats, livingChat(user, chatId))) === 0) throw new AppError('not-found')
  return { chat: chatId, n: n + 1, user }
}

async function insertMessages(
  tx: Database,
  { n, ...common }: { chatId: string; userId: number; n: number; at: number },
  question: string,
  opId: string | undefined,
): Promise<void> {
  const own = opId === undefined ? {} : { opId }
  await tx.insert(chatMessages).values([
    { ...common, ...own, n, role: 'user', content: question, state: 'complete', by: 'member' },
    { ...common, n: n + 1, role: 'assistant', content: '', state: 'streaming', by: 'library' },
  ])
}

/** The verses of a chat are numbered as in its edition: a chat about verses stays with that one. */
function askedOf(
  { message, abbreviation, locale, mayUseModel }: NewQuestion,
  { canonicals, abbreviation: first }: StoredChat['row'],
  messages: readonly MessageRow[],
): Omit<AskedQuestion, 'signal'> {
  const edition = canonicals.length > 0 ? first : (abbreviation ?? first)
  return {
    question: message,
    canonicals,
    abbreviation: edition === '' ? undefined : edition,
    locale,
    mayUseModel,
    earlier: earlierOf(messages),
    sources: sourcesOf(messages),
  }
}

function earlierOf(messages: readonly MessageRow[]): AskedQuestion['earlier'] {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ n, content }) => ({
      question: content,
      answer: messages.find((one) => one.n === n + 1)?.content ?? '',
    }))
}
