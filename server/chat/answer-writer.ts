/** Writers of answers: the server stores and streams what a writer yields, whether the library or a model wrote it. */
import type { AnswerSource } from '#core/contract/assistant/answer'
import type { ChatEvent, MessageState, WrittenBy } from '#core/contract/assistant/chat'
import type { Locale } from '#core/contract/locales'

/** A question with what a writer may know. No name, no note, no other chat. */
export interface AskedQuestion {
  question: string
  /** Verses the chat is about, in the numbering of the edition. */
  canonicals: readonly number[]
  /** As the member reads it; undefined: the standard edition of the language. */
  abbreviation: string | undefined
  locale: Locale
  /** The member agreed that a model may answer. */
  mayUseModel: boolean
  /** Earlier questions and answers of this chat as plain text, oldest first. */
  earlier: readonly { question: string; answer: string }[]
  /** Sources of the chat so far: new ones are numbered on from here. */
  sources: readonly AnswerSource[]
  /** The member stopped the answer, or deleted the chat. */
  signal: AbortSignal
}

/** How an answer ended. */
export interface WrittenAnswer {
  by: WrittenBy
  state: Exclude<MessageState, 'streaming'>
}

/** Yields `sources`, `sentence` and `removed`, each when it is ready to be shown; `done` and `error` are the server's. */
export type AnswerWriter = (asked: AskedQuestion) => AsyncGenerator<ChatEvent, WrittenAnswer>
