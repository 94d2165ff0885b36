/** Computes the vectors of an edition's verses from its word index, without reading the text again. */

import type { Stem } from '../../words/stem'
import type { WordIndex } from '../index/word-index'
import type { MeaningModel } from './meaning-model'
import { isUnspaced, longestTerm, unspacedTerms } from './unspaced-terms'
import { growVerseVectors, type VerseVectors } from './verse-vectors'

/** `breathe` is awaited after this many words: under 10 ms of work. */
const wordsAtOnce = 1000

/**
 * The vectors of all documents of `index`, by document; `stem` and `model` are those of the edition's
 * language. About 300 ms of work: `breathe` yields to other tasks.
 */
export async function editionVectors(
  model: MeaningModel,
  index: WordIndex,
  stem: Stem,
  breathe: () => Promise<void>,
): Promise<VerseVectors> {
  const words = await wordsByPlace(model, index, stem, breathe)
  joinLetters(model, index, words)
  const growing = growVerseVectors(model, termsByDocument(index, words), index.count)
  let step = growing.next()
  while (!step.done) {
    await breathe()
    step = growing.next()
  }
  return step.value
}

/** For each document the terms the model knows, in the order of its words; valid until the next. */
function* termsByDocument(index: WordIndex, words: Uint32Array): Generator<Uint32Array> {
  const known = new Uint32Array(words.length)
  for (let document = 0; document < index.count; document += 1) {
    const end = index.starts[document + 1] ?? 0
    let count = 0
    for (let place = index.starts[document] ?? 0; place < end; place += 1) {
      const number = words[place] ?? unknown
      if (number === unknown) continue
      known[count] = number
      count += 1
    }
    yield known.subarray(0, count)
  }
}

const unknown = 0xffff_ffff
/** Added to the number that a letter of a script without spaces has in the dictionary of the index. */
const letters = 0x8000_0000

/** The model's number of the word at every place; letters of scripts without spaces by their own numbers. */
async function wordsByPlace(
  { numbers }: MeaningModel,
  index: WordIndex,
  stem: Stem,
  breathe: () => Promise<void>,
): Promise<Uint32Array> {
  const words = new Uint32Array(index.wordCount).fill(unknown)
  for (const [term, word] of index.terms.entries()) {
    if (term % wordsAtOnce === 0) await breathe()
    const number = isUnspaced(word) ? letters + term : numbers.get(stem(word))
    if (number === undefined) continue
    for (const place of index.placesOf(term)) words[place] = number
  }
  return words
}

/** Puts the number of a word of several letters at its first place, and nothing at the others. */
function joinLetters(model: MeaningModel, index: WordIndex, words: Uint32Array): void {
  const { terms } = index
  for (let document = 0; document < index.count; document += 1) {
    const end = index.starts[document + 1] ?? 0
    const letterAt = (place: number) => {
      const word = words[place] ?? unknown
      return place < end && word >= letters && word !== unknown ? terms[word - letters] : undefined
    }
    for (let place = index.starts[document] ?? 0; place < end; ) {
      if (letterAt(place) === undefined) {
        place += 1
        continue
      }
      const found = longestTerm(unspacedTerms(model), letterAt, place)
      const next = place + (found?.length ?? 1)
      words.fill(unknown, place, next)
      if (found) words[place] = found.number
      place = next
    }
  }
}
