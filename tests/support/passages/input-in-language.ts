/**
 * How tests read an input: in the language the worker would use,
 * with translations named as in Q-10.
 */

import type { Suggestion } from '#core/contract/address/suggestion'
import type { Locale } from '#core/contract/locales'
import { loadNames } from '#core/scripture/names/load-names'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { type InputLanguage, passageContext } from '#core/scripture/suggestions/input-language'
import { suggest } from '#core/scripture/suggestions/suggest'
import { splitPrefix } from '#core/scripture/suggestions/translation-prefix'

export const knownTranslations = ['LUT', 'ELB', 'NeÜ', 'KJV']

/** The names of a language, then English ones. */
export async function languageOf(locale: Locale): Promise<InputLanguage> {
  const own = await loadNames(locale)
  const packs = locale === 'en' ? [own] : [own, await loadNames('en')]
  const base = locale === 'de' || locale === 'he' ? 'org' : 'eng'
  return { packs, separators: own.separators, table: verseTable({ base, corrections: [] }) }
}

/** Suggestions for the input without its prefix. */
export function suggestionsFor(raw: string, language: InputLanguage): Suggestion[] {
  const { translation, rest } = splitPrefix(raw, knownTranslations, passageContext(language))
  const found = suggest(rest, language)
  return translation ? found.map((one) => ({ ...one, translation })) : found
}
