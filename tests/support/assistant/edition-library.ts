/** What the assistant reads, over one edition in memory: the search is the real one, there are no packs and no names of entries. */
import type { AnswerLibrary } from '#core/assistant/answer-library'
import type { Chapter } from '#core/contract/editions/chapter'
import type { Locale } from '#core/contract/locales'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import type { Edition } from '#core/scripture/editions/edition'
import { loadNames } from '#core/scripture/names/load-names'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { buildCodeIndex } from '#core/scripture/passages/naming/code-index'
import { indexOf } from '#core/scripture/passages/naming/index-of'
import { searchEditions } from '#core/search/answer/search-editions'
import { buildEditionIndex } from '#core/search/index/edition-index'
import { languageOf } from '#core/search/text/language'
import { loadStem } from '#core/search/text/stem'

/** A library that counts how often it was searched. */
export interface EditionLibrary extends AnswerLibrary {
  searches: number
}

/** The interface has the language of the edition. */
export async function editionLibrary(edition: Edition, locale: Locale): Promise<EditionLibrary> {
  const pack = await loadNames(locale)
  const english = await loadNames('en')
  const chapters = edition.books.flatMap((book) => book.chapters)
  const byCanonical = new Map<number, Chapter>(chapters.map((chapter) => [chapter.canonical, chapter]))
  const { index } = buildEditionIndex(edition.locale, chapters)
  const { abbreviation, name, numbering } = edition
  const searched = {
    abbreviation,
    language: languageOf(edition.locale),
    numbering,
    names: pack.names,
    index,
    stem: await loadStem(languageOf(edition.locale)),
  }
  const read = async (canonicals: readonly number[]) =>
    canonicals.flatMap((canonical) => byCanonical.get(canonical) ?? [])
  const breathe = async () => {}
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
      const source = { chapters: (_: string, canonicals: readonly number[]) => read(canonicals), breathe }
      return (await searchEditions(request, [searched], source)).answer
    },
    references: async () => new Map(),
    contents: { packs: async () => [] },
    finder: undefined,
    breathe,
  }
  return library
}
