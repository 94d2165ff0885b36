/** A word of a language without a stemmer, or with prefixes, without what is written onto it. Pure. */
import type { Locale } from '../../contract/locales'
import { finderWords } from '../../languages/finder'

/** Without its prefix, its ending, and both; those that are left. */
export function bareForms(term: string, locale: Locale): string[] {
  const { affixes } = finderWords[locale]
  if (!affixes) return []
  const { before = /^$/u, after = /^$/u, least } = affixes
  const short = term.replace(before, '')
  const forms = [short, term.replace(after, ''), short.replace(after, '')]
  return [...new Set(forms)].filter((form) => form !== term && form.length >= least)
}
