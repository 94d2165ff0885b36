/**
 * Asks the worker for data that is missing; it arrives by the live query that lacked it. Requests of a
 * reading are repeated until they succeed.
 */
import { useCallback, useState } from 'react'
import type { RequestOutcome } from '#core/contract/browser/worker'
import { AppError, type ErrorWire, toErrorWire } from '#core/errors'
import * as limits from '#core/limits'
import type { SynopsisReading } from '#core/scripture/pericopes/read-synopsis'
import type { CodeMissing, PageReading } from '#core/scripture/reading/read-page'
import { workerClient } from '../../platform/client/worker-client'
import { onceOnline } from '../../ui/timing/once-online'
import { loadReadingCode } from '../place/reading-code'
import { useTask } from './use-task'

/** Results of reading that can lack data. */
type Requesting = PageReading | SynopsisReading | CodeMissing

/** Data that is missing and how to ask the worker for it. */
export interface DataRequest {
  /** Describes the request completely: another object with the same key is the same request. */
  key: string
  ask: () => Promise<readonly RequestOutcome[]>
  /** The server may refuse for good: after a failure only `retry` asks again. */
  isAskedOnce?: boolean
}

interface RequestState {
  isWanting: boolean
  /** Why a request failed; cleared by `retry`. */
  error: ErrorWire | undefined
  /** Nobody has what was asked for. */
  isAbsent: boolean
  retry: () => void
}

/** Requests what a reading lacks. The same request is only sent again under another `key` or after `retry`. */
export function useRequests(key: string, reading: Requesting | undefined): RequestState {
  return useRequest(requestOf(reading), key)
}

/** Sends one request. `place` tells it apart from the same request elsewhere. */
export function useRequest(request: DataRequest | undefined, place = ''): RequestState {
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<{ request: string; error?: ErrorWire; isAbsent?: boolean }>()
  const requestKey = request && `${place} ${request.key} ${tries}`
  useTask(requestKey === undefined ? undefined : [requestKey], async ({ isCurrent, onEnd }) => {
    if (!request || !requestKey) return
    // The request goes on: what it brings arrives by the live query.
    const slow = setTimeout(() => {
      setOutcome({ request: requestKey, error: toErrorWire(new AppError('slow')) })
    }, limits.failedLoadMs)
    onEnd(() => clearTimeout(slow))
    const ask = async () => {
      const outcomes = await request.ask()
      const failed = outcomes.find((one) => one.kind === 'failed')
      const isAbsent = outcomes.some((one) => one.kind === 'absent')
      clearTimeout(slow)
      if (isCurrent())
        setOutcome(failed ? { request: requestKey, error: failed.error } : { request: requestKey, isAbsent })
      return !failed || !isCurrent() || request.isAskedOnce === true
    }
    if (await ask()) return
    const { askAgain } = await onceOnline(() => import('./ask-again'))
    if (isCurrent()) onEnd(askAgain(ask))
  })
  const isAnswered = outcome !== undefined && outcome.request === requestKey
  const retry = useCallback(() => setTries((count) => count + 1), [])
  return {
    isWanting: requestKey !== undefined && !isAnswered,
    error: isAnswered ? outcome.error : undefined,
    isAbsent: isAnswered && outcome.isAbsent === true,
    retry,
  }
}

/** The data the worker should fetch for a reading, if any. */
export function requestOf(reading: Requesting | undefined): DataRequest | undefined {
  switch (reading?.kind) {
    case 'code-missing':
      return { key: reading.part, ask: async () => [await outcomeOf(loadReadingCode(reading.part))] }
    case 'names-missing':
    case 'passage-unknown': {
      const { locales } = reading
      return (
        locales && {
          key: locales.join(),
          ask: () => Promise.all(locales.map((locale) => outcomeOf(workerClient().wantNames(locale)))),
        }
      )
    }
    case 'edition-unknown':
      return {
        key: reading.abbreviation,
        ask: async () => [await workerClient().wantEdition(reading.abbreviation)],
      }
    case 'manifest-missing':
      return {
        key: reading.abbreviations.join(),
        ask: () => Promise.all(reading.abbreviations.map((one) => workerClient().wantEdition(one))),
      }
    case 'found':
      return reading.missing.length === 0
        ? undefined
        : { key: JSON.stringify(reading.missing), ask: () => workerClient().wantChapters(reading.missing) }
    default:
      return undefined
  }
}

async function outcomeOf(request: Promise<void>): Promise<RequestOutcome> {
  try {
    await request
    return { kind: 'stored' }
  } catch (error) {
    return { kind: 'failed', error: toErrorWire(error) }
  }
}
