/** For tests of chats: chats and the events of their answers as the server would give them. */
import type { AnswerPart, AnswerSource } from '#core/contract/assistant/answer'
import type { Chat, ChatEvent, ChatMessage } from '#core/contract/assistant/chat'

/** The id of a chat. */
export function chatId(number: number): string {
  return `3c0e7c52-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** A chat without messages. */
export function chatNumbered(number: number, more: Partial<Chat> = {}): Chat {
  return {
    id: chatId(number),
    title: `Frage ${number}`,
    messages: [],
    context: { metadata: { metadata_list: [] } },
    subscription_url: '',
    created: number,
    updated: number,
    ...more,
  }
}

export function questionMessage(n: number, content: string): ChatMessage {
  return { n, role: 'user', content, error: false, state: 'complete', by: 'member', parts: [], at: 1 }
}

export function answerMessage(n: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    n,
    role: 'assistant',
    content: '',
    error: false,
    state: 'streaming',
    by: 'library',
    parts: [],
    at: 1,
    ...more,
  }
}

/** A chat whose answer (message 2) is being written. */
export function runningChat(number: number, more: Partial<Chat> = {}): Chat {
  return chatNumbered(number, {
    messages: [questionMessage(1, 'Wer war Rut?'), answerMessage(2)],
    subscription_url: `/api/chat/${chatId(number)}/stream?ticket=t1`,
    ...more,
  })
}

export function sourceNumbered(n: number): AnswerSource {
  return { n, kind: 'article', link: '/x', title: `Quelle ${n}`, resource: 'A', name: 'A', locale: 'de' }
}

/** The events of an answer of that many sentences, its end included. */
export function answerOf(sentences: number): ChatEvent[] {
  return [
    { type: 'sources', sources: [sourceNumbered(1)] },
    ...Array.from(
      { length: sentences },
      (_, at): ChatEvent => ({ type: 'sentence', part: partNumbered(at + 1) }),
    ),
    { type: 'done', state: 'complete', by: 'library', limit_usage: 5 },
  ]
}

/** Parts that differ, so that a test sees which of them are there. */
export function partNumbered(n: number): AnswerPart {
  return { kind: 'source', n }
}
