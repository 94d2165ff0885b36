/** POST /api/search/hybrid and /api/search/classic. */
import type { Chapter } from '#core/contract/chapter'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import type { SearchBody, SearchType } from '#core/contract/search/search-request'
import { editionNames } from '#core/scripture/names/edition-names'
import { searchEditions } from '#core/search/answer/search-editions'
import type { SearchedEdition, SearchSource } from '#core/search/answer/searched-edition'
import { languageOf } from '#core/search/text/language'
import { loadStem } from '#core/search/text/stem'
import type { CallInput } from '../http/call-routes'
import { type Prepared, prepareJson } from '../http/prepared'
import { readChapter } from '../library/page-source'
import type { StoredEdition } from '../library/stored-edition'
import { breathe, type Indexes } from '../search/indexes'
import type { Services } from '../services'
import { namedEditions } from './named-editions'

/** What the two calls have in common. */
type SearchInput = Pick<CallInput<'searchHybrid' | 'searchClassic'>, 'locale'> & { body: SearchBody }

export function search(
  services: Services,
  indexes: Indexes,
  type: SearchType,
): (input: SearchInput) => Promise<Prepared<SearchAnswer>> {
  return async ({ body: { abbr, offsets: _, canonical: __, ...request }, locale }) => {
    const editions = namedEditions(services, services.library.view(), abbr, locale)
    const searched: SearchedEdition[] = []
    for (const edition of editions) searched.push(await searchedEdition(edition, indexes))
    const abbreviations = searched.map(({ abbreviation }) => abbreviation)
    return prepareJson(
      await searchEditions({ ...request, type, abbreviations }, searched, sourceOf(editions)),
    )
  }
}

async function searchedEdition(edition: StoredEdition, indexes: Indexes): Promise<SearchedEdition> {
  const { abbreviation, locale, numbering } = edition.summary
  const language = languageOf(locale)
  return {
    abbreviation,
    language,
    numbering,
    names: await editionNames(edition.manifest),
    index: await indexes.of(edition),
    stem: await loadStem(language),
  }
}

function sourceOf(editions: readonly StoredEdition[]): SearchSource {
  return {
    breathe,
    async chapters(abbreviation, canonicals) {
      const edition = editions.find(({ summary }) => summary.abbreviation === abbreviation)
      const found: Chapter[] = []
      for (const canonical of edition ? canonicals : []) {
        const read = edition && (await readChapter(edition, canonical))
        if (read) found.push(read.chapter)
      }
      return found
    },
  }
}
