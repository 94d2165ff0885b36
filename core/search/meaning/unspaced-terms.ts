/**
 * Words of scripts without spaces (Han, Burmese ...) in the language of a model. The words were found where it was learnt
 * (training/read-terms.ts); wherever it is used, the longest known words are taken from left to right. Their list comes
 * with the model, so that a phone and the server find the same, whichever version of ICU they have.
 */
import { classOf, standalone } from '../../words/characters'
import { forEachWord } from '../../words/words'
import type { MeaningModel } from './meaning-model'

/** Whether a folded word is a letter of a script without spaces. */
export function isUnspaced(word: string): boolean {
  return word !== '' && classOf(word.charCodeAt(0)) === standalone
}

/** Known words by their letters. */
export interface UnspacedTerms {
  /** The number of the term that ends here; undefined within one. */
  number?: number
  next: Map<string, UnspacedTerms>
}

const made = new WeakMap<MeaningModel, UnspacedTerms>()

/** Those of a model; made once. */
export function unspacedTerms(model: MeaningModel): UnspacedTerms {
  const known = made.get(model)
  if (known) return known
  const root: UnspacedTerms = { next: new Map() }
  for (const [term, number] of model.numbers) {
    if (!isUnspaced(term)) continue
    let node = root
    forEachWord(term, (start, end) => {
      const letter = term.slice(start, end)
      const next = node.next.get(letter) ?? { next: new Map() }
      node.next.set(letter, next)
      node = next
    })
    node.number = number
  }
  made.set(model, root)
  return root
}

/** A known word in a run of letters: its number, and how many letters it has. */
export interface FoundTerm {
  number: number
  length: number
}

/** The numbers of the folded stems of a text that a model knows, in order, and how many of the words they stand for. */
export function knownTerms(
  model: MeaningModel,
  words: readonly string[],
): { numbers: number[]; words: number } {
  const numbers: number[] = []
  let count = 0
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const found = isUnspaced(word)
      ? longestTerm(unspacedTerms(model), (place) => words[place], at)
      : plainTerm(model, word)
    if (found) {
      numbers.push(found.number)
      count += found.length
    }
    at += found?.length ?? 1
  }
  return { numbers, words: count }
}

function plainTerm({ numbers }: MeaningModel, word: string): FoundTerm | undefined {
  const number = numbers.get(word)
  return number === undefined ? undefined : { number, length: 1 }
}

/** The longest known word that begins at `from`; undefined if there is none. `letterAt` is undefined past the end. */
export function longestTerm(
  terms: UnspacedTerms,
  letterAt: (at: number) => string | undefined,
  from: number,
): FoundTerm | undefined {
  let found: FoundTerm | undefined
  let node: UnspacedTerms | undefined = terms
  for (let at = from; node; at += 1) {
    if (node.number !== undefined) found = { number: node.number, length: at - from }
    const letter = letterAt(at)
    node = letter === undefined ? undefined : node.next.get(letter)
  }
  return found
}
