/** One order of what the readers of a query find: words of names, their pieces, and the passages of entries. Pure. */
import { finderWeights } from '../finder-weights'
import { type EntryMatch, inOrder } from './match-names'

/** By id, a number of a reader. */
type Read = ReadonlyMap<string, number>

/** An entry that a search may mean. */
export interface MeantEntry extends EntryMatch {
  /** How much it lifts its passages: as well as its words name it, for a card may be a guess, the order of verses not. */
  lift: number
}

/** The entries that words name, in an order in which likeness breaks ties. */
export function brokenTies(named: Read, alike: Read): MeantEntry[] {
  const { tie } = finderWeights
  return inOrder(
    [...named].map(([id, lift]) => ({ id, score: (lift + tie * (alike.get(id) ?? 0)) / (1 + tie), lift })),
  )
}

/**
 * The entries that words name, also with those that people use for one another (`wide`), that are alike enough, or
 * that tell the query; none far behind a clear one.
 */
export function allReaders(named: Read, wide: Read, alike: Read, told: Read): MeantEntry[] {
  const { card, pieces, passages, story, leastAlike, spread, clear, farBehind, rescueLift } = finderWeights
  const least = pieces * leastAlike
  const sums = new Map<string, number>()
  for (const id of new Set([...wide.keys(), ...alike.keys(), ...told.keys()])) {
    const name = wide.get(id)
    const meant = pieces * (alike.get(id) ?? 0) + passages * (told.get(id) ?? 0)
    if (name !== undefined || meant >= least)
      sums.set(id, (name ?? 0) + meant + (id.startsWith('S') ? story : 0))
  }
  let best = 0
  for (const sum of sums.values()) best = Math.max(best, sum)
  return inOrder(
    [...sums]
      .filter(([, sum]) => best < clear || sum >= best * farBehind)
      .map(([id, sum]) => {
        const score = Math.min(1, card + (sum - least) * spread)
        return { id, score, lift: Math.max(named.get(id) ?? 0, rescueLift * score) }
      }),
  )
}
