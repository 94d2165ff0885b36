/**
 * What is searched: the chosen translations, all of their languages, or all. The address of a search says it, and new
 * searches begin with what was chosen last.
 */
import { useRouter } from '@tanstack/react-router'
import { searchPath } from '#core/contract/address/search-address'
import type { SearchScope } from '#core/contract/search/search-request'
import { setOption, useOption } from '../../../model/options/options'

export interface ScopedSearch {
  words: string
  /** The chosen translations. */
  abbreviations: readonly string[]
  scope: SearchScope
}

/** Where the focus goes when the search that was chosen arrives; undefined: to its heading. */
type Focus = 'scope' | 'stays'

declare module '@tanstack/history' {
  interface HistoryState {
    focus?: Focus | undefined
  }
}

/** `search`: the one on the screen; without it the choice is for the next one. */
export function useScope(
  search: ScopedSearch | undefined,
  focus: Focus,
): [scope: SearchScope, choose: (scope: SearchScope) => void] {
  const router = useRouter()
  const remembered = useOption('searchOptions.scope')
  const choose = (scope: SearchScope) => {
    setOption('searchOptions.scope', scope)
    if (!search || search.scope === scope) return
    router.history.push(searchPath(search.abbreviations, search.words, scope), { focus })
  }
  return [search?.scope ?? remembered, choose]
}
