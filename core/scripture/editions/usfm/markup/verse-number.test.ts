import { describe, expect, it } from 'vitest'
import { readChapterNumber, readVerseNumber } from './verse-number'

describe('verse numbers as written', () => {
  it.each([
    ['1 In', { first: 1, length: 1, isGlued: false }],
    [' 12\n', { first: 12, length: 3, isGlued: false }],
    ['0 A title', { first: 0, length: 1, isGlued: false }],
    ['7', { first: 7, length: 1, isGlued: false }],
    ['2-6 From', { first: 2, last: 6, length: 3, isGlued: false }],
    ['51-2:1 From', { first: 51, length: 6, isGlued: false }],
    ['2–3 From', { first: 2, last: 3, length: 3, isGlued: false }],
    ['3,4 And', { first: 3, last: 4, length: 3, isGlued: false }],
    ['3, 4 is text', { first: 3, length: 1, isGlued: true }],
    ['3,4,5 And', { first: 3, last: 5, length: 5, isGlued: false }],
    ['4a Half', { first: 4, part: 'a', length: 2, isGlued: false }],
    ['4a-c Parts', { first: 4, part: 'a-c', length: 4, isGlued: false }],
    ['4B Half', { first: 4, part: 'b', length: 2, isGlued: false }],
    ['1a-2b Both', { first: 1, last: 2, length: 5, isGlued: false }],
    ['5-5 One', { first: 5, length: 3, isGlued: false }],
    ['6\u200f-7 \u05d0', { first: 6, last: 7, length: 4, isGlued: false }],
    ['8\u200f \u05d0', { first: 8, length: 1, isGlued: false }],
    ['14... the text', { first: 14, length: 2, isGlued: true }],
    ['14Text', { first: 14, length: 2, isGlued: true }],
    ['1-2Text', { first: 1, last: 2, length: 3, isGlued: true }],
  ])('%j', (text, expected) => {
    expect(readVerseNumber(text)).toEqual(expected)
  })

  it.each(['', 'In the', '1234 too long'])('%j is none', (text) => {
    expect(readVerseNumber(text)).toBeUndefined()
  })

  it('chapters are one number', () => {
    expect(readChapterNumber(' 151\n')).toEqual({ number: 151, length: 4 })
    expect(readChapterNumber('1text')).toEqual({ number: 1, length: 1 })
    for (const text of ['', 'one', '1000']) expect(readChapterNumber(text)).toBeUndefined()
  })
})
