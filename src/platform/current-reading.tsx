/** What the visible view shows, told to the header and the bottom bar around it. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import { firstPage } from './first-page'

interface CurrentReading {
  data: PageData | undefined
  show: (data: PageData | undefined) => void
}

const Context = createContext<CurrentReading>({ data: undefined, show: () => undefined })

export function CurrentReadingProvider({ children }: { children: ReactNode }) {
  const [data, show] = useState(firstPage)
  const value = useMemo(() => ({ data, show }), [data])
  return <Context value={value}>{children}</Context>
}

/** The chapter on the screen; undefined at home and while nothing is known. */
export function useCurrentReading(): CurrentReading {
  return useContext(Context)
}
