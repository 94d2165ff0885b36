/**
 * Calls of the page for chats. The server has them; this device keeps copies, which the page reads live, and
 * follows answers that are being written. Loaded with the code for members.
 */
import type { CallAnswer, CallBody } from '#core/contract/api'
import type { Chat, ChatLimit } from '#core/contract/assistant/chat'
import type { ChatsApi, Question } from '#core/contract/browser/chats'
import type { PageEvent } from '#core/contract/browser/members'
import { AppError, type ErrorCode } from '#core/errors'
import { opHeaders } from '#core/sync/op-headers'
import type { MemberAccess } from '../account/member-access'
import { asAppError } from '../storage-error'
import type { UserSync } from '../sync/user-sync'
import { ChatCopies } from './chat-copies'
import type { PaceDependencies } from './paced-store'
import { RunningAnswers } from './running-answers'

export class Chats implements ChatsApi {
  readonly #access: MemberAccess
  readonly #now: () => number
  readonly #answers: RunningAnswers
  /** Chats deleted here: an answer to an earlier request must not bring one back. */
  readonly #deleted = new Set<string>()
  /** Ids of questions whose answer was lost, by the question: asked again they are the same one for the server. */
  readonly #unsure = new Map<string, string>()

  constructor(access: MemberAccess, dependencies: PaceDependencies) {
    this.#access = access
    this.#now = dependencies.now
    this.#answers = new RunningAnswers((id, user) => this.#fetch(id, user), dependencies)
  }

  async listChats(words: string, page: number): Promise<CallAnswer<'chats'>> {
    const search = words.trim()
    const { database } = await this.#access.sync()
    const before = await new ChatCopies(database).ids()
    const filter = search === '' ? {} : { filter: JSON.stringify({ search }) }
    const list = await this.#access.call('chats', {}, { ...filter, page })
    const isWhole = search === '' && page === 1 && list.max_page <= 1
    const listed = new Set(list.chats.map(({ id }) => id))
    // Deleted on another device: nobody may find them here.
    if (isWhole) await this.#forget(before.filter((id) => !listed.has(id)))
    return list
  }

  async openChat(id: string): Promise<void> {
    // Restored elsewhere, maybe: the server knows.
    this.#deleted.delete(id)
    const { user, database } = await this.#access.sync()
    try {
      const chat = await this.#ask(id, () => this.#access.call('chat', { id }, {}))
      await this.#keepAndFollow(user, chat)
    } catch (error) {
      // Where even this cannot be stored, the first failure is the one to tell.
      await new ChatCopies(database).breakOff(id, this.#now()).catch(() => undefined)
      throw error
    }
  }

  async askChat({
    chat: id,
    ...question
  }: Question & { chat?: string; model: boolean }): Promise<{ id: string; limit: ChatLimit }> {
    // Where nothing can be kept the answer could not be shown: no question is spent on it.
    const { user } = await this.#access.sync()
    const { canonicals = [], ...further } = question
    const first: CallBody<'startChat'> = { ...further, canonicals: [...canonicals] }
    const { chat, limit, limit_usage, remaining } = await this.#once([user, id, first], (headers) =>
      id === undefined
        ? this.#access.call('startChat', {}, {}, first, headers)
        : this.#ask(id, () => this.#access.call('askInChat', { id }, {}, further, headers)),
    )
    await this.#keepAndFollow(user, chat)
    return { id: chat.id, limit: { limit, limit_usage, remaining } }
  }

  async stopAnswer(id: string): Promise<void> {
    await this.#ask(id, () => this.#access.call('stopAnswer', { id }, {}))
    // The follower of an answer is told; without one the chat says how far it came.
    if (!this.#answers.isComing(id)) await this.openChat(id)
  }

  async renameChat(id: string, title: string): Promise<void> {
    await this.#ask(id, () => this.#access.call('renameChat', { id }, {}, { title }))
    const { database } = await this.#access.sync()
    await new ChatCopies(database).rename(id, title)
  }

  async deleteChat(id: string): Promise<void> {
    try {
      await this.#access.call('deleteChat', { id }, {})
    } catch (error) {
      // Deleted elsewhere: what the person wants is so.
      if (asAppError(error).code !== 'not-found') throw error
    }
    this.#deleted.add(id)
    await this.#forget([id])
  }

  async restoreChat(id: string): Promise<void> {
    await this.#access.call('restoreChat', { id }, {})
    // It is restored, whether or not it can be read at this moment.
    await this.openChat(id).catch(unlessUnforeseen)
  }

  async deleteChats(): Promise<void> {
    await this.#access.call('deleteChats', {}, {})
    const { database } = await this.#access.sync()
    const ids = await new ChatCopies(database).ids()
    for (const id of ids) this.#deleted.add(id)
    await this.#forget(ids)
  }

  async chatLimit(): Promise<ChatLimit> {
    return await this.#access.call('chatDailyLimit', {}, {})
  }

  /** Takes up answers again that waited for a person or the network. */
  notice(event: PageEvent): void {
    if (event !== 'hidden') this.#answers.notice()
  }

  close(): void {
    this.#answers.close()
  }

  /** Asks a question under an id of its own; the same one again where nobody knows whether it arrived. */
  async #once<Result>(
    question: readonly unknown[],
    run: (headers: Record<string, string>) => Promise<Result>,
  ): Promise<Result> {
    const key = JSON.stringify(question)
    const opId = this.#unsure.get(key) ?? crypto.randomUUID()
    this.#unsure.delete(key)
    try {
      return await run({ [opHeaders.id]: opId })
    } catch (error) {
      if (lostCodes.has(asAppError(error).code)) this.#unsure.set(key, opId)
      throw error
    }
  }

  /** Makes a call about a chat; the copy of one that is gone goes too. */
  async #ask<Result>(id: string, run: () => Promise<Result>): Promise<Result> {
    try {
      return await run()
    } catch (error) {
      if (asAppError(error).code === 'not-found') await this.#forget([id])
      throw error
    }
  }

  async #forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#answers.stop(id)
    const { database } = await this.#access.sync()
    await new ChatCopies(database).remove(ids)
  }

  /** Asks for a chat and keeps it for this user. */
  async #fetch(id: string, user: number): Promise<Chat> {
    const chat = await this.#ask(id, () => this.#access.call('chat', { id }, {}))
    return (await this.#keep(user, chat)).chat
  }

  /** Keeps what was answered for this user; throws where somebody else is here by now. */
  async #keep(user: number, chat: Chat): Promise<{ chat: Chat; sync: UserSync }> {
    const sync = await this.#access.sync()
    if (sync.user !== user) throw new AppError('wrong-account')
    if (this.#deleted.has(chat.id)) throw new AppError('not-found')
    return { chat: await new ChatCopies(sync.database).keep(chat), sync }
  }

  async #keepAndFollow(user: number, answered: Chat): Promise<void> {
    const { chat, sync } = await this.#keep(user, answered)
    this.#answers.follow(chat, sync)
  }
}

/** After these the question may have arrived. */
const lostCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['network', 'captive-portal', 'unavailable'])

function unlessUnforeseen(error: unknown): void {
  if (asAppError(error).code === 'internal') throw error
}
