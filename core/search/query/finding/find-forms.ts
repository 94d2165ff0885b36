/** Other forms of a word: words of the dictionary with the same stem. Stems are made for words that may have it, and kept. */
import type { WordIndex } from '../../index/word-index'
import type { Stem } from '../../text/stem'
import type { Effort } from '../effort'
import { termsWith } from './find-parts'

interface Stems {
  /** By term number. */
  known: Map<number, string>
  /** By stem, for stems looked for before. */
  found: Map<string, Forms>
}
interface Forms {
  terms: readonly number[]
  /** What they cost: the same when they are known, or what is found would depend on what was searched before. */
  steps: number
}
const stemsOf = new WeakMap<WordIndex, Stems>()
const maxKept = 2000
const stepsPerCandidate = 6

/** Numbers of the terms with the stem of a folded word, ascending, the word itself among them; none where the effort does not reach. */
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

/** Stemming leaves the first letters, but for German umlauts, and but for Arabic, where it also takes away what stands before. */
function candidatesOf(index: WordIndex, stem: string, language: string, effort: Effort): number[] {
  const begin = stem.slice(0, Math.max(1, Math.min(3, stem.length - 1)))
  if (language === 'ar') return termsWith(index, [begin], effort)
  return umlautsOf(begin, language).flatMap((beginning) => termsFrom(index, beginning))
}

/** Terms that begin with something, ascending. */
function termsFrom(index: WordIndex, beginning: string): number[] {
  const first = index.firstNotBefore(beginning)
  const end = index.firstNotBefore(`${beginning}\uffff`)
  return Array.from({ length: end - first }, (_, at) => first + at)
}

const umlauts: ReadonlyMap<string, string> = new Map([
  ['a', 'ä'],
  ['o', 'ö'],
  ['u', 'ü'],
])

/** In the order of the dictionary. */
function umlautsOf(text: string, language: string): string[] {
  if (language !== 'de') return [text]
  let found = ['']
  for (const letter of text) {
    const umlaut = umlauts.get(letter)
    found = found.flatMap((begun) => (umlaut ? [begun + letter, begun + umlaut] : [begun + letter]))
  }
  return found.sort((a, b) => (a < b ? -1 : 1))
}
