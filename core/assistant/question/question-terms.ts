/** The words of a question that say what it is about, as stems, and how much of them a text has. */
import type { Locale } from '../../contract/locales'
import type { Finder } from '../../finder/finder'
import { loadNameTerms, type NameTerm, type NameTerms } from '../../finder/matching/name-terms'
import { waysToRead } from '../../finder/matching/question-words'
import { questionWords } from '../../languages/questions'
import { withoutTestament } from './question-ways'
import { keyOf } from './term-keys'

export interface QuestionTerms {
  /** As it was typed. */
  question: string
  /** Without the words around what is asked for. */
  asked: string
  terms: readonly NameTerm[]
  termsOf: NameTerms
  /** The terms of a text as they are compared. */
  keysOf(text: string): ReadonlySet<string>
  /** Whether a text with these keys has a term. */
  isIn(term: NameTerm, keys: ReadonlySet<string>): boolean
  /** Share of the terms that a text has, by what they tell, 0 to 1. */
  coverage(text: string): number
  /** The worth of terms together, relative to all of the question. */
  share(terms: readonly NameTerm[]): number
  /** Words of today's world in it. */
  fromElsewhere: number
  /** Those of them that people who tell of their life say too. */
  ofLife: number
}

export async function questionTerms(
  question: string,
  locale: Locale,
  finder: Finder | undefined,
): Promise<QuestionTerms> {
  const termsOf = await loadNameTerms(locale)
  const framed = waysToRead(withoutTestament(question, locale), locale).at(-1) ?? question
  const { asking, elsewhere, ofLife } = vocabularyTerms(locale, termsOf)
  const all = termsOf(framed)
  const telling = all.filter(({ term }) => !asking.has(term))
  const terms = telling.length > 0 ? telling : all
  const own = new Set(terms.map(({ term }) => term))
  // Small words stay: a name may have them.
  const asked = framed
    .split(/\s+/)
    .filter((word) => termsOf(word).every(({ term }) => own.has(term) || !asking.has(term)))
    .join(' ')
  const worth = (some: readonly NameTerm[]) => some.reduce((sum, one) => sum + worthOf(one, finder), 0)
  const whole = worth(terms)
  const share = (some: readonly NameTerm[]) => (whole === 0 ? 0 : worth(some) / whole)
  const keysOf = (text: string) => new Set(termsOf(text).map(({ term }) => keyOf(term, locale)))
  const isIn = ({ term }: NameTerm, keys: ReadonlySet<string>) => keys.has(keyOf(term, locale))
  return {
    question,
    asked: asked === '' ? framed : asked,
    terms,
    termsOf,
    keysOf,
    isIn,
    share,
    coverage(text) {
      const keys = keysOf(text)
      return share(terms.filter((term) => isIn(term, keys)))
    },
    fromElsewhere: termsOf(question).filter(({ term }) => elsewhere.has(term)).length,
    ofLife: termsOf(question).filter(({ term }) => elsewhere.has(term) && ofLife.has(term)).length,
  }
}

interface TermSets {
  asking: ReadonlySet<string>
  elsewhere: ReadonlySet<string>
  ofLife: ReadonlySet<string>
}

const kept = new Map<Locale, TermSets>()

/** Kept by language: to stem hundreds of words for each question would take longer than the question. */
function vocabularyTerms(locale: Locale, termsOf: NameTerms): TermSets {
  const setOf = (words: string) => new Set(termsOf(words).map(({ term }) => term))
  const known = kept.get(locale)
  const sets = known ?? {
    asking: setOf(questionWords[locale].asking),
    elsewhere: setOf(questionWords[locale].elsewhere),
    ofLife: setOf(questionWords[locale].ofLife),
  }
  kept.set(locale, sets)
  return sets
}

/** Rare words of names tell more; a word that no name has tells most. */
function worthOf({ term }: NameTerm, finder: Finder | undefined): number {
  const index = finder?.languages[0]?.index
  const number = index?.numbers.get(term)
  return number === undefined ? (index?.mostWorth ?? 1) : (index?.worths[number] ?? 1)
}

/** Whether a name of the finder, in the language of the question, has a term. */
export function isOfNames({ term }: NameTerm, finder: Finder | undefined): boolean {
  return finder?.languages[0]?.index.numbers.has(term) ?? false
}
