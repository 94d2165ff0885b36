import { expect, it } from 'vitest'
import { slicesOf } from './sliced-text'

const block = (length: number) => ({ tag: 'p' as const, children: ['x'.repeat(length)] })
const lengths = (...blocks: number[]) => slicesOf(blocks.map(block)).map((slice) => slice.length)

it('keeps blocks whole, a slice as long as its limit or a little longer', () => {
  expect(lengths(5000, 5000, 100)).toEqual([2, 1])
  expect(lengths(20_000, 10)).toEqual([1, 1])
  expect(lengths(10, 10, 10)).toEqual([3])
  expect(lengths()).toEqual([])
})
