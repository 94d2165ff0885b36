/** Help items that fit the typed words, best first. The code of the search loads with the first word. */
import { useEffect, useState } from 'react'
import type { HelpItem } from '#core/contract/pages/article'
import { onceOnline } from '../../../ui/timing/once-online'

type Search = (words: string) => readonly HelpItem[]

/** Undefined until the search has answered. */
export function useFoundHelp(
  items: readonly HelpItem[] | undefined,
  words: string,
): readonly HelpItem[] | undefined {
  const [made, setMade] = useState<{ items: readonly HelpItem[]; search: Search }>()
  const isWanted = words !== ''
  useEffect(() => {
    if (!items || !isWanted) return
    let isCurrent = true
    const make = async () => {
      const { helpSearch } = await onceOnline(() => import('./help-search'))
      if (isCurrent) setMade({ items, search: helpSearch(items) })
    }
    void make()
    return () => {
      isCurrent = false
    }
  }, [items, isWanted])
  return made && made.items === items && isWanted ? made.search(words) : undefined
}
