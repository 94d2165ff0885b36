/**
 * Hybrid search never loses against classic search on remembered words: where the first hit of classic search
 * has all the words in the order typed, it leads here too. Pure.
 */
import type { WordIndex } from '../index/word-index'
import { matchUnits, phraseScore } from '../query/match-units'
import { firstNotBelow, placeIn } from '../sorted'
import type { Hits } from './find-hits'
import type { EditionQuery } from './understand'

/** Of the words in the order typed: below whole phrases, above everything else. */
export const leadingScore = phraseScore / 2
/** One word or two in order are no remembered wording. */
const leastWords = 3

export function withLeadingVerse(hits: Hits): Hits {
  const leader = leadingVerse(hits.query)
  const at = leader === undefined ? -1 : placeIn(hits.documents, leader)
  if (at < 0 || (hits.scores[at] ?? 0) >= phraseScore) return hits
  const scores = hits.scores.slice()
  scores[at] = (scores[at] ?? 0) + leadingScore
  return { ...hits, scores }
}

/** The first hit of a search without other forms of the words; undefined where it lacks one or has them in another order. */
function leadingVerse({ edition, units, sequence, efforts }: EditionQuery): number | undefined {
  const { verses } = edition.index
  if (sequence.length < leastWords || units.some(({ words }) => words.some(({ isLeftOut }) => isLeftOut)))
    return undefined
  const asTyped = units.map((unit) => ({
    ...unit,
    words: unit.words.map(({ terms }) => ({ terms, forms: [] })),
  }))
  if (asTyped.some(({ words }) => words.some(({ terms }) => terms.length === 0))) return undefined
  const { documents, scores } = matchUnits(verses, asTyped, 100, efforts.looking.copy(), sequence)
  let best = 0
  for (let at = 1; at < scores.length; at += 1) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at
  const first = documents[best]
  if (first === undefined) return undefined
  const terms = sequence.map(([unit, word]) => asTyped[unit]?.words[word]?.terms ?? [])
  return isInOrder(verses, first, terms) ? first : undefined
}

/** Whether a document has the words one after the other, with others between them. */
function isInOrder(index: WordIndex, document: number, words: readonly (readonly number[])[]): boolean {
  const end = index.starts[document + 1] ?? 0
  let from = index.starts[document] ?? 0
  for (const terms of words) {
    const next = Math.min(
      ...terms.map((term) => {
        const places = index.placesOf(term)
        return places[firstNotBelow(places, from)] ?? end
      }),
    )
    if (next >= end) return false
    from = next + 1
  }
  return true
}
