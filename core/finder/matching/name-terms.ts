/** The terms of a name or a query in a language: folded stems without small words. */
import type { Locale } from '../../contract/locales'
import { finderWords } from '../../languages/finder'
import { foldWord } from '../../words/fold'
import { loadStem } from '../../words/stem'
import { forEachWord } from '../../words/words'

/** A word as it is written, folded, and its stem. */
export interface NameTerm {
  word: string
  term: string
}

/** Words as they are written, with their terms: whoever reads thousands of names reads each word once. */
export type KnownWords = Map<string, NameTerm>

/** Each term once, in order; small words too where there is nothing else. `known` is filled. */
export type NameTerms = (text: string, known?: KnownWords) => NameTerm[]

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
  const { small: smallWords, numbers } = finderWords[locale]
  const small = new Set(smallWords.split(' ').map((word) => written(word, locale)))
  const numberWords = numbers === '' ? [] : numbers.split(' ')
  const counted = new Map(numberWords.map((word, at) => [String(at + 1), written(word, locale)]))
  const read = (text: string): NameTerm => {
    const once = written(text, locale)
    const word = counted.get(once) ?? once
    return { word, term: bare(stem(word), locale) }
  }
  return (text, known) => {
    const words: NameTerm[] = []
    forEachWord(text, (from, to) => {
      if (to - from > longestWord) return
      const typed = text.slice(from, to)
      const one = known?.get(typed) ?? read(typed)
      known?.set(typed, one)
      words.push(one)
    })
    const said = words.filter(({ word }) => !small.has(word))
    const terms = said.length > 0 ? said : words
    return terms.filter(({ term }, at) => term !== '' && terms.findIndex((one) => one.term === term) === at)
  }
}

function written(word: string, locale: Locale): string {
  const { forms = {} } = finderWords[locale]
  const folded = foldWord(word, locale)
  return writtenAlike(Object.hasOwn(forms, folded) ? (forms[folded] ?? folded) : folded, locale)
}

/** A folded word in the one of its spellings that stands for all. */
export function writtenAlike(folded: string, locale: Locale): string {
  return finderWords[locale].alike?.(folded) ?? folded
}

function bare(term: string, locale: Locale): string {
  return finderWords[locale].bare?.(term) ?? term
}
