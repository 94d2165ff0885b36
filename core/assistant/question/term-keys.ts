/**
 * The key under which terms are compared: where stems do not do it, common endings and the letters before a word are
 * left out. Both sides are cut alike, so a wrong cut does little harm. Pure.
 */
import type { Locale } from '../../contract/locales'
import { questionWords } from '../../languages/questions'

export function keyOf(term: string, locale: Locale): string {
  return questionWords[locale].cuts.reduce((word, { cut, leaves }) => {
    const short = word.replace(cut, '')
    return short.length >= leaves ? short : word
  }, term)
}
