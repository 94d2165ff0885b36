/** Letters that Hebrew and Arabic write before a word: and, in, to, from, as, that. */
import { locales } from '../contract/locales'
import { wordForms } from '../languages/word-forms'

/** Of all languages. */
export const prefixLetters = locales.map((locale) => wordForms[locale].prefixLetters).join('')

const patterns: ReadonlyMap<string, RegExp> = new Map(
  locales.flatMap((locale) => {
    const letters = wordForms[locale].prefixLetters
    return letters === '' ? [] : [[locale, new RegExp(`^[${letters}]`, 'u')] as const]
  }),
)

/** The word without such a letter, where `least` letters are left; other languages keep the whole word. */
export function withoutPrefixLetter(word: string, locale: string, least: number): string {
  const pattern = patterns.get(locale)
  return pattern && [...word].length > least ? word.replace(pattern, '') : word
}
