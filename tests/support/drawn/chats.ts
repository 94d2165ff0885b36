/** Chats as a server answers them, and as a device keeps them. */
import type { AnswerPart, AnswerSource } from '#core/contract/assistant/answer'
import type { Chat, ChatMessage, ChatRow } from '#core/contract/assistant/chat'
import type { UserDatabase } from '#db/user-database'

export const chatId = '0f8fad5b-d9cb-469f-a165-70867728950e'

export const verse: AnswerSource = {
  n: 1,
  kind: 'passage',
  link: '/LUT/Joh3,16',
  title: 'Johannes 3,16',
  resource: 'LUT',
  name: 'Luther 1912',
  locale: 'de',
  verses: [{ canonical: 43_003_016, label: '16', text: 'Also hat Gott die Welt geliebt' }],
  verseCount: 1,
}

export const article: AnswerSource = {
  n: 2,
  kind: 'article',
  link: '/dictionary/LEX/welt/7',
  title: 'Welt',
  resource: 'LEX',
  name: 'Kleines Lexikon',
  locale: 'de',
  excerpt: 'Die Welt ist alles, was gemacht ist.',
}

export const sentence = (
  text: string,
  more: Partial<Extract<AnswerPart, { kind: 'text' }>> = {},
): AnswerPart => ({
  kind: 'text',
  begins: 'same',
  nodes: [text],
  cites: [],
  ...more,
})

export const asked = (n: number, content = 'Was ist die Welt?'): ChatMessage => ({
  n,
  role: 'user',
  content,
  error: false,
  state: 'complete',
  by: 'member',
  parts: [],
  at: n,
})

export const answered = (n: number, message: Partial<ChatMessage> = {}): ChatMessage => ({
  n,
  role: 'assistant',
  content: 'Also hat Gott die Welt geliebt',
  error: false,
  state: 'complete',
  by: 'library',
  parts: [
    { kind: 'say', code: 'found' },
    { kind: 'source', n: 1 },
  ],
  at: n,
  ...message,
})

export function chatOf(messages: ChatMessage[] = [asked(1), answered(2)], chat: Partial<Chat> = {}): Chat {
  return {
    id: chatId,
    title: 'Licht und Welt',
    messages,
    context: { metadata: { metadata_list: [verse, article] } },
    subscription_url: '',
    created: 1,
    updated: 2,
    ...chat,
  }
}

/** The worker has brought it here. */
export async function keepChat(own: UserDatabase, chat: Chat = chatOf()): Promise<void> {
  await own.chats.put({ id: chat.id, updated: chat.updated, chat })
}

export const rowOf = (n: number, title: string, row: Partial<ChatRow> = {}): ChatRow => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  title,
  created: n,
  updated: n,
  questions: 1,
  excerpt: '',
  ...row,
})

export const dayLimit = { limit_usage: 10, limit: 20, remaining: 18 }
