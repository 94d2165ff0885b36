/** Adds documents to hits in one pass: sorting thousands of hits again would take longer than finding them. */
import { firstNotBelow, placeIn } from '../sorted'

interface Scored {
  documents: Int32Array
  scores: Float64Array
}

/** Both ascending. Documents that were not there begin with a score of 0. */
export function withDocuments({ documents, scores }: Scored, others: Iterable<number>): Scored {
  const added = [...others].filter((one) => placeIn(documents, one) < 0).sort((a, b) => a - b)
  if (added.length === 0) return { documents, scores: scores.slice() }
  const all = new Int32Array(documents.length + added.length)
  const allScores = new Float64Array(all.length)
  let from = 0
  for (const [before, one] of added.entries()) {
    const to = firstNotBelow(documents, one, from)
    all.set(documents.subarray(from, to), from + before)
    allScores.set(scores.subarray(from, to), from + before)
    all[to + before] = one
    from = to
  }
  all.set(documents.subarray(from), from + added.length)
  allScores.set(scores.subarray(from), from + added.length)
  return { documents: all, scores: allScores }
}
