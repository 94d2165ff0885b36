/** The other terms of a query's word: without what is written onto it, and what people say for it. Pure. */

import { type Locale } from '../../contract/locales'
import { finderWords } from '../../languages/finder'
import { finderWeights } from '../finder-weights'
import type { NameIndex } from './name-index'

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
  const { affixes } = finderWords[locale]
  if (!affixes) return []
  const { before = /^$/u, after = /^$/u, least } = affixes
  const short = term.replace(before, '')
  const forms = [short, term.replace(after, ''), short.replace(after, '')]
  return [...new Set(forms)].filter((form) => form !== term && form.length >= least)
}
