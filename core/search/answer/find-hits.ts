/** The verses of one edition that match, and how well each one fits. */

import { bookOf, canonicalOf } from '../../canonical'
import type { EditionHits } from '../../contract/search/search-answer'
import type { WordIndex } from '../index/word-index'
import { type Matches, matchUnits } from '../query/match-units'
import { searchWeights } from '../search-weights'
import { firstNotBelow, lastNotAbove, placeIn } from '../sorted'
import { withDocuments } from './add-documents'
import type { EditionQuery } from './understand'

/** Verses of an edition, ascending, each with its score and with the headings that matched. */
export interface Hits extends Matches {
  query: EditionQuery
  /** Documents of the index of headings. */
  headings: Int32Array
  /** Documents without any of the words, whose meaning is similar. Ascending. */
  meant: Int32Array
}

const none = new Int32Array(0)

/**
 * Verses and, if requested, headings with at least `percent` of the words; where words of the original are asked for, those
 * of them that have all of these.
 */
export function findHits(query: EditionQuery, percent: number): Hits {
  const { originals, units } = query
  if (!originals) return wordHits(query, percent)
  const { documents } = originals
  if (units.length > 0)
    return hitsAmong(wordHits(query, percent), (document) => placeIn(documents, document) >= 0)
  return {
    documents,
    scores: new Float64Array(documents.length),
    whole: documents,
    query,
    headings: none,
    meant: none,
  }
}

function wordHits(query: EditionQuery, percent: number): Hits {
  const { index } = query.edition
  const { headingUse } = query
  const verses = matchUnits(index.verses, query.units, percent, query.efforts.looking, query.sequence)
  if (query.headingUnits.length === 0) return { ...verses, query, headings: none, meant: none }
  const headings = matchUnits(
    index.headings,
    query.headingUnits,
    percent,
    query.efforts.looking,
    query.sequence,
  )
  if (headingUse === 'searched')
    return {
      ...withHeadings(index.verses, verses, index.headings, headings, 1),
      query,
      headings: headings.documents,
      meant: none,
    }
  const signalled = withHeadings(index.verses, verses, index.headings, headings, searchWeights.heading)
  // A person who requires all or most of the words does not want verses without them.
  if (percent > 50) return { ...onlyAmong(signalled, verses), query, headings: none, meant: none }
  const isNew = signalled.documents.length > verses.documents.length
  const meant = isNew
    ? signalled.documents.filter((document) => placeIn(verses.documents, document) < 0)
    : none
  return { ...signalled, query, headings: none, meant }
}

function onlyAmong({ documents, scores }: Matches, verses: Matches): Matches {
  const own = Float64Array.from(verses.documents, (document) => scores[placeIn(documents, document)] ?? 0)
  return { ...verses, scores: own }
}

/** A matching heading adds its verse to the hits, or adds to the verse's score. */
function withHeadings(
  verses: WordIndex,
  matches: Matches,
  headings: WordIndex,
  found: Matches,
  weight: number,
): Matches {
  const gains = new Map<number, number>()
  for (const [at, heading] of found.documents.entries()) {
    // The verse after the heading, or the merged verse that contains it.
    const document = lastNotAbove(verses.canonicals, headings.canonicals[heading] ?? 0)
    gains.set(document, (gains.get(document) ?? 0) + weight * (found.scores[at] ?? 0))
  }
  const { documents, scores } = withDocuments(matches, gains.keys())
  for (const [document, gain] of gains) {
    const at = placeIn(documents, document)
    scores[at] = (scores[at] ?? 0) + gain
  }
  return { ...matches, documents, scores }
}

/** Hits in the books that pass. */
export function hitsIn(hits: Hits, isIn: (book: number) => boolean): Hits {
  const { canonicals } = hits.query.edition.index.verses
  return hitsAmong(hits, (document) => isIn(bookOf(canonicals[document] ?? 0)))
}

/** Hits whose documents pass. */
function hitsAmong(hits: Hits, passes: (document: number) => boolean): Hits {
  const documents = new Int32Array(hits.documents.length)
  const scores = new Float64Array(hits.documents.length)
  let count = 0
  for (let at = 0; at < hits.documents.length; at += 1) {
    const document = hits.documents[at] ?? 0
    if (!passes(document)) continue
    documents[count] = document
    scores[count] = hits.scores[at] ?? 0
    count += 1
  }
  return {
    ...hits,
    documents: documents.subarray(0, count),
    scores: scores.subarray(0, count),
    meant: hits.meant.filter(passes),
    whole: hits.whole.filter(passes),
  }
}

/** How many hits each book has. */
export function countByBook({ query, documents }: Hits): EditionHits['books'] {
  const { canonicals } = query.edition.index.verses
  const counts: EditionHits['books'] = {}
  for (let at = 0; at < documents.length; ) {
    const book = bookOf(canonicals[documents[at] ?? 0] ?? 0)
    const next = firstNotBelow(documents, firstNotBelow(canonicals, canonicalOf(book + 1)), at)
    counts[book] = next - at
    at = next
  }
  return counts
}
