import { expect, it } from 'vitest'
import type { Verse } from '../../contract/editions/chapter'
import { neighbourVerse } from './neighbour-verse'

const verse = (number: number, end?: number): Verse => ({
  verse: number,
  content: `Vers ${number}`,
  ...(end === undefined ? {} : { verse_end: end }),
})
/** 4 and 5 are one verse; the edition has no verse 7. */
const verses = [verse(1), verse(2), verse(3), verse(4, 5), verse(6), verse(8)]

it.each([
  [3, -1, 2],
  [6, -1, 4],
  [8, -1, 6],
  [1, -1, undefined],
  [3, 1, 4],
  [5, 1, 6],
  [6, 1, 8],
  [8, 1, undefined],
] as const)('from verse %i by %i is %s', (number, step, expected) => {
  expect(neighbourVerse(verses, number, step)?.verse).toBe(expected)
})
