/** Calls of the page to the worker for the assistant (Comlink). The page shows chats from the member's database. */
import type { CallAnswer } from '../api'
import type { Chat, ChatEvent, ChatLimit } from '../assistant/chat'

/** A question for the assistant. */
export interface Question {
  message: string
  /** Selected verses that it is about, in the numbering of `abbr`. */
  canonicals?: readonly number[]
  /** The edition that is read. */
  abbr?: string
}

/** A chat as a device keeps it: row of `chats` in the member's database. */
export interface KeptChat {
  id: string
  updated: number
  chat: Chat
}

export interface ChatsApi {
  /** A page of the list; `words` in title or messages. Throws network, session-ended ... */
  listChats(words: string, page: number): Promise<CallAnswer<'chats'>>
  /** Brings a chat onto this device, and follows the answer that is being written. Throws not-found, network ... */
  openChat(id: string): Promise<void>
  /**
   * Begins a chat, or goes on in one. Resolves when the server has the question; the answer then grows in `chats`. Throws
   * chat-limit (the day is used up), chat-blocked (it has all its questions), in-progress (an answer is still being written),
   * space-full (a member has no more chats than these), network ...
   */
  askChat(question: Question & { chat?: string; model: boolean }): Promise<{ id: string; limit: ChatLimit }>
  stopAnswer(id: string): Promise<void>
  renameChat(id: string, title: string): Promise<void>
  deleteChat(id: string): Promise<void>
  restoreChat(id: string): Promise<void>
  deleteChats(): Promise<void>
  chatLimit(): Promise<ChatLimit>
}

/** The same assistant without a server, for everybody. */
export interface AnswersHereApi {
  /** The events of an answer from what is on this device. Throws edition-unknown, not-on-device. */
  answerHere(question: Question, earlier?: readonly string[]): Promise<ChatEvent[]>
  /** Opens what answers in an edition need, before anybody asks. Never throws: the question tells what is missing. */
  prepareAnswers(abbr?: string): Promise<void>
}
