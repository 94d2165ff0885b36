/** The items of the help that fit some words, best first. The search comes with the first word that is typed. */
import { useEffect, useState } from 'react'
import type { HelpItem } from '#core/contract/pages/article'

type Search = (words: string) => readonly HelpItem[]

/** Undefined until there is an answer. */
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
      const { helpSearch } = await import('./help-search')
      if (isCurrent) setMade({ items, search: helpSearch(items) })
    }
    void make()
    return () => {
      isCurrent = false
    }
  }, [items, isWanted])
  return made && made.items === items && isWanted ? made.search(words) : undefined
}
