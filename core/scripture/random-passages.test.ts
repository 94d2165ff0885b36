import { expect, it } from 'vitest'
import { placeOf } from '../canonical'
import { verseTable } from './numbering/verse-table'
import { randomPassage, randomPassages } from './random-passages'

const english = verseTable({ base: 'eng', corrections: [] })

it('a hundred different verses, each of which exists', () => {
  expect(new Set(randomPassages).size).toBe(100)
  for (const id of randomPassages) {
    const { book, chapter, verse } = placeOf(Number(id))
    expect(id).toMatch(/^\d{8}$/)
    expect(verse, id).toBeGreaterThan(0)
    expect(verse, id).toBeLessThanOrEqual(english.lastVerse(book, chapter))
  }
})

it('only what is there is drawn, and something in any case', () => {
  const psalms = (passage: number) => Math.floor(passage / 1_000_000) === 19
  for (const random of [0, 0.5, 0.999]) expect(psalms(randomPassage(random, psalms))).toBe(true)
  expect(randomPassage(0, () => false)).toBe(1_001_001)
})

it('the first 99 of them are drawn', () => {
  const drawn = Array.from({ length: 990 }, (_, index) => randomPassage(index / 990, () => true))
  expect(new Set(drawn).size).toBe(99)
  expect(drawn).not.toContain(Number(randomPassages.at(-1)))
})
