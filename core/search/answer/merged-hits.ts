/** Editions that are searched as one: where each row is found, and the edition whose text it gets. Pure. */
import { bookOf } from '../../canonical'
import type { MergedHits } from '../../contract/search/search-answer'
import { placeIn } from '../sorted'
import type { Hits } from './find-hits'
import { leadingScore } from './leading-verse'
import { rowsOf } from './rows'
import type { RowMap } from './searched-edition'

/** How an edition has a verse; the later, the better. */
const fits = ['meant', 'some', 'whole', 'asTyped'] as const
type Fit = (typeof fits)[number]

/**
 * With some of the words, an edition fits as well as the best one with this share of its score: a reader is not led from
 * one wording to the next by small differences.
 */
const nearBest = 0.75

interface Found {
  /** All hits, whatever the area, and those in it: by edition. */
  everywhere: readonly Hits[]
  hits: readonly Hits[]
  maps: readonly RowMap[]
  /** Rows on all pages. */
  rows: { rows: Int32Array }
}

/** `shown`: the rows of the page in order. */
export function mergedHits({ everywhere, hits, maps, rows }: Found, shown: Int32Array): MergedHits {
  return {
    editions: hits.map(({ query }) => query.edition.abbreviation),
    meant: rows.rows.length - rowsOf(hits.map(withWords), maps).rows.length,
    books: countRows(rowsOf(everywhere, maps).rows),
    rows: Array.from(shown, (row) => ({ row, found: foundOn(row, hits, maps) })),
  }
}

/** The rows whose text the edition at this place gives, in their order. */
export function rowsGivenBy({ rows }: MergedHits, edition: number): Int32Array {
  return Int32Array.from(rows.filter(({ found }) => found[0]?.[0] === edition).map(({ row }) => row))
}

function foundOn(row: number, hits: readonly Hits[], maps: readonly RowMap[]): [number, number][] {
  const found = hits.flatMap((one, edition) => {
    const places = (maps[edition]?.documentsOn(row) ?? [])
      .map((document) => placeIn(one.documents, document))
      .filter((place) => place >= 0)
    const [first] = places
    if (first === undefined) return []
    const document = one.documents[first] ?? 0
    const canonical = one.query.edition.index.verses.canonicals[document] ?? 0
    const score = Math.max(...places.map((place) => one.scores[place] ?? 0))
    return { edition, canonical, score, fit: fitOf(one, document, score) }
  })
  const giving = givingOf(found)
  const others = found.filter((one) => one !== giving)
  return [...(giving ? [giving] : []), ...others].map(({ edition, canonical }) => [edition, canonical])
}

/** The first edition, in the requested order, of those that fit best: most readers know that one best. */
function givingOf<One extends { score: number; fit: Fit }>(found: readonly One[]): One | undefined {
  const best = fits.findLast((fit) => found.some((one) => one.fit === fit))
  const fitting = found.filter(({ fit }) => fit === best)
  if (best !== 'some') return fitting[0]
  const most = Math.max(...fitting.map(({ score }) => score))
  return fitting.find(({ score }) => score >= nearBest * most)
}

function fitOf({ whole, meant }: Hits, document: number, score: number): Fit {
  if (score >= leadingScore) return 'asTyped'
  if (placeIn(whole, document) >= 0) return 'whole'
  return placeIn(meant, document) >= 0 ? 'meant' : 'some'
}

function withWords(hits: Hits): Hits {
  if (hits.meant.length === 0) return hits
  return { ...hits, documents: hits.documents.filter((document) => placeIn(hits.meant, document) < 0) }
}

function countRows(rows: Int32Array): MergedHits['books'] {
  const counts: MergedHits['books'] = {}
  for (const row of rows) counts[bookOf(row)] = (counts[bookOf(row)] ?? 0) + 1
  return counts
}
