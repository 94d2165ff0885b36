/**
 * The chats that fit some words: those of the server, page by page, and until it has answered or without a network the
 * copies of this device.
 */
import { useMemo, useState } from 'react'
import type { ChatRow } from '#core/contract/assistant/chat'
import type { KeptChat } from '#core/contract/browser/chats'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { foldForFilter } from '#core/study/lists/fold-for-filter'
import { type Task, useTask } from '../../../model/asking/use-task'
import { useKeptChats } from '../../../model/chats/use-chats'
import { workerClient } from '../../../platform/client/worker-client'

/** Characters of an answer in the list. */
const excerptLength = 160

/** While words are typed, the server is not asked for each letter. */
const typingMs = 250

interface Answer {
  words: string
  rows: readonly ChatRow[]
  page: number
  maxPage: number
  total: number
}

export interface ChatListState {
  rows: readonly ChatRow[]
  total: number
  /** Only the copies of this device. */
  isKept: boolean
  error: ErrorWire | undefined
  /** Shows the next page; absent: there is none. */
  more: (() => void) | undefined
  retry: () => void
}

/** Undefined until anything is known. `version` changes when the server has to be asked again. */
export function useChatList(words: string, version: number, isOnline: boolean): ChatListState | undefined {
  const kept = useKeptChats()
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<ErrorWire>()
  const [tries, setTries] = useState(0)
  const ask = async ({ isCurrent }: Task) => {
    try {
      const { chats, max_page, total } = await workerClient().listChats(words, 1)
      if (!isCurrent()) return
      setAnswer({ words, rows: chats, page: 1, maxPage: max_page, total })
      setError(undefined)
    } catch (failure) {
      if (isCurrent()) setError(toErrorWire(failure))
    }
  }
  useTask(isOnline ? [words, version, tries] : undefined, ask, words === '' ? 0 : typingMs)
  const more = () =>
    answer &&
    workerClient()
      .listChats(answer.words, answer.page + 1)
      .then(
        ({ chats }) => setAnswer((before) => (before === answer ? withPage(answer, chats) : before)),
        (failure: unknown) => setError(toErrorWire(failure)),
      )
  const here = useShown(kept, answer, words, isOnline)
  if (!here) return undefined
  const { rows, total, isKept } = here
  const hasMore = !isKept && answer !== undefined && answer.page < answer.maxPage
  return {
    rows,
    total,
    isKept,
    error: isOnline ? error : undefined,
    more: hasMore ? () => void more() : undefined,
    retry: () => setTries(tries + 1),
  }
}

function useShown(
  kept: readonly KeptChat[] | undefined,
  answer: Answer | undefined,
  words: string,
  isOnline: boolean,
) {
  return useMemo(() => {
    if (isOnline && answer?.words === words) return { rows: answer.rows, total: answer.total, isKept: false }
    if (!kept) return undefined
    const rows = keptRows(kept, words)
    return { rows, total: rows.length, isKept: true }
  }, [kept, answer, words, isOnline])
}

/** A chat that came in meanwhile moves others to the next page: none is shown twice. */
function withPage(answer: Answer, chats: readonly ChatRow[]): Answer {
  const known = new Set(answer.rows.map(({ id }) => id))
  return {
    ...answer,
    page: answer.page + 1,
    rows: [...answer.rows, ...chats.filter(({ id }) => !known.has(id))],
  }
}

/**
 * The chats with all the words in their title or
 * messages, in the order they came in.
 */
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
