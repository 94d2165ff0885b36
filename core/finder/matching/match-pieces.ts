/** Which entries share letters with a query, in one language: the second reader of names (docs/finder.md). Pure. */
import type { NameIndex } from './name-index'
import { likeTerms } from './name-pieces'
import { otherTerms } from './other-terms'

/** More words are no name. */
const mostWords = 24

/**
 * By id, how like an entry is to a query, 0 to 1: half by the most alike of its names, half by all of them together, as
 * a plot is told with words of several. `isWide`: words that people use for one another are alike. `only`: nothing else
 * is asked for.
 */
export function matchPieces(
  index: NameIndex,
  text: string,
  isWide: boolean,
  only?: ReadonlyMap<string, unknown>,
): Map<string, number> {
  const terms = index.termsOf(text).slice(0, mostWords)
  const { touched, shared, square } = likeTerms(
    index.pieces,
    terms.map(({ term }) => ({ word: term, others: isWide ? otherTerms(index, term) : [] })),
  )
  const likeness = new Map<string, number>()
  if (square === 0 || touched.length === 0) return likeness
  const { entryOf, ids } = index
  const isLeftOut = new Uint8Array(ids.length)
  if (only)
    for (let entry = 0; entry < ids.length; entry += 1) if (!only.has(ids[entry] ?? '')) isLeftOut[entry] = 1
  const ofName = new Float64Array(entryOf.length)
  const ofEntry = new Float64Array(ids.length)
  const last = new Int32Array(ids.length).fill(-1)
  const names: number[] = []
  for (const term of touched) {
    const own = shared[term] ?? 0
    const having = index.namesOf(term)
    for (let at = 0; at < having.length; at += 1) {
      const name = having[at] ?? 0
      const entry = entryOf[name] ?? 0
      if (isLeftOut[entry] === 1) continue
      const before = ofName[name] ?? 0
      if (before === 0) names.push(name)
      ofName[name] = before + own
      if (last[entry] === term) continue
      last[entry] = term
      ofEntry[entry] = (ofEntry[entry] ?? 0) + own
    }
  }
  const best = new Float64Array(ids.length)
  for (const name of names) {
    const like = (ofName[name] ?? 0) / Math.sqrt(square * (index.nameSquares[name] ?? 1))
    const entry = entryOf[name] ?? 0
    if (like > (best[entry] ?? 0)) best[entry] = like
  }
  for (let entry = 0; entry < best.length; entry += 1) {
    const like = best[entry] ?? 0
    if (like === 0) continue
    const ofAll = (ofEntry[entry] ?? 0) / Math.sqrt(square * (index.entrySquares[entry] ?? 1))
    likeness.set(ids[entry] ?? '', (like + ofAll) / 2)
  }
  return likeness
}
