/** A list that the server sends page by page, as far as it was requested. */
import { useCallback, useState } from 'react'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { useTask } from '../../asking/use-task'

export interface Pages<Item> {
  items: readonly Item[]
  state: 'loading' | 'loaded' | 'failed'
  error: ErrorWire | undefined
  hasMore: boolean
  more: () => void
  retry: () => void
}

type Load<Item> = (page: number) => Promise<{ items: readonly Item[]; lastPage: number }>
interface Loaded<Item> {
  key: string
  items: readonly Item[]
  page: number
  lastPage: number
  error?: ErrorWire
}

/** `key` identifies the list: a new key starts again at the first page. Empty: nothing is requested. */
export function usePages<Item>(key: string, load: Load<Item>): Pages<Item> {
  const [wanted, setWanted] = useState({ key, page: 1, tries: 0 })
  const [loaded, setLoaded] = useState<Loaded<Item>>()
  const current = loaded?.key === key ? loaded : undefined
  const page = wanted.key === key ? wanted.page : 1
  const tries = wanted.key === key ? wanted.tries : 0
  useTask(key === '' ? undefined : [key, page, tries], async ({ isCurrent }) => {
    try {
      const { items, lastPage } = await load(page)
      if (!isCurrent()) return
      setLoaded((before) => {
        const kept = before?.key === key && page > 1 ? before.items : []
        return { key, items: [...kept, ...items], page, lastPage }
      })
    } catch (error) {
      if (!isCurrent()) return
      setLoaded((before) => ({
        ...(before?.key === key ? before : { key, items: [], page: 0, lastPage: 1 }),
        error: toErrorWire(error),
      }))
    }
  })
  const more = useCallback(() => setWanted({ key, page: page + 1, tries }), [key, page, tries])
  const retry = useCallback(() => setWanted({ key, page, tries: tries + 1 }), [key, page, tries])
  const isThere = current !== undefined && current.page >= page
  return {
    items: current?.items ?? [],
    state: current?.error ? 'failed' : isThere ? 'loaded' : 'loading',
    error: current?.error,
    hasMore: isThere && current.page < current.lastPage,
    more,
    retry,
  }
}
