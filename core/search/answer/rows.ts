/** Rows of a search in several editions: verses that correspond to the same text of the first one. */
import type { Numbering } from '../../contract/editions/edition'
import { convert } from '../../scripture/numbering/convert'
import type { WordIndex } from '../index/word-index'
import { highest } from '../query/highest'
import { firstNotBelow, placeIn } from '../sorted'
import type { Hits } from './find-hits'
import type { RowMap, SearchedEdition } from './searched-edition'

/**
 * Maps the verses of `edition` to the numbering `to`; a verse missing in that numbering keeps its own number.
 */
export async function rowMap(
  { index: { verses }, numbering, keepRows }: SearchedEdition,
  to: Numbering,
): Promise<RowMap> {
  const key = keyOf(to)
  if (keyOf(numbering) === key) return sameRows(verses)
  const make = async () => convertedRows(verses, numbering, to)
  return keepRows ? await keepRows(key, make) : await make()
}

const keys = new WeakMap<Numbering, string>()

/** The same for equal numberings. */
function keyOf(numbering: Numbering): string {
  const key = keys.get(numbering) ?? JSON.stringify(numbering)
  keys.set(numbering, key)
  return key
}

/** Every verse is its own row. */
function sameRows({ canonicals }: WordIndex): RowMap {
  return {
    rowOf: canonicals,
    documentsOn(row) {
      const document = placeIn(canonicals, row)
      return document < 0 ? [] : [document]
    },
    bytes: 0,
  }
}

/** More than any edition has verses. */
const mostDocuments = 1 << 20

function convertedRows({ canonicals }: WordIndex, from: Numbering, to: Numbering): RowMap {
  const rowOf = canonicals.map((verse) => convert(verse, from, to)[0]?.canonical ?? verse)
  // One number each, which sorts by row, then by document.
  const sorted = Float64Array.from(rowOf, (row, document) => row * mostDocuments + document).sort()
  const documents = Int32Array.from(sorted, (one) => one % mostDocuments)
  const rows = Int32Array.from(sorted, (one) => Math.floor(one / mostDocuments))
  return {
    rowOf,
    documentsOn(row) {
      const begin = firstNotBelow(rows, row)
      let end = begin
      while (rows[end] === row) end += 1
      return [...documents.subarray(begin, end)]
    },
    bytes: 3 * rowOf.byteLength,
  }
}

/** Rows with hits, ascending, with the scores of all editions added up. */
export interface Rows {
  rows: Int32Array
  scores: Float64Array
}

/** Combines the hits of all editions. */
export function rowsOf(hits: readonly Hits[], maps: readonly RowMap[]): Rows {
  const [only] = hits
  // The first edition's verses are the rows themselves.
  if (hits.length === 1 && only) {
    const { canonicals } = only.query.edition.index.verses
    return { rows: only.documents.map((document) => canonicals[document] ?? 0), scores: only.scores }
  }
  const scores = new Map<number, number>()
  for (const [at, { documents, scores: own }] of hits.entries()) {
    const rowOf = maps[at]?.rowOf
    for (let place = 0; place < documents.length; place += 1) {
      const row = rowOf?.[documents[place] ?? 0] ?? 0
      scores.set(row, (scores.get(row) ?? 0) + (own[place] ?? 0))
    }
  }
  const rows = Int32Array.from(scores.keys()).sort()
  return { rows, scores: Float64Array.from(rows, (row) => scores.get(row) ?? 0) }
}

/** The first `count` rows in the requested order. */
export function inOrder({ rows, scores }: Rows, sort: 'hits' | 'canonical', count: number): Int32Array {
  if (sort === 'canonical') return rows.subarray(0, count)
  return highest(scores, count).map((at) => rows[at] ?? 0)
}
