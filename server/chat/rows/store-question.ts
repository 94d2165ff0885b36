/**
 * Stores a question and the place of its answer. All limits are checked in the transaction that does so (SECURITY A6): the
 * member is locked first, so that questions which come at once are counted one after the other.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { chatMessages, chats } from '../../store/schema/schema'
import type { Database, Store } from '../../store/store'
import type { AskedQuestion } from '../answer-writer'
import type { Claim, RunningAnswers } from '../running-answers'
import { titleOf } from '../title'
import { takeQuestion } from './daily-use'
import { lockMember } from './lock-member'
import { type MessageRow, readChat, type StoredChat, sourcesOf, whoeverWrites } from './read-chat'
import type { AnswerPlace } from './store-answer'

/** A question as it came. */
export interface NewQuestion {
  user: number
  message: string
  /** The edition that is read. */
  abbreviation: string | undefined
  locale: Locale
  mayUseModel: boolean
}

/** What is stored, and what is to be answered. */
export interface StoredQuestion {
  /** Of the answer. */
  place: AnswerPlace
  /** Questions of the day, with this one. */
  used: number
  asked: Omit<AskedQuestion, 'signal'>
  claim: Claim
}

interface Place {
  store: Store
  answers: RunningAnswers
  dailyLimit: number
}

/** A new chat. Throws space-full, chat-limit, unavailable. */
export async function storeNewChat(
  place: Place,
  question: NewQuestion,
  canonicals: readonly number[],
): Promise<StoredQuestion> {
  return await storing(place, question, async (tx, now) => {
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
    }
    return { row, messages: [], insert: async () => void (await tx.insert(chats).values(row)) }
  })
}

/** A further question. Throws not-found, chat-blocked, in-progress, chat-limit, unavailable. */
export async function storeFurtherQuestion(
  place: Place,
  question: NewQuestion,
  id: string,
): Promise<StoredQuestion> {
  return await storing(place, question, async (tx, now) => {
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
  prepare: Prepare,
): Promise<StoredQuestion> {
  const { user } = question
  let claim: Claim | undefined
  try {
    return await store.transaction(async (tx) => {
      await lockMember(tx, user)
      // The clock is read inside: a question that waited for its turn may belong to the next day.
      const now = Date.now()
      const { row, messages, insert } = await prepare(tx, now)
      const used = await takeQuestion(tx, user, now, dailyLimit)
      const n = (messages.at(-1)?.n ?? 0) + 1
      const answered = { chat: row.id, n: n + 1, user }
      claim = answers.claim(answered)
      await insert()
      await insertMessages(tx, { chatId: row.id, userId: user, n, at: now }, question.message)
      return { place: answered, used, asked: askedOf(question, row, messages), claim }
    }, 'grows')
  } catch (error) {
    claim?.release()
    throw error
  }
}

async function insertMessages(
  tx: Database,
  { n, ...common }: { chatId: string; userId: number; n: number; at: number },
  question: string,
): Promise<void> {
  await tx.insert(chatMessages).values([
    { ...common, n, role: 'user', content: question, state: 'complete', by: 'member' },
    { ...common, n: n + 1, role: 'assistant', content: '', state: 'streaming', by: 'library' },
  ])
}

/** The verses of a chat are numbered as in its edition: a chat about verses stays with that one. */
function askedOf(
  { message, abbreviation, locale, mayUseModel }: NewQuestion,
  { canonicals, abbreviation: first }: StoredChat['row'],
  messages: readonly MessageRow[],
): StoredQuestion['asked'] {
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

function earlierOf(messages: readonly MessageRow[]): StoredQuestion['asked']['earlier'] {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ n, content }) => ({
      question: content,
      answer: messages.find((one) => one.n === n + 1)?.content ?? '',
    }))
}
