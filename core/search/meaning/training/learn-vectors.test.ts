import { describe, expect, it } from 'vitest'
import { associate } from './association'
import { type Bags, bagsOf, invert } from './bags'
import { leadingVectors, makeRandom } from './leading-vectors'
import { fitVectors, type LearnOptions, learnSpace, vectorsOf } from './learn-vectors'
import type { SparseMatrix } from './sparse-matrix'
import { symmetricEigen } from './symmetric-eigen'

const options = { dims: 32, smoothing: 0.75, doubt: 1, least: 0, rounds: 2, power: 0.25 }
const quiet = () => undefined
const learnVectors = (bags: Bags, chosen: LearnOptions) => vectorsOf(learnSpace(bags, chosen))

/** Two topics of twenty terms each; a bag holds five of one topic. */
function topics() {
  const random = makeRandom(5)
  const lists = Array.from({ length: 400 }, (_, bag) => {
    const own = Array.from({ length: 5 }, () => (bag % 2) * 20 + (random() % 20))
    return [...new Set(own)].sort((a, b) => a - b)
  })
  return bagsOf(lists, 40)
}

function inner(vectors: Float32Array, dims: number, one: number, other: number): number {
  let sum = 0
  for (let index = 0; index < dims; index += 1) {
    sum += (vectors[one * dims + index] ?? 0) * (vectors[other * dims + index] ?? 0)
  }
  return sum
}

describe('bags', () => {
  it('turned round twice are the same', () => {
    const bags = topics()
    const twice = invert(invert(bags))
    expect([...twice.terms]).toEqual([...bags.terms])
    expect([...twice.starts]).toEqual([...bags.starts])
  })
})

describe('associations', () => {
  it('are symmetric, and only between terms that stand together', () => {
    const { starts, columns, values, size } = associate(topics(), topics(), options, quiet)
    const dense = new Map<string, number>()
    for (let row = 0; row < size; row += 1) {
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
        dense.set(`${row} ${columns[at]}`, values[at] ?? 0)
    }
    expect(dense.size).toBeGreaterThan(400)
    for (const [place, value] of dense) {
      const [row, column] = place.split(' ').map(Number)
      expect(dense.get(`${column} ${row}`)).toBe(value)
      expect(Math.floor(Number(row) / 20)).toBe(Math.floor(Number(column) / 20))
    }
  })

  it('are less for a pair of few bags, and left out where that is too little', () => {
    const bags = bagsOf([[0, 1], [0, 1], [0, 1], [2, 3], [2], [3]], 4)
    const pairsOf = (least: number, doubt: number) => {
      const { columns, values } = associate(bags, bags, { ...options, least, doubt }, quiet)
      return [...columns].map((column, at) => [column, values[at] ?? 0] as const)
    }
    expect(pairsOf(0, 0).map(([column]) => column)).toEqual([0, 1, 0, 1, 2, 3, 2, 3])
    const [often = 0, , , , , seldom = 0] = pairsOf(0, 0).map(([, value]) => value)
    const [oftenDoubted = 0, , , , , seldomDoubted = 0] = pairsOf(0, 1).map(([, value]) => value)
    expect(oftenDoubted / often).toBeCloseTo(3 / 4, 5)
    expect(seldomDoubted / seldom).toBeCloseTo(1 / 2, 5)
    expect(pairsOf(seldomDoubted + 0.001, 1).length).toBeLessThan(8)
  })
})

describe('eigenvectors', () => {
  it('of a small matrix satisfy its equation and are orthonormal', () => {
    const matrix = Float64Array.from([4, 1, -2, 1, 2, 0, -2, 0, 3])
    const { values, vectors } = symmetricEigen(matrix, 3)
    expect([...values].sort((a, b) => b - a)).toEqual([...values])
    for (let column = 0; column < 3; column += 1) {
      const vector = [0, 1, 2].map((row) => vectors[row * 3 + column] ?? 0)
      expect(vector.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 12)
      for (let row = 0; row < 3; row += 1) {
        const image = [0, 1, 2].reduce((sum, at) => sum + (matrix[row * 3 + at] ?? 0) * (vector[at] ?? 0), 0)
        expect(image).toBeCloseTo((values[column] ?? 0) * (vector[row] ?? 0), 12)
      }
    }
  })

  it('of a large sparse matrix are those with the largest eigenvalues', () => {
    const size = 500
    const diagonal = Float32Array.from({ length: size }, (_, row) => 1 + ((row * 7) % size))
    const matrix: SparseMatrix = {
      size,
      starts: Uint32Array.from({ length: size + 1 }, (_, row) => row),
      columns: Uint32Array.from({ length: size }, (_, row) => row),
      values: diagonal,
    }
    const { values } = leadingVectors(matrix, { dims: 4, rounds: 100 }, quiet)
    for (const [index, value] of values.entries()) expect(value).toBeCloseTo(size - index, 1)
  })
})

describe('learnt vectors', () => {
  it('are near for terms of one topic, far for others, and have length 1', () => {
    const dims = 2
    const vectors = learnVectors(topics(), { ...options, dims })
    let [same, other] = [0, 0]
    for (let term = 0; term < 20; term += 1) {
      expect(inner(vectors, dims, term, term)).toBeCloseTo(1, 5)
      same += inner(vectors, dims, term, (term + 1) % 20)
      other += Math.abs(inner(vectors, dims, term, term + 20))
    }
    expect(same / 20).toBeGreaterThan(0.9)
    expect(other / 20).toBeLessThan(0.01)
  })

  it('are the same bytes for the same bags', () => {
    const [one, other] = [learnVectors(topics(), options), learnVectors(topics(), options)]
    expect(Buffer.from(one.buffer).equals(Buffer.from(other.buffer))).toBe(true)
  })

  it('of terms fitted in lie where the terms lie that they stand beside', () => {
    const dims = 2
    const bags = topics()
    const space = learnSpace(bags, { ...options, dims })
    const known = vectorsOf(space)
    const topicOf = (bag: number) => ((bags.terms[bags.starts[bag] ?? 0] ?? 0) < 20 ? 0 : 1)
    const others = bagsOf(
      Array.from({ length: bags.starts.length - 1 }, (_, bag) => [topicOf(bag)]),
      3,
    )
    const fitted = fitVectors(space, others)
    expect(fitted).toHaveLength(3 * dims)
    for (const topic of [0, 1]) {
      const one = fitted.subarray(topic * dims, (topic + 1) * dims)
      const to = (term: number) =>
        inner(Float32Array.from([...one, ...known.subarray(term * dims)]), dims, 0, 1)
      expect(inner(one, dims, 0, 0)).toBeCloseTo(1, 5)
      expect(to(topic * 20 + 3)).toBeGreaterThan(0.9)
      expect(Math.abs(to((1 - topic) * 20 + 3))).toBeLessThan(0.05)
    }
    expect([...fitted.subarray(2 * dims)]).toEqual([0, 0])
  })
})
