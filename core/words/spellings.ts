/**
 * Equivalent spellings of a typed word (FEATURES SRCH-02); the rules are the language's (core/languages), of which so
 * far German has some.
 */
import { isLocale } from '../contract/locales'
import type { SpellingRule } from '../languages/language'
import { wordForms } from '../languages/word-forms'

/** More would take too long; words with so many choices do not occur. */
const maxSpellings = 256

/** All spellings of a folded word, the typed one first; only itself in other languages. */
export function spellingsOf(word: string, language: string, isUmlautFree: boolean): string[] {
  const own = isLocale(language) ? wordForms[language].spellings : undefined
  if (!own) return [word]
  const rules = isUmlautFree ? [...own.always, ...own.withoutMarks] : own.always
  let spellings = [{ written: '', at: 0 }]
  const done = new Set<string>()
  while (spellings.length > 0) {
    const next: typeof spellings = []
    for (const { written, at } of spellings) {
      if (at === word.length) done.add(written)
      else next.push(...continuations(word, written, at, rules))
    }
    spellings = next.slice(0, maxSpellings)
  }
  return [...done]
}

function continuations(word: string, begun: string, at: number, rules: readonly SpellingRule[]) {
  const found = [{ written: begun + word.charAt(at), at: at + 1 }]
  for (const { typed, written, isEnding = false, fits } of rules) {
    if (!word.startsWith(typed, at)) continue
    const end = at + typed.length
    if ((isEnding && end !== word.length) || fits?.(word, at) === false) continue
    for (const other of written) found.push({ written: begun + other, at: end })
  }
  return found
}
