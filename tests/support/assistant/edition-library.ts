/** What the assistant reads, over one edition in memory: the search is the real one, there are no packs and no names of entries. */

import type { AnswerLibrary } from '#core/assistant/answer-library'
import { alikeRequest, alikeVerses } from '#core/assistant/open-library'
import type { Chapter } from '#core/contract/editions/chapter'
import type { Locale } from '#core/contract/locales'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import { maxSearchLength } from '#core/limits'
import type { Edition } from '#core/scripture/editions/edition'
import { loadNames } from '#core/scripture/names/load-names'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { buildCodeIndex } from '#core/scripture/passages/naming/code-index'
import { indexOf } from '#core/scripture/passages/naming/index-of'
import { searchEditions } from '#core/search/answer/search-editions'
import { buildEditionIndex } from '#core/search/index/edition-index'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'

/** A library that counts how often it was searched. */
export interface EditionLibrary extends AnswerLibrary {
  searches: number
}

/** The interface has the language of the edition; `compared`: what sentences are compared with besides. */
export async function editionLibrary(
  edition: Edition,
  locale: Locale,
  compared: readonly Edition[] = [],
): Promise<EditionLibrary> {
  const pack = await loadNames(locale)
  const english = await loadNames('en')
  const searchedOf = async ({ abbreviation, locale: own, numbering, books }: Edition) => ({
    abbreviation,
    language: languageOf(own),
    numbering,
    names: pack.names,
    index: buildEditionIndex(
      own,
      books.flatMap((book) => book.chapters),
    ).index,
    stem: await loadStem(languageOf(own)),
  })
  const { abbreviation, name, numbering } = edition
  const all = [edition, ...compared]
  const byEdition = new Map(
    all.map((one) => [
      one.abbreviation,
      new Map<number, Chapter>(
        one.books.flatMap(({ chapters }) => chapters.map((chapter) => [chapter.canonical, chapter])),
      ),
    ]),
  )
  const searched = await Promise.all(all.map(searchedOf))
  const source = {
    chapters: async (wanted: string, canonicals: readonly number[]) =>
      canonicals.flatMap((canonical) => byEdition.get(wanted)?.get(canonical) ?? []),
    breathe: async () => {},
  }
  const read = async (canonicals: readonly number[]) => await source.chapters(abbreviation, canonicals)
  const { breathe } = source
  const library: EditionLibrary = {
    searches: 0,
    locale,
    edition: {
      abbreviation,
      name,
      locale: edition.locale,
      numbering,
      naming: { names: pack.names, separators: pack.separators, locale },
    },
    context: {
      names: [indexOf(pack), buildCodeIndex(), ...(locale === 'en' ? [] : [indexOf(english)])],
      separators: pack.separators,
      table: verseTable(numbering),
    },
    chapters: read,
    layer: async () => undefined,
    async search(words, way) {
      library.searches += 1
      const request = {
        ...defaultSearchOptions,
        type: way === 'phrase' ? ('classic' as const) : way,
        exactPhrase: way === 'phrase',
        search: words,
        abbreviations: [abbreviation],
        page: 1,
      }
      return (await searchEditions(request, searched.slice(0, 1), source)).answer
    },
    async alike(words) {
      library.searches += 1
      const abbreviations = searched.map((one) => one.abbreviation)
      const request = alikeRequest(words.slice(0, maxSearchLength), abbreviations)
      return alikeVerses((await searchEditions(request, searched, source)).answer, abbreviation)
    },
    references: async () => new Map(),
    contents: { packs: async () => [] },
    finder: undefined,
    breathe,
  }
  return library
}
