/** Computes the vectors of an edition's verses from its word index, without reading the text again. */
import type { WordIndex } from '../index/word-index'
import type { Stem } from '../text/stem'
import type { MeaningModel } from './meaning-model'
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

/** The model's number of the word at every place. */
async function wordsByPlace(
  { numbers }: MeaningModel,
  index: WordIndex,
  stem: Stem,
  breathe: () => Promise<void>,
): Promise<Uint32Array> {
  const words = new Uint32Array(index.wordCount).fill(unknown)
  for (const [term, word] of index.terms.entries()) {
    if (term % wordsAtOnce === 0) await breathe()
    const number = numbers.get(stem(word))
    if (number === undefined) continue
    for (const place of index.placesOf(term)) words[place] = number
  }
  return words
}
