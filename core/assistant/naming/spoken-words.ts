/** Words as they are said one after another, folded: to find a run of them in another text. */
import type { Locale } from '../../contract/locales'
import { foldWord } from '../../words/fold'
import { forEachWord } from '../../words/words'

export function spokenWords(text: string, locale: Locale): string[] {
  const words: string[] = []
  forEachWord(text, (from, to) => words.push(foldWord(text.slice(from, to), locale)))
  return words
}

export function phraseOf(text: string, locale: Locale): string {
  return spokenWords(text, locale).join(' ')
}
