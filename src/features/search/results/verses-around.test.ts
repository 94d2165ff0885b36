import { describe, expect, it } from 'vitest'
import { versesAround } from './verses-around'

const verses = [
  { verse: 1 },
  { verse: 2 },
  { verse: 3, verse_end: 5 },
  { verse: 6 },
  { verse: 7 },
  { verse: 9 },
].map((verse) => ({ ...verse, content: '' }))
const numbers = (first: number, last: number) => {
  const { before, after } = versesAround(verses, first, last)
  return [before.map(({ verse }) => verse), after.map(({ verse }) => verse)]
}

describe('the verses around a hit', () => {
  it('are two on each side, fewer at the ends of the chapter', () => {
    expect(numbers(6, 6)).toEqual([
      [2, 3],
      [7, 9],
    ])
    expect(numbers(1, 1)).toEqual([[], [2, 3]])
    expect(numbers(9, 9)).toEqual([[6, 7], []])
  })

  it('stand around the whole of a merged verse, whichever of its numbers was found', () => {
    for (const [first, last] of [
      [3, 5],
      [4, 4],
    ] as const)
      expect(numbers(first, last)).toEqual([
        [1, 2],
        [6, 7],
      ])
  })

  it('are none where the chapter has no such verse', () => {
    expect(numbers(12, 12)).toEqual([[], []])
  })
})
