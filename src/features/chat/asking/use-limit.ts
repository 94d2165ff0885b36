/**
 * The questions a member has left today. Where they cannot be learnt, nothing may be asked on this screen (spec 2
 * §8): the share that is used counts as 100.
 */
import { useCallback, useEffect, useState } from 'react'
import type { ChatLimit } from '#core/contract/assistant/chat'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { workerClient } from '../../../platform/client/worker-client'

export interface DayLimit {
  /** Undefined until it is known. */
  known: ChatLimit | undefined
  /** Why it could not be learnt. */
  error: ErrorWire | undefined
  isUsedUp: boolean
  /** Takes the limit that the server sent with an answer. */
  set: (limit: ChatLimit) => void
  /** Asks for it again. */
  refresh: () => void
}

const unknown = { known: undefined, error: undefined }
const usedUp: ChatLimit = { limit_usage: 100, limit: 0, remaining: 0 }

/** `isOnline`: without a network nothing is asked for, and nothing failed. */
export function useLimit(isOnline: boolean): DayLimit {
  const [{ known, error }, setState] = useState<Pick<DayLimit, 'known' | 'error'>>(unknown)
  const set = useCallback((limit: ChatLimit) => setState({ known: limit, error: undefined }), [])
  const refresh = useCallback(() => {
    workerClient()
      .chatLimit()
      .then(set, (failure: unknown) => setState({ known: usedUp, error: toErrorWire(failure) }))
  }, [set])
  useEffect(() => {
    if (isOnline) refresh()
  }, [isOnline, refresh])
  return { known, error, isUsedUp: known !== undefined && known.limit_usage >= 100, set, refresh }
}
