/** The other terms of a query's word: without what is written onto it, and what people say for it. Pure. */

import { type Locale } from '../../contract/locales'
import { finderWeights } from '../finder-weights'
import type { NameIndex } from './name-index'

/** Words are folded: final letters are the others, Hebrew words are without vowel letters. */
const affixes: Readonly<Partial<Record<Locale, { before?: RegExp; after?: RegExp; least: number }>>> = {
  he: { before: /^(?:כש|מה|ש[הבלמכ]|ו[הבלמכש]|[ושהבכלמ])/u, after: /[מתהנכ]$/u, least: 2 },
  ar: { before: /^(?:[وفبك]?ال|لل|[وفبلك])/u, after: /(?:هما|هم|ها|نا|ات|ون|ين|ه|ي|ك|ت)$/u, least: 3 },
  fa: { before: /^(?:نمي|مي|ن)/u, after: /(?:هايشان|هايش|هايم|هاي|ها|شان|مان|يي|ان|اي|ش|م|ت|ي)$/u, least: 2 },
}

/** Terms of names that a word is without what is written onto it, and those that people use for it. */
export function otherTerms(
  { numbers, others, locale }: NameIndex,
  term: string,
): { term: number; quality: number }[] {
  const { bareWord, otherWord, nearWord } = finderWeights
  const best = new Map<number, number>()
  const take = (other: string, quality: number) => {
    const number = numbers.get(other)
    if (number !== undefined) best.set(number, Math.max(best.get(number) ?? 0, quality))
  }
  const forms = bareForms(term, locale)
  for (const form of forms) take(form, bareWord)
  for (const form of [term, ...forms])
    for (const other of others(form)) take(other.term, other.isNear ? nearWord : otherWord)
  return [...best].map(([other, quality]) => ({ term: other, quality }))
}

/** Words that people use for a word, as they are written. */
export function otherTexts({ termsOf, others, locale }: NameIndex, word: string): string[] {
  const [one] = termsOf(word)
  if (!one) return []
  const found = [one.term, ...bareForms(one.term, locale)].flatMap((form) => others(form))
  return found.filter(({ isNear }) => !isNear).map(({ text }) => text)
}

/**
 * A word of a language without a stemmer, or with prefixes, without what is written onto it. Pure. Without
 * its prefix, its ending, and both; those that are left.
 */
function bareForms(term: string, locale: Locale): string[] {
  const own = affixes[locale]
  if (!own) return []
  const { before = /^$/u, after = /^$/u, least } = own
  const short = term.replace(before, '')
  const forms = [short, term.replace(after, ''), short.replace(after, '')]
  return [...new Set(forms)].filter((form) => form !== term && form.length >= least)
}
