/** The meanings of an edition's verses out of its word index: no text is read again. */
import type { WordIndex } from '../index/word-index'
import type { Stem } from '../text/stem'
import type { MeaningModel } from './meaning-model'
import { buildVerseVectors, type VerseVectors } from './verse-vectors'

/** The vectors of all documents of `index`, by document; `stem` is that of the edition's language, `model` that language's. */
export function editionVectors(model: MeaningModel, index: WordIndex, stem: Stem): VerseVectors {
  return buildVerseVectors(model, termsByDocument(model, index, stem), index.count)
}

/** Of each document the terms the model knows, in the order of its words. */
function* termsByDocument(model: MeaningModel, index: WordIndex, stem: Stem): Generator<Uint32Array> {
  const words = wordsByPlace(model, index, stem)
  for (let document = 0; document < index.count; document += 1) {
    yield words.subarray(index.starts[document] ?? 0, index.starts[document + 1] ?? 0).filter(isKnown)
  }
}

const unknown = 0xffff_ffff

function isKnown(number: number): boolean {
  return number !== unknown
}

/** The number in the model of the word at every place. */
function wordsByPlace({ numbers }: MeaningModel, index: WordIndex, stem: Stem): Uint32Array {
  const words = new Uint32Array(index.wordCount).fill(unknown)
  for (const [term, word] of index.terms.entries()) {
    const number = numbers.get(stem(word))
    if (number === undefined) continue
    for (const place of index.placesOf(term)) words[place] = number
  }
  return words
}
