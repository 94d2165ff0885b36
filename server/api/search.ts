/** POST /api/search/hybrid and /api/search/classic. */
import type { SearchAnswer } from '#core/contract/search/search-answer'
import type { SearchBody, SearchType } from '#core/contract/search/search-request'
import type { TextChapter } from '#core/contract/text-answer'
import { inParallel } from '#core/in-parallel'
import { type Recent, recent } from '#core/recent'
import { editionNames } from '#core/scripture/names/edition-names'
import type { LearntMeanings } from '#core/search/answer/query-meaning'
import { searchEditions } from '#core/search/answer/search-editions'
import type { SearchedEdition, SearchSource } from '#core/search/answer/searched-edition'
import { languageOf } from '#core/search/text/language'
import { loadStem } from '#core/search/text/stem'
import type { CallInput } from '../http/call-routes'
import { type Prepared, prepareJson } from '../http/prepared'
import { readText } from '../library/page-source'
import type { StoredEdition } from '../library/stored-edition'
import { breathe, Indexes } from '../search/indexes'
import { ServerMeanings } from '../search/meanings'
import type { Services } from '../services'
import { namedEditions } from './named-editions'

/** What the two calls have in common. */
type SearchInput = Pick<CallInput<'searchHybrid' | 'searchClassic'>, 'locale'> & { body: SearchBody }

/** What searches keep in memory. */
export interface SearchMemory {
  indexes: Indexes
  meanings: ServerMeanings
  /** Chapters that were shown last. */
  chapters: Recent<TextChapter | undefined>
}

/** About 20 kB each. */
const keptChapters = 2000

export function searchMemory(libraryDirectory: string): SearchMemory {
  return {
    indexes: new Indexes(),
    meanings: new ServerMeanings(libraryDirectory),
    chapters: recent(keptChapters),
  }
}

export function search(
  services: Services,
  memory: SearchMemory,
  type: SearchType,
): (input: SearchInput) => Promise<Prepared<SearchAnswer>> {
  return async ({ body: { abbr, offsets: _, canonical: __, ...request }, locale }) => {
    const editions = namedEditions(services, services.library.view(), abbr, locale)
    const learnt = type === 'hybrid' ? await memory.meanings.current() : undefined
    const searched: SearchedEdition[] = []
    for (const edition of editions) searched.push(await searchedEdition(edition, memory, learnt))
    const abbreviations = searched.map(({ abbreviation }) => abbreviation)
    const meanings = learnt && { ...learnt, language: locale }
    const answer = await searchEditions(
      { ...request, type, abbreviations },
      searched,
      sourceOf(editions, memory.chapters),
      meanings,
    )
    return prepareJson(answer)
  }
}

async function searchedEdition(
  edition: StoredEdition,
  { indexes, meanings }: SearchMemory,
  learnt: LearntMeanings | undefined,
): Promise<SearchedEdition> {
  const { abbreviation, locale, numbering } = edition.summary
  const language = languageOf(locale)
  const index = await indexes.of(edition)
  return {
    abbreviation,
    language,
    numbering,
    names: await editionNames(edition.manifest),
    index,
    stem: await loadStem(language),
    vectors: learnt && (await meanings.of(edition, index, learnt)),
  }
}

function sourceOf(editions: readonly StoredEdition[], chapters: SearchMemory['chapters']): SearchSource {
  return {
    breathe,
    async chapters(abbreviation, canonicals) {
      const edition = editions.find(({ summary }) => summary.abbreviation === abbreviation)
      if (!edition) return []
      const read = await inParallel(canonicals, async (canonical) => {
        const read = async () => await readText(edition, canonical)
        return await chapters.get(`${edition.key} ${canonical}`, read)
      })
      return read.flatMap((chapter) => chapter ?? [])
    },
  }
}
