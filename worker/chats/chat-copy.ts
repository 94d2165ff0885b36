/**
 * How the copy of a chat on this device changes: by what the server answers, and by the events of an answer that
 * is being written. Several tabs may do both at once, so nothing that is known already is taken back. Pure.
 */
import type { FoldedAnswer } from '#core/assistant/fold-events'
import type { AnswerSource } from '#core/contract/assistant/answer'
import type { Chat, ChatMessage } from '#core/contract/assistant/chat'

/**
 * The answer whose end this device has not heard. An address to follow it says so and not its state: a copy
 * shows `incomplete` while the server cannot be reached, and goes on when it can.
 */
export function openAnswer({ messages, subscription_url: address }: Chat): ChatMessage | undefined {
  const last = messages.at(-1)
  return address !== '' && last?.role === 'assistant' ? last : undefined
}

/** The copy with an answer grown by events; `over`: the copy has the end of that answer, or a later one. */
export function withAnswer(
  chat: Chat,
  n: number,
  { sources, parts, end }: FoldedAnswer,
): Chat | 'unchanged' | 'over' {
  const answer = openAnswer(chat)
  if (answer?.n !== n) return 'over'
  const known = chat.context.metadata.metadata_list
  const all = united(known, sources)
  const hasGrown = parts.length > answer.parts.length || all.length > known.length
  if (!end && !hasGrown) return 'unchanged'
  const ended = end ?? { state: 'streaming', by: answer.by }
  return {
    ...withLast(chat, { ...answer, ...ended, parts, error: ended.state === 'failed' }),
    context: { metadata: { metadata_list: all } },
    subscription_url: end ? '' : chat.subscription_url,
  }
}

/**
 * The copy to keep of a chat that the server has answered. Its answer left before: of an answer under way the
 * copy may know more by now, even its end.
 */
export function withServerAnswer(copy: Chat | undefined, answered: Chat): Chat {
  const there = openAnswer(answered)
  const here = copy?.messages.at(-1)
  if (!copy || !there || here?.n !== there.n) return answered
  const isEnded = openAnswer(copy) === undefined
  if (!isEnded && here.parts.length <= there.parts.length) return answered
  const { metadata_list: sources } = copy.context.metadata
  return {
    ...withLast(answered, isEnded ? here : { ...there, parts: here.parts }),
    context: { metadata: { metadata_list: united(answered.context.metadata.metadata_list, sources) } },
    subscription_url: isEnded ? '' : answered.subscription_url,
  }
}

/** An answer that should have ended long ago, shown as what it is while nobody can be asked; undefined: it is not. */
export function brokenOff(chat: Chat, now: number, atMostMs: number): Chat | undefined {
  const answer = openAnswer(chat)
  if (answer?.state !== 'streaming' || now - chat.updated < atMostMs) return undefined
  return withLast(chat, { ...answer, state: 'incomplete' })
}

function withLast(chat: Chat, last: ChatMessage): Chat {
  return { ...chat, messages: [...chat.messages.slice(0, -1), last] }
}

/** Each source once, by its number. */
function united(known: readonly AnswerSource[], more: readonly AnswerSource[]): AnswerSource[] {
  const numbers = new Set(known.map(({ n }) => n))
  return [...known, ...more.filter(({ n }) => !numbers.has(n))]
}
