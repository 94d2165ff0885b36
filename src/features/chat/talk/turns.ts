/** The messages of a chat as its turns: a question with the answer below it. Pure. */
import type { ChatMessage } from '#core/contract/assistant/chat'

export interface Turn {
  question: ChatMessage | undefined
  answer: ChatMessage | undefined
}

/** In their order. An answer without a question before it is a turn of its own. */
export function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const turns: Turn[] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (message.role === 'user') turns.push({ question: message, answer: undefined })
    else if (last && !last.answer) last.answer = message
    else turns.push({ question: undefined, answer: message })
  }
  return turns
}
