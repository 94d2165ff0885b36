/** Searches a library: the same on the calling thread and on a separate one. */

import { type ArticleQuestion, searchArticles } from '#core/content/reading/article-search'
import type { TextChapter } from '#core/contract/editions/text-answer'
import type { Locale } from '#core/contract/locales'
import type { SearchRequest } from '#core/contract/search/search-request'
import { AppError } from '#core/errors'
import { bundledFinder } from '#core/finder/bundled-finder'
import { inParallel } from '#core/in-parallel'
import { type Recent, recent } from '#core/recent'
import { editionNames } from '#core/scripture/names/edition-names'
import type { LearntMeanings } from '#core/search/answer/query-meaning'
import { searchEditions } from '#core/search/answer/search-editions'
import type { SearchedEdition, SearchSource } from '#core/search/answer/searched-edition'
import type { Near } from '#core/search/meaning/nearest'
import { languageOf } from '#core/search/text/language'
import { loadStem } from '#core/search/text/stem'
import type { Library } from '../library/library'
import { readText } from '../library/page-source'
import type { StoredEdition } from '../library/stored-edition'
import { breathe } from '../process/breathe'
import { NearVerses } from './embedding/near-verses'
import type { EmbeddedQuery } from './embedding/query-vectors'
import { Indexes } from './indexes'
import { ServerMeanings } from './meanings'

/** One page of one search, its editions by their stored abbreviations. */
export interface Asked {
  request: SearchRequest
  /** Language of the interface. */
  locale: Locale
  /** The query of a hybrid search, where an embedding service knows it. */
  embedded?: EmbeddedQuery | undefined
}

/** One search in the articles of packs. */
export type ArticlesAsked = ArticleQuestion

/** The result of a search. */
export interface Found {
  /** The answer as JSON. */
  json: string
  /** Its cost (core/search/query/effort.ts). */
  steps: number
}

/** Chapters kept in memory; about 20 kB each. */
const keptChapters = 2000

/** A library with what its searches keep in memory. */
export class LibrarySearch {
  private readonly indexes = new Indexes()
  private readonly meanings: ServerMeanings
  private readonly nearVerses: NearVerses
  private readonly chapters: Recent<TextChapter | undefined> = recent(keptChapters)

  constructor(private readonly library: Library) {
    this.meanings = new ServerMeanings(library.directory)
    this.nearVerses = new NearVerses(library.directory)
  }

  /** Throws edition-unknown. */
  async find({ request, locale, embedded }: Asked): Promise<Found> {
    const view = this.library.view()
    const editions = request.abbreviations.map((abbreviation) => {
      const edition = view.find(abbreviation)
      if (!edition) throw new AppError('edition-unknown', { abbreviation })
      return edition
    })
    const learnt = request.type === 'hybrid' ? await this.meanings.current() : undefined
    const languages = editions.map(({ summary }) => languageOf(summary.locale))
    const searched: SearchedEdition[] = []
    const near = new Map<string, readonly Near[]>()
    for (const edition of editions) {
      const one = await this.searchedEdition(edition, learnt)
      searched.push(one)
      const { revision } = edition.summary
      if (embedded) near.set(one.abbreviation, await this.nearVerses.of(revision, one.index.verses, embedded))
    }
    const knowledge = {
      meanings: learnt && { ...learnt, language: locale },
      finder: request.type === 'hybrid' ? await bundledFinder.finder(locale, languages) : undefined,
      near,
    }
    const { answer, steps } = await searchEditions(request, searched, this.sourceOf(editions), knowledge)
    return { json: JSON.stringify(answer), steps }
  }

  /** Kinds with texts, of packs in the languages that are asked for. */
  async findArticles(asked: ArticlesAsked): Promise<Found> {
    const { packs } = this.library.view()
    const data = await searchArticles({ packs: async () => packs.all }, asked, breathe)
    return { json: JSON.stringify({ data }), steps: 0 }
  }

  private async searchedEdition(
    edition: StoredEdition,
    learnt: LearntMeanings | undefined,
  ): Promise<SearchedEdition> {
    const { abbreviation, locale, numbering } = edition.summary
    const language = languageOf(locale)
    const index = await this.indexes.of(edition)
    return {
      abbreviation,
      language,
      numbering,
      names: await editionNames(edition.manifest),
      index,
      stem: await loadStem(language),
      vectors: learnt && (await this.meanings.of(edition, index, learnt)),
    }
  }

  private sourceOf(editions: readonly StoredEdition[]): SearchSource {
    return {
      breathe,
      chapters: async (abbreviation, canonicals) => {
        const edition = editions.find(({ summary }) => summary.abbreviation === abbreviation)
        if (!edition) return []
        const read = await inParallel(canonicals, async (canonical) => {
          const read = async () => await readText(edition, canonical)
          return await this.chapters.get(`${edition.key} ${canonical}`, read)
        })
        return read.flatMap((chapter) => chapter ?? [])
      },
    }
  }
}
