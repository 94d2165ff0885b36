import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutSegments } from './cut-segments'

const kilobyte = 1024

it('cuts a whole Bible into eight segments of nearly equal size', () => {
  const sizes = Array.from({ length: 66 }, (_, index) => ((index * 37) % 100) * kilobyte + 5 * kilobyte)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const segments = cutSegments(sizes)
  expect(segments).toHaveLength(8)
  const largest = Math.max(
    ...segments.map((books) => books.reduce((sum, book) => sum + (sizes[book] ?? 0), 0)),
  )
  expect(largest).toBeLessThan((total / 8) * 1.25)
})

it('leaves a small edition in one piece', () => {
  expect(cutSegments([20 * kilobyte, 30 * kilobyte])).toEqual([[0, 1]])
  expect(cutSegments([])).toEqual([])
})

it('has every book once, in order, and never more than eight segments', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900_000 }), { maxLength: 73 }), (sizes) => {
      const segments = cutSegments(sizes)
      expect(segments.flat()).toEqual(sizes.map((_, index) => index))
      expect(segments.length).toBeLessThanOrEqual(8)
    }),
  )
})
