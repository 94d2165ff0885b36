/** Asks the worker for what is missing; it arrives by the live query that lacked it. What a reading lacks is asked for again by itself until it comes. */
import { useCallback, useEffect, useState } from 'react'
import type { RequestOutcome } from '#core/contract/browser/worker'
import { type ErrorWire, toErrorWire } from '#core/errors'
import type { SynopsisReading } from '#core/scripture/pericopes/read-synopsis'
import type { CodeMissing, PageReading } from '#core/scripture/reading/read-page'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { onceOnline } from '../../ui/timing/once-online'
import { loadReadingCode } from '../place/reading-code'

/** Readings that can lack something. */
type Wishing = PageReading | SynopsisReading | CodeMissing

export interface Wish {
  /** Describes it completely: another object with the same key is the same wish. */
  key: string
  ask: () => Promise<readonly RequestOutcome[]>
  /** It may be refused for good: after a failure `retry` alone asks again. */
  isAskedOnce?: boolean
}

interface Wishes {
  isWanting: boolean
  /** Why something asked for did not come; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

/** What a reading can lack; a wish it repeats is another one only under another `key` or after `retry`. */
export function useWishes(key: string, reading: Wishing | undefined): Wishes {
  return useWish(wishOf(reading), key)
}

/** One wish, at a `place` that may have the same again. */
export function useWish(wish: Wish | undefined, place = ''): Wishes {
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<{ wish: string; error?: ErrorWire }>()
  const wishKey = wish && `${place} ${wish.key} ${tries}`
  useEffect(() => {
    if (!wish || !wishKey) return
    let isCurrent = true
    let end = () => {}
    const ask = async () => {
      const failed = (await wish.ask()).find((one) => one.kind === 'failed')
      if (isCurrent) setOutcome(failed ? { wish: wishKey, error: failed.error } : { wish: wishKey })
      return !failed || !isCurrent || wish.isAskedOnce === true
    }
    const askUntilItComes = async () => {
      if (await ask()) return
      const { askAgain } = await onceOnline(() => import('./ask-again'))
      if (isCurrent) end = askAgain(ask)
    }
    byTheWay(askUntilItComes())
    return () => {
      isCurrent = false
      end()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key describes the wish
  }, [wishKey])
  const isAnswered = outcome !== undefined && outcome.wish === wishKey
  const retry = useCallback(() => setTries((count) => count + 1), [])
  return {
    isWanting: wishKey !== undefined && !isAnswered,
    error: isAnswered ? outcome.error : undefined,
    retry,
  }
}

/** What the worker should bring, if anything. */
export function wishOf(reading: Wishing | undefined): Wish | undefined {
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

async function outcomeOf(wish: Promise<void>): Promise<RequestOutcome> {
  try {
    await wish
    return { kind: 'stored' }
  } catch (error) {
    return { kind: 'failed', error: toErrorWire(error) }
  }
}
