/** Words of an original as an aligner looks for them. */
import { bareNumber } from '../strongs-number'
import type { WordRun } from '../word-run'
import { isHelper } from './helper-words'
import type { Sought } from './sure-words'

export interface OriginalWord extends Sought {
  /** `H1254A`; empty for a part of a word that has no number. */
  number: string
  form: string | undefined
  lemma: string | undefined
}

/** Parts of a Hebrew form that stand before the word or behind it: conjunctions, prepositions, particles, suffixes. */
const besideWord = /^[CRTS]/

/**
 * Each number is a word. Prefixes and suffixes of Hebrew (`HR/Ncfsa`) are words too, that nobody looks for: a text has words for them,
 * which would fall to the word itself.
 */
export function originalWords(runs: readonly WordRun[]): OriginalWord[] {
  return runs.flatMap(({ numbers, form, lemma }) => {
    const words = numbers.map((number) => {
      const key = bareNumber(number)
      return { key, isWanted: !isHelper(key), number, form, lemma }
    })
    const parts = form?.startsWith('H') ? form.slice(1).split('/') : []
    if (parts.length < 2) return words
    const found = parts.findIndex((part) => !besideWord.test(part))
    const own = found < 0 ? parts.length - 1 : found
    return parts.flatMap((part, at) => (at === own ? words : [partOf(part)]))
  })
}

/** Equal parts are one object: there are hundreds of thousands of them. */
const parts = new Map<string, OriginalWord>()

function partOf(part: string): OriginalWord {
  const known = parts.get(part)
  if (known) return known
  const made = { key: `/${part}`, isWanted: false, number: '', form: undefined, lemma: undefined }
  parts.set(part, made)
  return made
}
