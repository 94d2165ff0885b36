/** Other forms of a word: words of the dictionary with the same stem. Stems are made for words that may have it, and kept. */
import type { WordIndex } from '../index/word-index'
import type { Stem } from '../text/stem'
import { termsWith } from './find-parts'

interface Stems {
  /** By term number. */
  known: Map<number, string>
  /** Terms by stem, for stems looked for before. */
  found: Map<string, readonly number[]>
}
const stemsOf = new WeakMap<WordIndex, Stems>()
const maxKept = 2000

/** Numbers of the terms with the stem of a folded word, ascending; the word itself among them. */
export function formsOf(index: WordIndex, folded: string, language: string, stem: Stem): readonly number[] {
  const stems = stemsOf.get(index) ?? { known: new Map<number, string>(), found: new Map() }
  stemsOf.set(index, stems)
  const wanted = stem(folded)
  const before = stems.found.get(wanted)
  if (before) return before
  const forms = candidates(index, wanted, language).filter((term) => {
    const known = stems.known.get(term) ?? stem(index.terms[term] ?? '')
    stems.known.set(term, known)
    return known === wanted
  })
  if (stems.found.size >= maxKept) stems.found.clear()
  stems.found.set(wanted, forms)
  return forms
}

/** Stemming leaves the first letters, but for German umlauts, and but for Arabic, where it also takes away what stands before. */
function candidates(index: WordIndex, stem: string, language: string): number[] {
  const begin = stem.slice(0, Math.max(1, Math.min(3, stem.length - 1)))
  if (language === 'ar') return termsWith(index, [begin])
  return umlautsOf(begin, language).flatMap((beginning) => termsFrom(index, beginning))
}

/** Terms that begin with something, ascending. */
function termsFrom(index: WordIndex, beginning: string): number[] {
  const first = index.firstNotBefore(beginning)
  let end = first
  const begins = (term: number) => index.terms[term]?.startsWith(beginning) ?? false
  while (begins(end)) end += 1
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
