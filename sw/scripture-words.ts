/** The words of a printed chapter, for pages without network. */
import { fallbackLocale, isLocale, type Locale } from '#core/contract/locales'
import { scriptureMessages } from '#core/languages/scripture'
import type { ScriptureWords } from '#core/scripture/text/words'

const words: Readonly<Record<Locale, ScriptureWords>> = scriptureMessages

/** The words of a language; English for an unknown one. */
export function scriptureWords(locale: string): ScriptureWords {
  return isLocale(locale) ? words[locale] : words[fallbackLocale]
}
