/** The terms of a name or a query in a language: folded stems without small words. */
import type { Locale } from '../../contract/locales'
import { foldWord } from '../../search/text/fold'
import { loadStem } from '../../search/text/stem'
import { forEachWord } from '../../search/text/words'
import { formOf, numberWords, smallWords } from './question-words'

/** A word as it is written, folded, and its stem. */
export interface NameTerm {
  word: string
  term: string
}

/** Each term once, in order; small words too where there is nothing else. */
export type NameTerms = (text: string) => NameTerm[]

/** No name has a longer one, and stemming it would take long. */
const longestWord = 40

const loaded = new Map<Locale, Promise<NameTerms>>()

export function loadNameTerms(locale: Locale): Promise<NameTerms> {
  const known = loaded.get(locale)
  if (known) return known
  const begun = make(locale)
  loaded.set(locale, begun)
  begun.catch(() => loaded.delete(locale))
  return begun
}

async function make(locale: Locale): Promise<NameTerms> {
  const stem = await loadStem(locale)
  const small = new Set(smallWords(locale).map((word) => written(word, locale)))
  const counted = new Map(numberWords(locale).map((word, at) => [String(at + 1), written(word, locale)]))
  return (text) => {
    const words: string[] = []
    forEachWord(text, (from, to) => {
      if (to - from > longestWord) return
      const word = written(text.slice(from, to), locale)
      words.push(counted.get(word) ?? word)
    })
    const said = words.filter((word) => !small.has(word))
    const terms = (said.length > 0 ? said : words).map((word) => ({ word, term: bare(stem(word), locale) }))
    const once = new Map(terms.toReversed().map((one) => [one.term, one]))
    return [...once.values()].toReversed().filter(({ term }) => term !== '')
  }
}

/**
 * Folded; German letters that a keyboard may lack, and those that people write instead of them, are one; Hebrew words
 * are written with and without their vowel letters.
 */
function written(word: string, locale: Locale): string {
  const folded = formOf(foldWord(word, locale), locale)
  if (locale === 'he') return folded.charAt(0) + folded.slice(1).replaceAll(/[וי]/g, '')
  if (locale !== 'de') return folded
  return folded
    .replaceAll(/ä|ae/g, 'a')
    .replaceAll(/ö|oe/g, 'o')
    .replaceAll(/ü|ue/g, 'u')
    .replaceAll('ß', 'ss')
}

/** Hebrew has no stemmer here: the article is left out. */
function bare(term: string, locale: Locale): string {
  return locale === 'he' && term.length > 3 ? term.replace(/^ה/, '') : term
}
