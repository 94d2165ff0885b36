/**
 * The results of a search, live from the local database. The worker is asked for every wanted page and stores it there;
 * pages stored earlier are shown meanwhile.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RequestOutcome } from '#core/contract/browser/worker'
import type { SearchRequest } from '#core/contract/search/search-request'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { resultKey } from '#db/result-key'
import type { ResultRow } from '#db/rows'
import { useRequest } from '../../model/asking/use-requests'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { useOnline } from '../../platform/page/online'

export interface SearchState {
  /** Pages from the first one on without a gap; the pages of the previous request until the new one has some. */
  pages: readonly ResultRow[]
  /** True if `pages` belong to this request. */
  isCurrent: boolean
  isLoading: boolean
  error: ErrorWire | undefined
  retry: () => void
}

type Request = Omit<SearchRequest, 'page'>

/** The first `wanted` pages of a request; an undefined request asks for nothing. */
export function useSearch(request: Request | undefined, wanted: number): SearchState {
  const key = request ? resultKey(request) : ''
  const stored = useLiveQuery(async () => ({ key, rows: await storedPages(key, wanted) }), [key, wanted])
  const rows = stored?.key === key ? stored.rows : undefined
  const shown = useLastFilled(rows)
  const { isLoading, error, retry } = usePages(request, key, wanted)
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

/** Retries when the network is back, if something is lacking. */
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

/** Asks the worker for the pages, the first `wanted`. */
function usePages(request: Request | undefined, key: string, wanted: number) {
  /** Pages the worker has stored since this view opened; they are not requested again. */
  const brought = useRef(new Set<string>())
  const pageRequest = request && {
    key: `${key} ${wanted}`,
    ask: () => bring(request, wanted, brought.current),
    isAskedOnce: true,
  }
  const { isWanting, error, retry: ask } = useRequest(pageRequest)
  const retry = useCallback(() => {
    brought.current.clear()
    ask()
  }, [ask])
  return { isLoading: isWanting, error, retry }
}

/** Requests one page after the other, until one fails. */
async function bring(request: Request, wanted: number, brought: Set<string>): Promise<RequestOutcome[]> {
  for (let page = 1; page <= wanted; page += 1) {
    const name = `${resultKey(request)} ${page}`
    if (brought.has(name)) continue
    try {
      const outcome = await workerClient().search({ ...request, page })
      if (outcome.kind === 'failed') return [outcome]
      brought.add(name)
    } catch (error) {
      return [{ kind: 'failed', error: toErrorWire(error) }]
    }
  }
  return []
}
