/**
 * The verse that leads a search in several editions: the one that leads in the first of them that knows the words, so that
 * it stays the same when editions are added. Pure.
 */
import { highest } from '../query/highest'
import { placeIn } from '../sorted'
import type { Hits } from './find-hits'
import type { Rows } from './rows'
import type { RowMap } from './searched-edition'

/** An edition of another language knows few of the words, and mostly none. */
const leastKnown = 0.5

/** The same rows, with the leading one above all others. */
export function withLeadingRow({ rows, scores }: Rows, hits: readonly Hits[], maps: readonly RowMap[]): Rows {
  const leading = hits.length > 1 ? leadingRow(hits, maps) : undefined
  const at = leading === undefined ? -1 : placeIn(rows, leading)
  if (at < 0) return { rows, scores }
  const raised = scores.slice()
  raised[at] = scores.reduce((most, score) => Math.max(most, score), 0) + 1
  return { rows, scores: raised }
}

function leadingRow(hits: readonly Hits[], maps: readonly RowMap[]): number | undefined {
  const having = hits.flatMap((one, at) => (one.documents.length > 0 ? [at] : []))
  const first = having.find((at) => (hits[at]?.query.known ?? 0) >= leastKnown) ?? having[0]
  const leader = first === undefined ? undefined : hits[first]
  if (first === undefined || !leader) return undefined
  const [best = 0] = highest(leader.scores, 1)
  return maps[first]?.rowOf[leader.documents[best] ?? 0]
}
