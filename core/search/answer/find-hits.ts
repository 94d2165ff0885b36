/** The verses one edition answers with, and how well each one fits. */
import type { EditionHits } from '../../contract/search/search-answer'
import { bookOf } from '../../scripture/canonical'
import type { WordIndex } from '../index/word-index'
import { type Matches, matchUnits } from '../query/match-units'
import type { EditionQuery } from './understand'

/** Verses of an edition, ascending, each with its score and where a heading of it was found. */
export interface Hits extends Matches {
  query: EditionQuery
  /** Documents of the index of headings. */
  headings: Int32Array
  /** How many of the hits have none of the words. */
  meant: number
}

/** Verses and, when asked for, headings with at least `percent` of the words. */
export function findHits(query: EditionQuery, percent: number): Hits {
  const { index } = query.edition
  const verses = matchUnits(index.verses, query.units, percent, query.sequence)
  if (query.headingUnits.length === 0) return { ...verses, query, headings: new Int32Array(0), meant: 0 }
  const headings = matchUnits(index.headings, query.headingUnits, percent, query.sequence)
  return {
    ...withHeadings(index.verses, verses, index.headings, headings),
    query,
    headings: headings.documents,
    meant: 0,
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
  const documents = new Int32Array(hits.documents.length)
  const scores = new Float64Array(hits.documents.length)
  let count = 0
  for (let at = 0; at < hits.documents.length; at += 1) {
    const document = hits.documents[at] ?? 0
    if (!isIn(bookOf(canonicals[document] ?? 0))) continue
    documents[count] = document
    scores[count] = hits.scores[at] ?? 0
    count += 1
  }
  return { ...hits, documents: documents.subarray(0, count), scores: scores.subarray(0, count) }
}

/** How many hits each book has. */
export function countByBook({ query, documents }: Hits): EditionHits['books'] {
  const { canonicals } = query.edition.index.verses
  const counts: EditionHits['books'] = {}
  for (let at = 0; at < documents.length; ) {
    const book = bookOf(canonicals[documents[at] ?? 0] ?? 0)
    const end = endOfBook(hitsCanonical(canonicals, documents), documents.length, at, (book + 1) * 1_000_000)
    counts[book] = end - at
    at = end
  }
  return counts
}

function hitsCanonical(canonicals: Int32Array, documents: Int32Array): (at: number) => number {
  return (at) => canonicals[documents[at] ?? 0] ?? 0
}

/** The first place from `from` whose canonical is not below `limit`. */
function endOfBook(canonicalAt: (at: number) => number, length: number, from: number, limit: number): number {
  let low = from
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (canonicalAt(middle) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Where a document stands in an ascending list; -1 where it is not in it. */
export function placeIn(documents: Int32Array, document: number): number {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((documents[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return documents[low] === document ? low : -1
}
