/** Help items that fit the typed words, best first. The code of the search loads with the first word. */
import type { HelpItem } from '#core/contract/pages/article'
import { useAnswer } from '../../../model/asking/use-answer'
import { onceOnline } from '../../../ui/timing/once-online'

/** Undefined until the search has answered. */
export function useFoundHelp(
  items: readonly HelpItem[] | undefined,
  words: string,
): readonly HelpItem[] | undefined {
  const isWanted = words !== ''
  const search = useAnswer(items && isWanted ? [items] : undefined, async () => {
    const { helpSearch } = await onceOnline(() => import('./help-search'))
    return { find: helpSearch(items ?? []) }
  })
  return search?.find(words)
}
