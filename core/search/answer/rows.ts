/** Rows of a search in several editions: verses that correspond to the same text of the first one. */
import type { Numbering } from '../../contract/editions/edition'
import { convert } from '../../scripture/numbering/convert'
import type { WordIndex } from '../index/word-index'
import { highest } from '../query/highest'
import { placeIn } from '../sorted'
import type { Hits } from './find-hits'
import type { SearchedEdition } from './searched-edition'

/** Maps the verses of an edition to the rows of a search. */
export interface RowMap {
  /** The row of a verse, by document. */
  rowOf: Int32Array
  /** The verses in a row, ascending. */
  documentsOn(row: number): readonly number[]
}

const kept = new WeakMap<WordIndex, Map<string, RowMap>>()

/**
 * Maps the verses of `edition` to the numbering `to`; a verse missing in that numbering keeps its own number.
 */
export function rowMap({ index: { verses }, numbering }: SearchedEdition, to: Numbering): RowMap {
  const maps = kept.get(verses) ?? new Map<string, RowMap>()
  kept.set(verses, maps)
  const key = JSON.stringify(to)
  const known = maps.get(key)
  if (known) return known
  const made = JSON.stringify(numbering) === key ? sameRows(verses) : convertedRows(verses, numbering, to)
  maps.set(key, made)
  return made
}

/** Every verse is its own row. */
function sameRows(verses: WordIndex): RowMap {
  const { canonicals } = verses
  return {
    rowOf: canonicals,
    documentsOn(row) {
      const document = placeIn(canonicals, row)
      return document < 0 ? [] : [document]
    },
  }
}

function convertedRows(verses: WordIndex, from: Numbering, to: Numbering): RowMap {
  const rowOf = verses.canonicals.map((verse) => convert(verse, from, to)[0]?.canonical ?? verse)
  const byRow = new Map<number, number[]>()
  for (const [document, row] of rowOf.entries()) {
    const there = byRow.get(row)
    if (there) there.push(document)
    else byRow.set(row, [document])
  }
  return { rowOf, documentsOn: (row) => byRow.get(row) ?? [] }
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
