/** Words of an original as an aligner looks for them. */
import { bareNumber } from '#core/originals/strongs-number'
import type { WordRun } from '#core/originals/word-run'
import { isHelper } from './helper-words'
import type { Sought } from './sure-words'

export interface OriginalWord extends Sought {
  /** `H1254A`; empty for a part of a word that has no number. */
  number: string
  form: string | undefined
  lemma: string | undefined
}

/** Reads the words of a verse. Equal ones are one object: there are hundreds of thousands in a testament. */
export type ReadOriginal = (runs: readonly WordRun[]) => OriginalWord[]

/** Parts of a Hebrew form that stand before the word or behind it: conjunctions, prepositions, particles, suffixes. */
const besideWord = /^[CRTS]/

/**
 * Each number is a word. Prefixes and suffixes of Hebrew (`HR/Ncfsa`) are words too, that nobody looks for: a text has words for them,
 * which would fall to the word itself.
 */
export function originalReader(): ReadOriginal {
  const known = new Map<string, OriginalWord>()
  const wordOf = (number: string, form: string | undefined, lemma: string | undefined) => {
    const name = `${number} ${form ?? ''} ${lemma ?? ''}`
    const key = bareNumber(number)
    const word = known.get(name) ?? { key, isWanted: !isHelper(key), number, form, lemma }
    known.set(name, word)
    return word
  }
  const partOf = (part: string) => {
    const key = `/${part}`
    const word = known.get(key) ?? { key, isWanted: false, number: '', form: undefined, lemma: undefined }
    known.set(key, word)
    return word
  }
  return (runs) =>
    runs.flatMap(({ numbers, form, lemma }) => {
      const words = numbers.map((number) => wordOf(number, form, lemma))
      const parts = form?.startsWith('H') ? form.slice(1).split('/') : []
      if (parts.length < 2) return words
      const found = parts.findIndex((part) => !besideWord.test(part))
      const own = found < 0 ? parts.length - 1 : found
      return parts.flatMap((part, at) => (at === own ? words : [partOf(part)]))
    })
}
