/** Which words of a dictionary a typed word stands for. */
import type { WordIndex } from '../index/word-index'
import { foldWord } from '../text/fold'
import { spellingsOf } from '../text/spellings'
import type { Stem } from '../text/stem'
import { formsOf } from './find-forms'
import { termsWith } from './find-parts'

/** How words are looked for in one edition. */
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
  /** The word itself, or words it is part of. */
  terms: readonly number[]
  /** Other forms of it. */
  forms: readonly number[]
}

/** The terms for a word as typed. */
export function findTerms(index: WordIndex, word: string, options: TermOptions): FoundTerms {
  const { language, fullwords, umlaute, stem } = options
  const folded = foldWord(word, language)
  if (folded === '') return { terms: [], forms: [] }
  const spellings = spellingsOf(folded, language, umlaute)
  const terms = fullwords ? found(index, spellings) : termsWith(index, spellings)
  const forms = stem ? formsOf(index, folded, language, stem).filter((form) => !terms.includes(form)) : []
  return { terms, forms }
}

function found(index: WordIndex, words: readonly string[]): number[] {
  return words.map((word) => index.find(word)).filter((term) => term >= 0)
}
