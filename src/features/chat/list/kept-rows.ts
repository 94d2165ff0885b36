/** The list of chats, made of the copies on this device. Pure. */
import type { ChatRow } from '#core/contract/assistant/chat'
import type { KeptChat } from '#core/contract/browser/chats'
import { foldForFilter } from '#core/study/lists/fold-for-filter'

/** Characters of an answer in the list. */
const excerptLength = 160

/** Those with all the words in their title or messages, in the order they came in. */
export function keptRows(kept: readonly KeptChat[], words: string): ChatRow[] {
  const wanted = foldForFilter(words).split(/\s+/).filter(Boolean)
  return kept
    .filter(({ chat }) => {
      const text = foldForFilter([chat.title, ...chat.messages.map(({ content }) => content)].join('\n'))
      return wanted.every((word) => text.includes(word))
    })
    .map(({ chat: { id, title, created, updated, messages } }) => ({
      id,
      title,
      created,
      updated,
      questions: messages.filter(({ role }) => role === 'user').length,
      excerpt: (messages.findLast(({ role }) => role === 'assistant')?.content ?? '').slice(0, excerptLength),
    }))
}
