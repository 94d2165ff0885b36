/** Rows of a search in several editions: what stands on the same text of the first one (ARCHITECTURE "The library"). */
import type { Numbering } from '../../contract/edition'
import { convert } from '../../scripture/numbering/convert'
import type { WordIndex } from '../index/word-index'
import { highest } from '../query/highest'
import type { Hits } from './find-hits'
import type { SearchedEdition } from './searched-edition'

/** Between the verses of an edition and the rows of a search. */
export interface RowMap {
  /** The row a verse stands on, by document. */
  rowOf: Int32Array
  /** The verses on a row, ascending. */
  documentsOn(row: number): readonly number[]
}

const kept = new WeakMap<WordIndex, Map<string, RowMap>>()

/** Where the verses of `edition` stand in the numbering `to`; a verse that numbering does not have stands at its own number. */
export function rowMap({ index: { verses }, numbering }: SearchedEdition, to: Numbering): RowMap {
  const maps = kept.get(verses) ?? new Map<string, RowMap>()
  kept.set(verses, maps)
  const key = JSON.stringify(to)
  const known = maps.get(key)
  if (known) return known
  const isSame = JSON.stringify(numbering) === key
  const rowOf = isSame
    ? verses.canonicals
    : verses.canonicals.map((verse) => convert(verse, numbering, to)[0]?.canonical ?? verse)
  const made = { rowOf, documentsOn: lookUp(rowOf) }
  maps.set(key, made)
  return made
}

function lookUp(rowOf: Int32Array): (row: number) => readonly number[] {
  let byRow: Map<number, number[]> | undefined
  return (row) => {
    if (!byRow) {
      byRow = new Map()
      for (const [document, one] of rowOf.entries()) {
        const there = byRow.get(one)
        if (there) there.push(document)
        else byRow.set(one, [document])
      }
    }
    return byRow.get(row) ?? []
  }
}

/** Rows with hits, ascending, with the scores of all editions added up. */
export interface Rows {
  rows: Int32Array
  scores: Float64Array
}

export function rowsOf(hits: readonly Hits[], maps: readonly RowMap[]): Rows {
  const scores = new Map<number, number>()
  for (const [at, { documents, scores: own }] of hits.entries()) {
    const rowOf = maps[at]?.rowOf
    for (const [place, document] of documents.entries()) {
      const row = rowOf?.[document] ?? 0
      scores.set(row, (scores.get(row) ?? 0) + (own[place] ?? 0))
    }
  }
  const rows = Int32Array.from(scores.keys()).sort()
  return { rows, scores: Float64Array.from(rows, (row) => scores.get(row) ?? 0) }
}

/** The first `count` rows in the order asked for. */
export function inOrder({ rows, scores }: Rows, sort: 'hits' | 'canonical', count: number): Int32Array {
  if (sort === 'canonical') return rows.subarray(0, count)
  return highest(scores, count).map((at) => rows[at] ?? 0)
}
