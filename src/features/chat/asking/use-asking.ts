/** Asks a question in a chat, or with none begins one; what the server refuses is said at the field. */
import { useState } from 'react'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { askedVerses } from '../../../model/chats/asked-verses'
import { useModelChoice } from '../../../model/chats/model-choice'
import { workerClient } from '../../../platform/client/worker-client'
import { useStore } from '../../../ui/store/store'
import type { DayLimit } from './use-limit'
import { useReadEdition } from './use-read-edition'

export interface Asking {
  /** A question is on its way. */
  isPending: boolean
  problem: ErrorWire | undefined
  /** True when the server has the question. */
  ask: (question: string) => Promise<boolean>
}

type State =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'refused'; chat: string | undefined; error: ErrorWire }

/** `onAsked` hears the chat in which the answer comes. */
export function useAsking(chat: string | undefined, limit: DayLimit, onAsked: (id: string) => void): Asking {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const { isOn } = useModelChoice()
  const abbr = useReadEdition()
  const verses = useStore(askedVerses)
  const ask = async (message: string) => {
    setState({ kind: 'pending' })
    const about = chat === undefined && verses ? { canonicals: verses.canonicals, abbr: verses.abbr } : {}
    const question = { message, model: isOn, ...(abbr && { abbr }), ...about, ...(chat && { chat }) }
    try {
      const asked = await workerClient().askChat(question)
      limit.set(asked.limit)
      if (chat === undefined) askedVerses.set(undefined)
      onAsked(asked.id)
      setState({ kind: 'idle' })
      return true
    } catch (failure) {
      const error = toErrorWire(failure)
      setState({ kind: 'refused', chat, error })
      // Another device used the day up: this one does not know yet.
      if (error.code === 'chat-limit') limit.refresh()
      return false
    }
  }
  return {
    isPending: state.kind === 'pending',
    // It belongs to the chat in which it was asked.
    problem: state.kind === 'refused' && state.chat === chat ? state.error : undefined,
    ask,
  }
}
