/**
 * The results of a search, read live from the local database; the worker is asked for every page that is wanted and makes it
 * readable there. What is stored already is shown meanwhile.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SearchRequest } from '#core/contract/search/search-request'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { resultKey } from '#db/result-key'
import type { ResultRow } from '#db/rows'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { useOnline } from '../../platform/page/online'

export interface SearchState {
  /** Pages from the first one on, without a gap; those of the request before while a new one has none. */
  pages: readonly ResultRow[]
  /** `pages` belong to the request. */
  isCurrent: boolean
  isLoading: boolean
  error: ErrorWire | undefined
  retry: () => void
}

type Request = Omit<SearchRequest, 'page'>

/** `wanted` pages of a request; undefined asks for nothing. */
export function useSearch(request: Request | undefined, wanted: number): SearchState {
  const key = request ? resultKey(request) : ''
  const stored = useLiveQuery(async () => ({ key, rows: await storedPages(key, wanted) }), [key, wanted])
  const rows = stored?.key === key ? stored.rows : undefined
  const shown = useLastFilled(rows)
  const { isLoading, error, retry } = useWishes(request, key, wanted)
  useRetryOnline(retry, error !== undefined || (rows ?? []).some(({ missing }) => missing.length > 0))
  const isCurrent = rows !== undefined && rows.length > 0
  return {
    pages: shown,
    isCurrent,
    isLoading: isLoading || request === undefined || rows === undefined,
    error,
    retry,
  }
}

/** What could not be had without network is asked for again when there is one. */
function useRetryOnline(retry: () => void, isLacking: boolean): void {
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)
  const onChange = useEffectEvent(() => {
    setWasOnline(isOnline)
    if (isOnline && isLacking) retry()
  })
  useEffect(() => {
    if (isOnline !== wasOnline) onChange()
  }, [isOnline, wasOnline])
}

async function storedPages(key: string, wanted: number): Promise<ResultRow[]> {
  const rows = await database.results
    .where('[key+page]')
    .between([key, 1], [key, wanted], true, true)
    .toArray()
  const gap = rows.findIndex(({ page }, index) => page !== index + 1)
  return gap < 0 ? rows : rows.slice(0, gap)
}

function useLastFilled(rows: readonly ResultRow[] | undefined): readonly ResultRow[] {
  const [last, setLast] = useState<readonly ResultRow[]>([])
  const filled = rows && rows.length > 0 ? rows : undefined
  if (filled && filled !== last) setLast(filled)
  return filled ?? last
}

function useWishes(request: Request | undefined, key: string, wanted: number) {
  const [tries, setTries] = useState(0)
  const [answered, setAnswered] = useState<{ wish: string; error?: ErrorWire }>()
  /** Pages the worker brought since this view opened: they are not asked for again. */
  const brought = useRef(new Set<string>())
  const wish = `${key} ${wanted} ${tries}`
  useEffect(() => {
    if (!request) return
    let isCurrent = true
    void bring(request, wanted, brought.current).then((error) => {
      if (isCurrent) setAnswered(error ? { wish, error } : { wish })
    })
    return () => {
      isCurrent = false
    }
    // The wish describes the request completely; a new object with the same key is the same wish.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wish, request === undefined])
  const isAnswered = answered?.wish === wish
  const retry = useCallback(() => {
    brought.current.clear()
    setTries((count) => count + 1)
  }, [])
  return {
    isLoading: request !== undefined && !isAnswered,
    error: isAnswered ? answered.error : undefined,
    retry,
  }
}

/** One page after the other; answers the first error. */
async function bring(request: Request, wanted: number, brought: Set<string>): Promise<ErrorWire | undefined> {
  for (let page = 1; page <= wanted; page += 1) {
    const name = `${resultKey(request)} ${page}`
    if (brought.has(name)) continue
    try {
      const outcome = await workerClient().search({ ...request, page })
      if (outcome.kind === 'failed') return outcome.error
      brought.add(name)
    } catch (error) {
      return toErrorWire(error)
    }
  }
  return undefined
}
