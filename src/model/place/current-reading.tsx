/** The visible view's reading or search, for the header and the bottom bar around it. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import type { SearchScope } from '#core/contract/search/search-request'
import { firstPage } from '../../platform/page/first-page'

/**
 * The search on the screen: its words, the translations searched, and how to search the same words in others.
 */
export interface CurrentSearch {
  words: string
  abbreviations: readonly string[]
  /** What is searched beside them. */
  scope: SearchScope
  pathTo: (abbreviations: readonly string[]) => Promise<string>
}

interface Shown {
  data: PageData | undefined
  /** Set by the visible search view; the previous one stays while a text is shown. */
  search: CurrentSearch | undefined
}

interface Show {
  show: (data: PageData | undefined) => void
  showSearch: (search: CurrentSearch | undefined) => void
}

const ShownContext = createContext<Shown>({ data: undefined, search: undefined })
/** A context of its own: a view that announces something is not drawn again for it. */
const ShowContext = createContext<Show>({ show: () => undefined, showSearch: () => undefined })

export function CurrentReadingProvider({ children }: { children: ReactNode }) {
  const [data, show] = useState(firstText)
  const [search, showSearch] = useState<CurrentSearch>()
  const shown = useMemo(() => ({ data, search }), [data, search])
  const tell = useMemo(() => ({ show, showSearch }), [])
  return (
    <ShowContext value={tell}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ShowContext>
  )
}

/** The data of home does not count: it holds the chapter that the home verse comes from. */
function firstText(): PageData | undefined {
  const first = firstPage()
  return first?.address && first
}

/** The chapter on the screen; undefined at home and while nothing is known. */
export function useCurrentReading(): Shown {
  return useContext(ShownContext)
}

/** For the visible view, to announce what it shows. */
export function useShowReading(): Show {
  return useContext(ShowContext)
}
