/**
 * Other forms of a word: words of the dictionary with the same stem. Only candidates
 * are stemmed, and their stems are kept.
 */

import { isLocale } from '../../../contract/locales'
import type { WordForms } from '../../../languages/language'
import { wordForms } from '../../../languages/word-forms'
import type { Stem } from '../../../words/stem'
import type { WordIndex } from '../../index/word-index'
import type { Effort } from '../effort'
import { termsWith } from './find-parts'

interface Stems {
  /** Stems by term number. */
  known: Map<number, string>
  /** Forms by stem, for earlier look-ups. */
  found: Map<string, Forms>
}
interface Forms {
  terms: readonly number[]
  /** Their cost, counted again when they are known: otherwise results would depend on earlier searches. */
  steps: number
}
const stemsOf = new WeakMap<WordIndex, Stems>()
const maxKept = 2000
const stepsPerCandidate = 6

/**
 * Numbers of the terms with the stem of a folded word, ascending, including the word
 * itself; none if the effort is used up.
 */
export function formsOf(
  index: WordIndex,
  folded: string,
  language: string,
  stem: Stem,
  effort: Effort,
): readonly number[] {
  const stems = stemsOf.get(index) ?? { known: new Map<number, string>(), found: new Map() }
  stemsOf.set(index, stems)
  const wanted = stem(folded)
  const before = stems.found.get(wanted)
  if (before) return effort.takeAll(before.steps) ? before.terms : []
  const trial = effort.copy()
  const candidates = candidatesOf(index, wanted, language, trial)
  const steps = effort.left - trial.left + candidates.length * stepsPerCandidate
  if (!effort.takeAll(trial.isCut ? Number.POSITIVE_INFINITY : steps)) return []
  const terms = candidates.filter((term) => {
    const known = stems.known.get(term) ?? stem(index.terms[term] ?? '')
    stems.known.set(term, known)
    return known === wanted
  })
  if (stems.found.size >= maxKept) stems.found.clear()
  stems.found.set(wanted, { terms, steps })
  return terms
}

/** Stemming keeps the first letters, except for vowels that change, and except where it also removes prefixes. */
function candidatesOf(index: WordIndex, stem: string, language: string, effort: Effort): number[] {
  const begin = stem.slice(0, Math.max(1, Math.min(3, stem.length - 1)))
  const own = isLocale(language) ? wordForms[language] : undefined
  if (own?.stemsKeepBeginning === false) return termsWith(index, [begin], effort)
  return changed(begin, own?.vowelChanges).flatMap((beginning) => termsFrom(index, beginning))
}

/** Terms with a common beginning, ascending. */
function termsFrom(index: WordIndex, beginning: string): number[] {
  const first = index.firstNotBefore(beginning)
  const end = index.firstNotBefore(`${beginning}\uffff`)
  return Array.from({ length: end - first }, (_, at) => first + at)
}

/** In the order of the dictionary. */
function changed(text: string, vowels: WordForms['vowelChanges']): string[] {
  if (!vowels) return [text]
  let found = ['']
  for (const letter of text) {
    const other = Object.hasOwn(vowels, letter) ? vowels[letter] : undefined
    found = found.flatMap((begun) => (other ? [begun + letter, begun + other] : [begun + letter]))
  }
  return found.sort((a, b) => (a < b ? -1 : 1))
}
