/**
 * The reading of a view: read live from the local database; what is missing there is asked of the worker, and arrives by the same
 * live query. The first view starts from the data its answer carried.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { WishOutcome } from '#core/contract/browser/worker'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { type CodeMissing, type PageReading, readPage } from '#core/scripture/reading/read-page'
import { showsSame } from '#core/scripture/reading/same-reading'
import { firstPage } from '../../platform/first-page'
import { pageSource } from '../../platform/page-source'
import { loadReadingCode, useReadingCode } from '../../platform/reading-code'
import { workerClient } from '../../platform/worker-client'
import { preparedReading } from './reading-cache'

/** Spec 1 §4: the four states of the page loader. */
export type LoaderStatus = 'loading-without-data' | 'data-present' | 'loading-with-data' | 'loaded'

export interface ReadingState {
  reading: PageReading | CodeMissing | undefined
  status: LoaderStatus
  /** Why something asked for did not come; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

interface Wanted {
  abbreviations: readonly string[]
  passage: string | undefined
  locale: string
}

/** The live reading of some translations at a passage as it stands in the address. */
export function useReading({ abbreviations, passage, locale }: Wanted): ReadingState {
  const key = `${abbreviations.join('.')}/${passage ?? ''}`
  const code = useReadingCode()
  const version = useEditionsVersion()
  const answer = useLiveQuery(
    () => readPage(pageSource, { abbreviations, passage, locale }, code),
    [key, locale, code, version],
    firstReading(key) ?? preparedReading(key),
  )
  const live = useSettled(answer)
  const { isWanting, error, retry } = useWishes(key, live)
  return { reading: live, status: loaderStatus(live, isWanting), error, retry }
}

/** Where the loader stands: whether text is there, and whether more is on its way. */
export function loaderStatus(
  reading: PageReading | CodeMissing | undefined,
  isWanting: boolean,
): LoaderStatus {
  const hasData = reading?.kind === 'found' && reading.data.chapters.length > 0
  if (isWanting) return hasData ? 'loading-with-data' : 'loading-without-data'
  if (reading === undefined) return 'loading-without-data'
  return hasData && reading.missing.length > 0 ? 'data-present' : 'loaded'
}

/** Another number after every change of the editions on this device. */
function useEditionsVersion(): number {
  const { kept } = pageSource
  return useSyncExternalStore(
    (listener) => kept.subscribe(listener),
    () => kept.version,
  )
}

/** The reading drawn already for as long as the database answers the same. */
function useSettled(answer: PageReading | CodeMissing | undefined): PageReading | CodeMissing | undefined {
  const [settled, setSettled] = useState(answer)
  const isSame = settled?.kind === 'found' && answer?.kind === 'found' && showsSame(settled, answer)
  if (!isSame && settled !== answer) setSettled(answer)
  return isSame ? settled : answer
}

function useWishes(key: string, reading: PageReading | CodeMissing | undefined) {
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<{ wish: string; error?: ErrorWire }>()
  const wish = wishOf(reading)
  const wishKey = wish && `${key} ${wish.key} ${tries}`
  useEffect(() => {
    if (!wish || !wishKey) return
    let isCurrent = true
    void wish.ask().then((outcomes) => {
      const failed = outcomes.find((one) => one.kind === 'failed')
      if (isCurrent) setOutcome(failed ? { wish: wishKey, error: failed.error } : { wish: wishKey })
    })
    return () => {
      isCurrent = false
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
  ask: () => Promise<WishOutcome[]>
}

/** What the worker should bring, if anything. */
function wishOf(reading: PageReading | CodeMissing | undefined): Wish | undefined {
  switch (reading?.kind) {
    case 'code-missing':
      return { key: reading.part, ask: async () => [await outcomeOf(loadReadingCode(reading.part))] }
    case 'names-missing':
      return {
        key: reading.locales.join(),
        ask: () => Promise.all(reading.locales.map((locale) => outcomeOf(workerClient().wantNames(locale)))),
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

async function outcomeOf(wish: Promise<void>): Promise<WishOutcome> {
  try {
    await wish
    return { kind: 'stored' }
  } catch (error) {
    return { kind: 'failed', error: toErrorWire(error) }
  }
}

function firstReading(key: string): PageReading | undefined {
  const data = firstPage()
  if (!data?.address || decodeURIComponent(data.address.path) !== `/${key}`) return undefined
  return { kind: 'found', data, missing: [], absent: [] }
}
