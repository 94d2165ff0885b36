/** Searches a library: the same on the calling thread and on a separate one. */

import { type ArticleQuestion, searchArticles } from '#core/content/reading/article-search'
import type { ContentSource } from '#core/content/reading/content-source'
import { editionOriginals } from '#core/content/words/edition-originals'
import { numbersOfLemma } from '#core/content/words/lemma-numbers'
import type { TextChapter } from '#core/contract/editions/text-answer'
import type { Locale } from '#core/contract/locales'
import type { SearchRequest } from '#core/contract/search/search-request'
import { AppError } from '#core/errors'
import { bundledFinder } from '#core/finder/bundled-finder'
import { inParallel } from '#core/in-parallel'
import { Memory, type Recent, roughBytes } from '#core/memory'
import { editionNames } from '#core/scripture/names/edition-names'
import { searchEditions } from '#core/search/answer/search-editions'
import type { RowMap, SearchedEdition, SearchSource } from '#core/search/answer/searched-edition'
import type { Near } from '#core/search/meaning/nearest'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import { shortHash } from '../bytes/canonical-json'
import type { Library } from '../library/library'
import type { StoredPack } from '../library/packs/stored-pack'
import { readText } from '../library/page-source'
import type { StoredEdition } from '../library/stored-edition'
import { breathe } from '../process/breathe'
import { ArticleIndexes } from './article-indexes'
import { NearVerses } from './embedding/near-verses'
import type { EmbeddedQuery } from './embedding/query-vectors'
import { Indexes } from './indexes'
import { Layers } from './layers'
import { ServerMeanings, type StoredMeanings } from './meanings'
import { Preparation } from './preparation'

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
  /** Core time that it made the server spend on preparing (preparation.ts). */
  preparedMs: number
}

/**
 * The memory of searches of every kind together: the indexes and vectors of some twenty whole editions. More is read
 * from disk again, 60 ms for an edition.
 */
const keptBytes = 448_000_000

/** A library with what its searches keep in memory. */
export class LibrarySearch {
  private readonly indexes: Indexes
  private readonly articleIndexes: ArticleIndexes
  private readonly meanings: ServerMeanings
  private readonly nearVerses: NearVerses
  private readonly chapters: Recent<TextChapter | undefined>
  private readonly rowMaps: Recent<RowMap>
  private readonly contents: ContentSource
  private readonly layers: Layers

  constructor(
    private readonly library: Library,
    memory = new Memory(keptBytes),
  ) {
    this.indexes = new Indexes(memory)
    this.articleIndexes = new ArticleIndexes(memory)
    this.meanings = new ServerMeanings(library.directory, memory)
    this.nearVerses = new NearVerses(library.directory, memory)
    this.rowMaps = memory.recent(({ bytes }) => bytes)
    this.chapters = memory.recent<TextChapter | undefined>(roughBytes)
    this.layers = new Layers(memory)
    this.contents = { packs: async () => library.view().packs.all }
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
    const preparation = new Preparation()
    const searched: SearchedEdition[] = []
    const near = new Map<string, readonly Near[]>()
    for (const edition of editions) {
      const one = await this.searchedEdition(edition, learnt, preparation)
      searched.push(one)
      const { revision } = edition.summary
      if (embedded)
        near.set(
          one.abbreviation,
          await this.nearVerses.of(revision, one.index.verses, embedded, preparation),
        )
    }
    const knowledge = {
      meanings: learnt && { ...learnt, language: locale },
      finder: request.type === 'hybrid' ? await bundledFinder.finder(locale, languages) : undefined,
      near,
      numbersOf: async (lemma: string) => await numbersOfLemma(this.contents, lemma, request.abbreviations),
    }
    const source = this.sourceOf(editions, preparation)
    const { answer, steps } = await searchEditions(request, searched, source, knowledge)
    return { json: JSON.stringify(answer), steps, preparedMs: preparation.ms }
  }

  /** Kinds with texts, of packs in the languages that are asked for. */
  async findArticles(asked: ArticlesAsked): Promise<Found> {
    const { packs } = this.library.view()
    const preparation = new Preparation()
    const indexOf = async (pack: StoredPack) => await this.articleIndexes.of(pack, preparation)
    const { found, steps } = await searchArticles({ packs: packs.all, indexOf, breathe }, asked)
    return { json: JSON.stringify({ data: found }), steps, preparedMs: preparation.ms }
  }

  private async searchedEdition(
    edition: StoredEdition,
    learnt: StoredMeanings | undefined,
    preparation: Preparation,
  ): Promise<SearchedEdition> {
    const { abbreviation, locale, numbering } = edition.summary
    const language = languageOf(locale)
    const opened = await this.indexes.of(edition, preparation)
    return {
      abbreviation,
      language,
      numbering,
      names: await editionNames(edition.manifest),
      index: opened.index,
      keepRows: async (numbering, make) =>
        await this.rowMaps.get(`${edition.key} ${shortHash(numbering)}`, async () => {
          preparation.count('rowMap', 1)
          return await make()
        }),
      stem: await loadStem(language),
      originals: async () =>
        await editionOriginals(
          this.contents,
          edition.manifest,
          this.editionNamed,
          this.layers.reading(preparation),
        ),
      vectors: learnt && (await this.meanings.of(edition, opened, learnt, preparation)),
    }
  }

  private readonly editionNamed = async (abbreviation: string) =>
    this.library.view().find(abbreviation)?.manifest

  private sourceOf(editions: readonly StoredEdition[], preparation: Preparation): SearchSource {
    return {
      breathe,
      chapters: async (abbreviation, canonicals) => {
        const edition = editions.find(({ summary }) => summary.abbreviation === abbreviation)
        if (!edition) return []
        const read = await inParallel(canonicals, async (canonical) => {
          const read = async () => {
            preparation.count('chapter', 1)
            return await readText(edition, canonical)
          }
          return await this.chapters.get(`${edition.key} ${canonical}`, read)
        })
        return read.flatMap((chapter) => chapter ?? [])
      },
    }
  }
}
