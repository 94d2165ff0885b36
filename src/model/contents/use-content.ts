/**
 * Something of the contents, from this device where it is here, else from the server. An answer belongs to its key: one that comes after
 * the key has changed is dropped.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import type { ContentSource } from '#core/content/reading/content-source'
import { type AppError, type ErrorWire, toErrorWire } from '#core/errors'
import { storedContents } from './stored-contents'

export type KnownContent<Data> =
  | { kind: 'loading' }
  | { kind: 'here'; data: Data; isOnDevice: boolean }
  /** Neither this device nor the server has it. */
  | { kind: 'absent' }
  | { kind: 'failed'; error: ErrorWire; retry: () => void }

export interface ContentWanted<Data> {
  /** Another text for everything else that is wanted. */
  key: string
  /** Reads it from this device; undefined where it is not here. */
  stored: (source: ContentSource) => Promise<Data | undefined>
  /** Asks the server. */
  ask: () => Promise<Data>
}

type Answer<Data> = { key: string; data: Data } | { key: string; error: ErrorWire }

const absentCodes: ReadonlySet<AppError['code']> = new Set(['not-found', 'edition-unknown'])

export function useContent<Data>({ key, stored, ask }: ContentWanted<Data>): KnownContent<Data> {
  const local = useLiveQuery(async () => ({ key, data: await stored(storedContents) }), [key])
  const [answer, setAnswer] = useState<Answer<Data>>()
  const [tries, setTries] = useState(0)
  const isMissing = local?.key === key && local.data === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    ask().then(
      (data) => isCurrent && setAnswer({ key, data }),
      (error: unknown) => isCurrent && setAnswer({ key, error: toErrorWire(error) }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is asked for
  }, [key, isMissing, tries])
  const hasFailed = answer?.key === key && 'error' in answer
  useEffect(() => {
    if (!hasFailed) return
    // What failed for want of a network is asked for again once there is one.
    const again = () => setTries((before) => before + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed])
  if (local?.key === key && local.data !== undefined)
    return { kind: 'here', data: local.data, isOnDevice: true }
  if (answer?.key !== key) return { kind: 'loading' }
  if ('data' in answer) return { kind: 'here', data: answer.data, isOnDevice: false }
  if (absentCodes.has(answer.error.code)) return { kind: 'absent' }
  const retry = () => {
    setAnswer(undefined)
    setTries(tries + 1)
  }
  return { kind: 'failed', error: answer.error, retry }
}
