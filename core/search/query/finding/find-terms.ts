/** The words of a dictionary that match a typed word. */

import { foldWord } from '../../../words/fold'
import { withoutPrefixLetter } from '../../../words/prefix-letters'
import { spellingsOf } from '../../../words/spellings'
import type { Stem } from '../../../words/stem'
import type { WordIndex } from '../../index/word-index'
import type { Effort } from '../effort'
import { formsOf } from './find-forms'
import { termsWith } from './find-parts'

/** How words are searched in one edition. */
export interface TermOptions {
  /** First part of the BCP 47 tag. */
  language: string
  fullwords: boolean
  umlaute: boolean
  /** Finds other forms of the words too; absent in classic search. */
  stem?: Stem | undefined
}

/** Numbers of dictionary words. */
export interface FoundTerms {
  /** Searching it would have been too expensive. */
  isLeftOut?: boolean
  /** The word itself, or words that contain it. */
  terms: readonly number[]
  /** Other forms of it. */
  forms: readonly number[]
}

/** Steps for a word looked up in the dictionary. */
const stepsToFind = 25

/** The terms for a typed word. */
export function findTerms(index: WordIndex, word: string, options: TermOptions, effort: Effort): FoundTerms {
  const { language, fullwords, umlaute, stem } = options
  const folded = foldWord(word, language)
  if (folded === '') return { terms: [], forms: [] }
  const spellings = spellingsOf(folded, language, umlaute)
  if (!effort.take(spellings.length * stepsToFind)) return { terms: [], forms: [], isLeftOut: true }
  const terms = fullwords ? found(index, spellings) : termsWith(index, spellings, effort)
  const own = stem ? formsOf(index, folded, language, stem, effort) : []
  const forms = stem && terms.length + own.length === 0 ? withoutPrefixes(index, folded, language) : own
  if (forms.length === 0) return { terms, forms }
  const known = new Set(terms)
  return { terms, forms: forms.filter((form) => !known.has(form)) }
}

/** Letters that are left of a word without what Hebrew and Arabic write before it, and such letters at most. */
const leastBare = 3
const mostPrefixes = 2

/** The word that stands behind prefixes, where the dictionary has it: it is no slip of another one. */
function withoutPrefixes(index: WordIndex, folded: string, language: string): number[] {
  let bare = folded
  for (let count = 0; count < mostPrefixes; count += 1) {
    const shorter = withoutPrefixLetter(bare, language, leastBare)
    if (shorter === bare) return []
    bare = shorter
    const term = index.find(bare)
    if (term >= 0) return [term]
  }
  return []
}

function found(index: WordIndex, words: readonly string[]): number[] {
  return words.map((word) => index.find(word)).filter((term) => term >= 0)
}
