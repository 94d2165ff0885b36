/** The words of a starter edition, for those who lie about them and those who judge. */
import { foldedWords } from '#core/assistant/compared-words'
import type { Locale } from '#core/contract/locales'
import { placeLabel } from '#core/scripture/reading/addresses/addresses'
import { importStarter } from '../../editions/starter-source'
import { starterLibrary } from '../rows'

export interface StarterVerse {
  canonical: number
  /** As the language writes it: `Johannes 3,16`. */
  label: string
  /** What the library shows of it. */
  text: string
}

export interface StarterText {
  locale: Locale
  abbreviation: string
  verses: readonly StarterVerse[]
  byCanonical: ReadonlyMap<number, StarterVerse>
  /** Every four words in a row that the edition has. */
  runs: ReadonlySet<string>
}

/** Words in a row of a false wording that may not be seen. */
export const tellingWords = 4

export function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    at + tellingWords <= words.length ? [words.slice(at, at + tellingWords).join(' ')] : [],
  )
}

const texts = new Map<Locale, Promise<StarterText>>()

export function starterText(locale: Locale): Promise<StarterText> {
  const known = texts.get(locale) ?? read(locale)
  texts.set(locale, known)
  return known
}

async function read(locale: Locale): Promise<StarterText> {
  const abbreviation = `S${locale.toUpperCase()}`
  const [{ books }, { edition }] = await Promise.all([importStarter(abbreviation), starterLibrary(locale)])
  const chapters = books.flatMap((book) => book.chapters)
  const verses = chapters.flatMap(({ canonical, verses: own }) =>
    own.flatMap(({ verse, content }) => {
      const text = content.replaceAll('*', '')
      const at = canonical + verse
      return text.trim() === '' ? [] : [{ canonical: at, label: placeLabel(at, at, edition.naming), text }]
    }),
  )
  const inOrder = chapters.map((chapter) => chapter.verses.map(({ content }) => content).join(' '))
  return {
    locale,
    abbreviation,
    verses,
    byCanonical: new Map(verses.map((verse) => [verse.canonical, verse])),
    runs: new Set(inOrder.flatMap((text) => runsOf(foldedWords(text.replaceAll('*', ''))))),
  }
}
