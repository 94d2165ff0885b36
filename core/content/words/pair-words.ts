/** Which words of two texts stand for the same word of the original: by their numbers, each time it occurs in a verse. */
import { bareNumber } from '../../originals/strongs-number'

export interface Numbered {
  numbers: readonly string[]
}

/** For each of `one` those of `other` that share a number with it, in their order. `other` may hold runs of several verses. */
export function pairWords<One extends Numbered, Other extends Numbered>(
  one: readonly One[],
  other: readonly Other[],
): ReadonlyMap<One, readonly Other[]> {
  const places = byNumber(other)
  const pairs = new Map<One, Other[]>()
  for (const [number, own] of byNumber(one)) {
    const found = places.get(number) ?? []
    for (const [at, run] of own.entries()) {
      const known = pairs.get(run) ?? []
      const more = timesOf(at, own.length, found).filter((partner) => !known.includes(partner))
      if (more.length > 0) pairs.set(run, [...known, ...more])
    }
  }
  return new Map([...pairs].map(([run, found]) => [run, inOrder(found, other)]))
}

/**
 * The partner of the `at`-th of `count` times: the one of the same time. What stands once belongs to all, and all to it:
 * one text repeats the word where the other has it once.
 */
function timesOf<Other>(at: number, count: number, found: readonly Other[]): readonly Other[] {
  if (count === 1) return found
  const partner = found.length === 1 ? found[0] : found[at]
  return partner === undefined ? [] : [partner]
}

function byNumber<Run extends Numbered>(runs: readonly Run[]): Map<string, Run[]> {
  const found = new Map<string, Run[]>()
  for (const run of runs)
    for (const number of new Set(run.numbers.map(bareNumber))) {
      const own = found.get(number) ?? []
      found.set(number, own)
      own.push(run)
    }
  return found
}

function inOrder<Other>(found: readonly Other[], all: readonly Other[]): Other[] {
  const wanted = new Set(found)
  return all.filter((one) => wanted.has(one))
}
