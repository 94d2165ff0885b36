/**
 * The few words of a printed chapter in every interface language; small enough to be part of the service
 * worker.
 */
import { isLocale, type Locale } from '#core/contract/locales'
import type { ScriptureWords } from '#core/scripture/text/words'
import ar from '../core/languages/ar/scripture.json'
import de from '../core/languages/de/scripture.json'
import en from '../core/languages/en/scripture.json'
import es from '../core/languages/es/scripture.json'
import fa from '../core/languages/fa/scripture.json'
import fr from '../core/languages/fr/scripture.json'
import he from '../core/languages/he/scripture.json'
import it from '../core/languages/it/scripture.json'
import pt from '../core/languages/pt/scripture.json'

const words: Readonly<Record<Locale, ScriptureWords>> = { ar, de, en, es, fa, fr, he, it, pt }

/** The words of a language; English for an unknown one. */
export function scriptureWords(locale: string): ScriptureWords {
  return isLocale(locale) ? words[locale] : words.en
}
