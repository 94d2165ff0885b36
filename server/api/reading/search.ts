/** POST /api/search/hybrid and /api/search/classic, GET /api/search/articles. */

import type { CallAnswer } from '#core/contract/api'
import { contentKinds, kindTable } from '#core/contract/content/kinds'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import type { SearchBody, SearchType } from '#core/contract/search/search-request'
import { jsonType, type Prepared, prepareText } from '../../http/answers/prepared'
import type { CallInput } from '../../http/call-routes'
import { costOf } from '../../search/preparation'
import type { Services } from '../../services'
import { namedEditions } from './named-editions'

/** The common input of the two calls. */
type SearchInput = Pick<CallInput<'searchHybrid' | 'searchClassic'>, 'locale'> & { body: SearchBody }

/** Searches the library. */
export function search(
  services: Services,
  type: SearchType,
): (input: SearchInput) => Promise<Prepared<SearchAnswer>> {
  return async ({ body: { abbr, offsets: _, canonical: __, ...request }, locale }) => {
    const editions = namedEditions(services, services.library.view(), abbr, locale)
    const abbreviations = editions.map(({ summary }) => summary.abbreviation)
    const found = await services.search.find({
      request: { ...request, type, abbreviations },
      locale,
    })
    return { ...prepareText<SearchAnswer>(jsonType, found.json), cost: costOf(found) }
  }
}

const searchedKinds = contentKinds.filter((kind) => kindTable[kind].isSearched)

/** Articles of the kinds that have words to search. */
export function articleSearch(services: Services) {
  return async ({
    query: { words, languages },
  }: Pick<CallInput<'searchArticles'>, 'query'>): Promise<Prepared<CallAnswer<'searchArticles'>>> => {
    const found = await services.search.findArticles({
      words,
      languages: languages.split(','),
      kinds: searchedKinds,
    })
    return { ...prepareText<CallAnswer<'searchArticles'>>(jsonType, found.json), cost: costOf(found) }
  }
}
