import { describe, expect, it } from 'vitest'
import { guessedStarts, verseAt, verseStarts } from './recorded-verses'

const verses = [
  { verse: 1, verseEnd: undefined, text: 'abcd', utterances: ['abcd'] },
  { verse: 2, verseEnd: undefined, text: 'ab', utterances: ['ab'] },
  { verse: 3, verseEnd: undefined, text: 'ab', utterances: ['ab'] },
]

describe('verses of a recording', () => {
  it('begin where the publisher says; the announcement before the first belongs to it', () => {
    expect(
      verseStarts(verses, [
        { verse: 1, ms: 1200 },
        { verse: 3, ms: 9000 },
      ]),
    ).toEqual([0, 0, 9000])
  })
  it('are guessed by their share of the text', () => {
    expect(guessedStarts(verses, 8000)).toEqual([0, 4000, 6000])
  })
  it.each([
    [0, 0],
    [3999, 0],
    [4000, 1],
    [60_000, 2],
  ])('at %i ms verse %i is heard', (ms, index) => expect(verseAt([0, 4000, 6000], ms)).toBe(index))
})
