/** Asks again for what is left of the day when an answer has ended: what it took is known only then. */
import { useEffect, useRef } from 'react'
import type { Chat } from '#core/contract/assistant/chat'
import type { DayLimit } from './use-limit'

export function useRefreshedLimit(chat: Chat | undefined, { refresh }: DayLimit, isOnline: boolean): void {
  const last = chat?.messages.at(-1)
  const written = last?.state === 'streaming' ? `${chat?.id} ${last.n}` : undefined
  const before = useRef<string>(undefined)
  useEffect(() => {
    const hasEnded = before.current !== undefined && written === undefined
    before.current = written
    if (hasEnded && isOnline) refresh()
  }, [written, isOnline, refresh])
}
