/** Questions that go on from the one before: "How old did he become?", "And his mother?". Pure. */
import type { Locale } from '../../contract/locales'
import { questionWords } from '../../languages/questions'

const lettersBefore = '(?<![\\p{L}\\p{M}])'
const lettersAfter = '(?![\\p{L}\\p{M}])'

const patterns = new Map<Locale, { pronoun: RegExp; last: RegExp; opening: RegExp }>()

function patternsOf(locale: Locale) {
  const known = patterns.get(locale)
  if (known) return known
  const { pronoun, last, opening } = questionWords[locale].followUp
  const made = {
    // Arabic and Hebrew write "and" with the next word.
    pronoun: new RegExp(`${lettersBefore}[وו]?(?:${pronoun})${lettersAfter}`, 'iu'),
    last: new RegExp(`${lettersBefore}(?:${last})(?=[\\s.!?؟]*$)`, 'iu'),
    opening: new RegExp(`^\\s*(?:${opening})${lettersAfter}`, 'iu'),
  }
  patterns.set(locale, made)
  return made
}

/** `pronoun`: a word stands for what it is about; `opening`: it begins in the middle. Undefined for one that stands alone. */
export function followUpIn(question: string, locale: Locale): 'pronoun' | 'opening' | undefined {
  const { pronoun, last, opening } = patternsOf(locale)
  if (pronoun.test(question) || last.test(question)) return 'pronoun'
  return opening.test(question) ? 'opening' : undefined
}

/** The question with the name in the place of the word that stands for it, else behind it. */
export function askedOf(question: string, name: string, locale: Locale): string {
  const { pronoun } = patternsOf(locale)
  if (pronoun.test(question)) return question.replace(pronoun, () => name)
  return `${question.replace(/[\s.!?؟]*$/u, '')} ${name}?`
}
