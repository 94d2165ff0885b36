/** The question on its way, shown until its chat has it: between the answer of the server and the copy nothing flickers. */
import { useState } from 'react'
import type { Chat } from '#core/contract/assistant/chat'
import { type Asking, useAsking } from '../asking/use-asking'
import type { DayLimit } from '../asking/use-limit'

interface Sent {
  /** Undefined: the server has not begun it yet. */
  chat: string | undefined
  question: string
  /** Messages that were there before it. */
  before: number
}

interface Open {
  id: string | undefined
  /** Its copy, once it is there. */
  chat: Chat | undefined
}

/** `pending`: its words, as long as they are in no message. */
export function useSentQuestion(
  { id, chat }: Open,
  limit: DayLimit,
  onAsked: (id: string) => void,
): { pending: string | undefined; asking: Asking } {
  const [sent, setSent] = useState<Sent>()
  const asking = useAsking(id, limit, (begun) => {
    setSent((before) => before && { ...before, chat: begun })
    onAsked(begun)
  })
  const count = chat?.messages.length ?? 0
  const isHere = sent !== undefined && sent.chat === id
  if (isHere && count > sent.before) setSent(undefined)
  const ask = async (question: string) => {
    setSent({ chat: id, question, before: count })
    const isTaken = await asking.ask(question)
    if (!isTaken) setSent(undefined)
    return isTaken
  }
  return { pending: isHere ? sent.question : undefined, asking: { ...asking, ask } }
}
