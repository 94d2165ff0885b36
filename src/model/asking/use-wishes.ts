/** Asks the worker for what a reading lacks; it arrives by the live query that made the reading. What did not come is asked for again by itself. */
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

interface Wishes {
  isWanting: boolean
  /** Why something asked for did not come; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

/** What a reading can lack; a wish it repeats is another one only under another `key` or after `retry`. */
export function useWishes(key: string, reading: Wishing | undefined): Wishes {
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<{ wish: string; error?: ErrorWire }>()
  const wish = wishOf(reading)
  const wishKey = wish && `${key} ${wish.key} ${tries}`
  useEffect(() => {
    if (!wish || !wishKey) return
    let isCurrent = true
    let end = () => {}
    const ask = async () => {
      const failed = (await wish.ask()).find((one) => one.kind === 'failed')
      if (isCurrent) setOutcome(failed ? { wish: wishKey, error: failed.error } : { wish: wishKey })
      return !failed || !isCurrent
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
    // The wish is described completely by its key; a new object with the same key is the same wish.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wishKey])
  const isAnswered = outcome !== undefined && outcome.wish === wishKey
  const retry = useCallback(() => setTries((count) => count + 1), [])
  return {
    isWanting: wishKey !== undefined && !isAnswered,
    error: isAnswered ? outcome.error : undefined,
    retry,
  }
}

interface Wish {
  key: string
  ask: () => Promise<RequestOutcome[]>
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
