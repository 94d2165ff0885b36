/** The verses one edition answers with, and how well each one fits. */
import type { SearchAnswer } from '../../contract/search/search-answer'
import { bookOf } from '../../scripture/canonical'
import type { WordIndex } from '../index/word-index'
import { type Matches, matchUnits } from '../query/match-units'
import type { EditionQuery } from './understand'

/** Verses of an edition, ascending, each with its score and where a heading of it was found. */
export interface Hits extends Matches {
  query: EditionQuery
  /** Documents of the index of headings. */
  headings: Int32Array
}

/** Verses and, when asked for, headings with at least `percent` of the words. */
export function findHits(query: EditionQuery, percent: number): Hits {
  const { index } = query.edition
  const verses = matchUnits(index.verses, query.units, percent)
  if (query.headingUnits.length === 0) return { ...verses, query, headings: new Int32Array(0) }
  const headings = matchUnits(index.headings, query.headingUnits, percent)
  return {
    ...withHeadings(index.verses, verses, index.headings, headings),
    query,
    headings: headings.documents,
  }
}

/** A heading found adds its verse to the hits, or to the score of it. */
function withHeadings(verses: WordIndex, matches: Matches, headings: WordIndex, found: Matches): Matches {
  const scores = new Map<number, number>()
  for (const [at, document] of matches.documents.entries()) scores.set(document, matches.scores[at] ?? 0)
  for (const [at, heading] of found.documents.entries()) {
    const document = documentAt(verses, headings.canonicals[heading] ?? 0)
    scores.set(document, (scores.get(document) ?? 0) + (found.scores[at] ?? 0))
  }
  const documents = Int32Array.from(scores.keys()).sort()
  return { documents, scores: Float64Array.from(documents, (document) => scores.get(document) ?? 0) }
}

/** The verse that stands at a canonical or reaches to it. */
export function documentAt({ canonicals }: WordIndex, canonical: number): number {
  let low = 0
  let high = canonicals.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((canonicals[middle] ?? 0) <= canonical) low = middle
    else high = middle
  }
  return low
}

/** Hits in books that pass. */
export function hitsIn(hits: Hits, isIn: (book: number) => boolean): Hits {
  const { canonicals } = hits.query.edition.index.verses
  const kept = [...hits.documents.keys()].filter((at) =>
    isIn(bookOf(canonicals[hits.documents[at] ?? 0] ?? 0)),
  )
  if (kept.length === hits.documents.length) return hits
  return {
    ...hits,
    documents: Int32Array.from(kept, (at) => hits.documents[at] ?? 0),
    scores: Float64Array.from(kept, (at) => hits.scores[at] ?? 0),
  }
}

/** How many hits each book has. */
export function countByBook({ query, documents }: Hits): SearchAnswer['result'][string]['books'] {
  const { canonicals } = query.edition.index.verses
  const counts: Record<string, number> = {}
  for (const document of documents) {
    const book = bookOf(canonicals[document] ?? 0)
    counts[book] = (counts[book] ?? 0) + 1
  }
  return counts
}
