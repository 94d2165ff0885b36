/** A word of a language without a stemmer, or with prefixes, without what is written onto it. Pure. */
import type { Locale } from '../../contract/locales'

/** Words are folded: final letters are the others, Hebrew words are without vowel letters. */
const affixes: Readonly<Partial<Record<Locale, { before?: RegExp; after?: RegExp; least: number }>>> = {
  he: { before: /^(?:כש|מה|ש[הבלמכ]|ו[הבלמכש]|[ושהבכלמ])/u, after: /[מתהנכ]$/u, least: 2 },
  ar: { before: /^(?:[وفبك]?ال|لل|[وفبلك])/u, after: /(?:هما|هم|ها|نا|ات|ون|ين|ه|ي|ك|ت)$/u, least: 3 },
  fa: { before: /^(?:نمي|مي|ن)/u, after: /(?:هايشان|هايش|هايم|هاي|ها|شان|مان|يي|ان|اي|ش|م|ت|ي)$/u, least: 2 },
}

/** Without its prefix, its ending, and both; those that are left. */
export function bareForms(term: string, locale: Locale): string[] {
  const own = affixes[locale]
  if (!own) return []
  const { before = /^$/u, after = /^$/u, least } = own
  const short = term.replace(before, '')
  const forms = [short, term.replace(after, ''), short.replace(after, '')]
  return [...new Set(forms)].filter((form) => form !== term && form.length >= least)
}
