/** What the visible view shows, told to the header and the bottom bar around it. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import { firstPage } from './first-page'

/** A search on the screen: its words, the translations searched, and where the same words are searched in others. */
export interface CurrentSearch {
  words: string
  abbreviations: readonly string[]
  pathTo: (abbreviations: readonly string[]) => Promise<string>
}

interface CurrentReading {
  data: PageData | undefined
  /** Set by the visible search view; of the one before while a text is shown. */
  search: CurrentSearch | undefined
  show: (data: PageData | undefined) => void
  showSearch: (search: CurrentSearch | undefined) => void
}

const Context = createContext<CurrentReading>({
  data: undefined,
  search: undefined,
  show: () => undefined,
  showSearch: () => undefined,
})

export function CurrentReadingProvider({ children }: { children: ReactNode }) {
  const [data, show] = useState(firstPage)
  const [search, showSearch] = useState<CurrentSearch>()
  const value = useMemo(() => ({ data, search, show, showSearch }), [data, search])
  return <Context value={value}>{children}</Context>
}

/** The chapter on the screen; undefined at home and while nothing is known. */
export function useCurrentReading(): CurrentReading {
  return useContext(Context)
}
