/** Asks a question in a chat, or with none begins one; what the server refuses is said at the field. */

import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { askedVerses } from '../../../model/chats/asked-verses'
import { useModelChoice } from '../../../model/chats/model-choice'
import { useShownEdition } from '../../../model/study/shown-edition'
import { workerClient } from '../../../platform/client/worker-client'
import { database } from '../../../platform/local/database'
import { useStore } from '../../../ui/store/store'
import type { DayLimit } from './use-limit'

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

/**
 * The edition on the screen or read last, if the server has it: its verses are shown in answers. Undefined
 * for an edition that this person imported, and until it is known: the server then takes its own.
 */
function useReadEdition(): string | undefined {
  const abbreviation = useShownEdition()?.manifest.abbreviation
  return useLiveQuery(async () => {
    if (abbreviation === undefined) return undefined
    const row = await database.editions.get(abbreviation)
    return row && !row.isOwn ? abbreviation : undefined
  }, [abbreviation])
}
