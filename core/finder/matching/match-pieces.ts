/** Which entries share letters with a query, in one language: the second reader of names (docs/finder.md). Pure. */
import type { NameIndex } from './name-index'
import { likeTerms } from './name-pieces'
import { otherTerms } from './other-terms'

/** More words are no name. */
const mostWords = 24

/**
 * By id, how like an entry is to a query, 0 to 1: half by the most alike of its names, half by all of them together, as
 * a plot is told with words of several. `isWide`: words that people use for one another are alike.
 */
export function matchPieces(index: NameIndex, text: string, isWide: boolean): Map<string, number> {
  const terms = index.termsOf(text).slice(0, mostWords)
  const { touched, shared, square } = likeTerms(
    index.pieces,
    terms.map(({ term }) => ({ word: term, others: isWide ? otherTerms(index, term) : [] })),
  )
  const likeness = new Map<string, number>()
  if (square === 0) return likeness
  const ofName = new Float64Array(index.entryOf.length)
  const ofEntry = new Float64Array(index.ids.length)
  const last = new Int32Array(index.ids.length).fill(-1)
  for (const term of touched) {
    const own = shared[term] ?? 0
    for (const name of index.namesOf(term)) {
      ofName[name] = (ofName[name] ?? 0) + own
      const entry = index.entryOf[name] ?? 0
      if (last[entry] === term) continue
      last[entry] = term
      ofEntry[entry] = (ofEntry[entry] ?? 0) + own
    }
  }
  const best = new Float64Array(index.ids.length)
  for (let name = 0; name < ofName.length; name += 1) {
    const own = ofName[name] ?? 0
    if (own === 0) continue
    const like = own / Math.sqrt(square * (index.nameSquares[name] ?? 1))
    const entry = index.entryOf[name] ?? 0
    if (like > (best[entry] ?? 0)) best[entry] = like
  }
  for (let entry = 0; entry < best.length; entry += 1) {
    const like = best[entry] ?? 0
    if (like === 0) continue
    const ofAll = (ofEntry[entry] ?? 0) / Math.sqrt(square * (index.entrySquares[entry] ?? 1))
    likeness.set(index.ids[entry] ?? '', (like + ofAll) / 2)
  }
  return likeness
}
