import { expect, it } from 'vitest'
import { jumpsOf, noJumps } from './jumps'
import { learnPairs } from './learn-pairs'
import { mostWords, wordRows } from './parallel-text'
import { lessened } from './shares'
import { walkVerses } from './verse-walk'
import { findPairs } from './word-pairs'

const original = wordRows([['a', 'b'], ['a', 'c'], [], ['b', 'c'], ['a']])
const text = wordRows([['x', 'y'], ['z', 'x'], ['y'], ['y', 'z'], ['x']])
const parallel = { original: original.rows, text: text.rows }
const pairs = findPairs(parallel)

it('numbers every pair that stands in a verse once', () => {
  const named = Array.from({ length: original.rows.size }, (_, kind) => {
    const own = pairs.textKinds.slice(pairs.rowStarts[kind], pairs.rowStarts[kind + 1])
    return [original.names[kind], Array.from(own, (word) => text.names[word]).sort()]
  })
  expect(named).toEqual([
    ['a', ['x', 'y', 'z']],
    ['b', ['x', 'y', 'z']],
    ['c', ['x', 'y', 'z']],
  ])
  expect([pairs.count, pairs.cells.length, [...pairs.cellStarts]]).toEqual([9, 13, [0, 4, 8, 8, 12, 13]])
})

it('learns the pairs that both directions agree on', () => {
  const learnt = learnPairs(parallel, pairs, undefined)
  const best = original.names.map((name, kind) => {
    const own = Array.from(pairs.textKinds.slice(pairs.rowStarts[kind], pairs.rowStarts[kind + 1]))
    const shares = own.map((word, at) => ({
      word,
      share: learnt.toText[(pairs.rowStarts[kind] ?? 0) + at] ?? 0,
    }))
    const [first] = shares.sort((one, other) => other.share - one.share)
    return [name, text.names[first?.word ?? -1]]
  })
  expect(best).toEqual([
    ['a', 'x'],
    ['b', 'y'],
    ['c', 'z'],
  ])
})

it('gives likelihoods: of a word at most 1 over all of the other side, in both directions', () => {
  const learnt = learnPairs(parallel, pairs, undefined)
  const jumps = { jumpsInOriginal: noJumps(), jumpsInText: noJumps() }
  const visited: number[] = []
  walkVerses(
    parallel,
    pairs,
    learnt,
    jumps,
    ({ verse, original: rows, text: columns, inText, inOriginal }) => {
      visited.push(verse)
      const sums = [
        ...Array.from(columns, (_, at) => inText.slice(at * rows.length, (at + 1) * rows.length)),
        ...Array.from(rows, (_, at) => inOriginal.slice(at * columns.length, (at + 1) * columns.length)),
      ].map((row) => row.reduce((one, other) => one + other, 0))
      for (const sum of sums) {
        expect(sum).toBeGreaterThan(0)
        expect(sum).toBeLessThanOrEqual(1 + 1e-9)
      }
    },
  )
  expect(visited).toEqual([0, 1, 3, 4])
})

it('learns distances, and leaves none impossible', () => {
  const counts = noJumps()
  counts[mostWords + 1] = 90
  counts[mostWords - 2] = 10
  const jumps = jumpsOf(counts)
  expect(jumps[mostWords + 1]).toBeGreaterThan(0.85)
  expect(jumps[mostWords - 2]).toBeGreaterThan(0.09)
  expect(Math.min(...jumps)).toBeGreaterThan(0)
})

it('lessens small counts much and large ones little', () => {
  expect(lessened(100)).toBeCloseTo(99.5, 2)
  expect(lessened(1)).toBeCloseTo(Math.exp(-0.577_215_664_9), 5)
  expect(lessened(0.2)).toBeLessThan(0.01)
})
