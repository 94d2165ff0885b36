import { describe, expect, it } from 'vitest'
import * as limits from '../../limits'
import { wordMarkFields, wordMarkSchema } from './word-mark'

describe('what a device may send', () => {
  const fields = {
    tag: '00000000-0000-4000-8000-000000000001',
    numbering: 'eng',
    canonical: 1_001_001,
    edition: 'LUT12',
    hash: '0123456789abcdef'.repeat(2),
    from: 17,
    to: 20,
    words: 'God',
  }
  it.each([
    ['its own', {}, true],
    ['an edition with letters of any script', { edition: '和合本' }, true],
    ['an end before the beginning', { from: 9, to: 3 }, false],
    ['nothing between them', { from: 3, to: 3 }, false],
    ['a beginning before the text', { from: -1 }, false],
    ['offsets that are no whole numbers', { from: 0.5 }, false],
    ['an end far beyond any verse', { to: limits.maxVerseOffset + 1 }, false],
    ['half of a surrogate pair', { words: '\ud800' }, false],
    ['no words', { words: ' ' }, false],
    ['too many of them', { words: 'x'.repeat(limits.maxMarkedWords + 1) }, false],
    ['a hash that is none', { hash: 'abc' }, false],
    ['an edition that is an address', { edition: '../x' }, false],
    ['a verse that is none', { canonical: 3 }, false],
    ['a tag that is none', { tag: 'yellow' }, false],
    ['a numbering that is none', { numbering: 'xyz' }, false],
  ])('%s', (_, change, isTaken) => {
    expect(wordMarkFields.safeParse({ ...fields, ...change }).success).toBe(isTaken)
  })

  it('is stored with its time', () => {
    expect(wordMarkSchema.safeParse({ ...fields, at: 1 }).success).toBe(true)
    expect(wordMarkSchema.safeParse(fields).success).toBe(false)
    expect(wordMarkSchema.safeParse({ ...fields, from: 30, at: 1 }).success).toBe(false)
  })
})
