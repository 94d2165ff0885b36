/** The copies of chats in a member's database: each change reads and writes in one transaction. */
import type { FoldedAnswer } from '#core/assistant/fold-events'
import type { Chat } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import type { UserDatabase } from '#db/user-database'
import { brokenOff, withAnswer, withServerAnswer } from './chat-copy'

/** The copies of one member. */
export class ChatCopies {
  readonly #database: UserDatabase

  constructor(database: UserDatabase) {
    this.#database = database
  }

  /** Keeps what the server answered, and the newest other chats beside it; returns what is kept. */
  async keep(answered: Chat): Promise<Chat> {
    const { chats } = this.#database
    return await this.#database.transaction('rw', chats, async () => {
      const chat = withServerAnswer((await chats.get(answered.id))?.chat, answered)
      await put(this.#database, chat)
      // However old it is, the chat that was just opened stays.
      const others = await chats.orderBy('updated').reverse().primaryKeys()
      const surplus = others.filter((id) => id !== chat.id).slice(limits.keptChats - 1)
      await chats.bulkDelete(surplus)
      return chat
    })
  }

  /** False: nothing of this answer is needed any more, its end is known or the copy is gone. */
  async grow(id: string, n: number, folded: FoldedAnswer): Promise<boolean> {
    return await this.#database.transaction('rw', this.#database.chats, async () => {
      const row = await this.#database.chats.get(id)
      const grown = row ? withAnswer(row.chat, n, folded) : 'over'
      if (grown === 'over') return false
      if (grown !== 'unchanged') await put(this.#database, grown)
      return true
    })
  }

  async rename(id: string, title: string): Promise<void> {
    await this.#change(id, (chat) => ({ ...chat, title }))
  }

  /** Shows an answer as broken off that should have ended long ago. */
  async breakOff(id: string, now: number): Promise<void> {
    await this.#change(id, (chat) => brokenOff(chat, now, limits.answerAtMostMs))
  }

  async ids(): Promise<string[]> {
    return await this.#database.chats.toCollection().primaryKeys()
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#database.chats.bulkDelete([...ids])
  }

  async #change(id: string, change: (chat: Chat) => Chat | undefined): Promise<void> {
    await this.#database.transaction('rw', this.#database.chats, async () => {
      const row = await this.#database.chats.get(id)
      const changed = row && change(row.chat)
      if (changed) await put(this.#database, changed)
    })
  }
}

async function put({ chats }: UserDatabase, chat: Chat): Promise<void> {
  await chats.put({ id: chat.id, updated: chat.updated, chat })
}
