/**
 * One score from the words and the meaning of each candidate: both count half, the words less if the
 * translation does not know them (PERFORMANCE "Meaning without pretrained weights": ranks instead of scores
 * would ruin searching across languages). Only + - * /, the same on every engine.
 */
import { searchWeights } from '../search-weights'

/** How near the candidates are to a query in one space of vectors. */
export interface Nearness {
  /** Inner products with the query's vector (nearest.ts). */
  similarities: ArrayLike<number>
  /** Similarities up to this value mean nothing: that of the last of the nearest. */
  floor: number
}

/** The scores that are combined. */
export interface Candidates {
  /** How well the words fit, from 0, without the bonus for whole phrases; 0 if no word was found. */
  lexical: ArrayLike<number>
  /** Of the same candidates, in each space: they share the half of the meaning evenly. */
  meanings: readonly Nearness[]
  /** Share of the query's words that the translation knows, 0..1. */
  knownShare: number
}

const { meaning: meaningShare } = searchWeights

/** Scores 0..1 of the candidates, in their order: the higher, the better. */
export function fuse({ lexical, meanings, knownShare }: Candidates): Float64Array {
  const gate = knownShare * knownShare * (1 - meaningShare)
  const mostWords = highestOf(lexical)
  const spaces = meanings.map((one) => ({ ...one, most: highestOf(one.similarities) - one.floor }))
  return Float64Array.from({ length: lexical.length }, (_, at) => {
    const words = mostWords > 0 ? (lexical[at] ?? 0) / mostWords : 0
    let meaning = 0
    for (const { similarities, floor, most } of spaces)
      meaning += most > 0 ? Math.max(0, (similarities[at] ?? 0) - floor) / most : 0
    return gate * words + (meaningShare * meaning) / Math.max(1, spaces.length)
  })
}

function highestOf(values: ArrayLike<number>): number {
  let highest = 0
  for (let at = 0; at < values.length; at += 1) highest = Math.max(highest, values[at] ?? 0)
  return highest
}
