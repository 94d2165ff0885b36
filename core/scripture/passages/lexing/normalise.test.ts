import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise, originOf } from './normalise'

describe('normalise', () => {
  it.each([
    ['full-width signs', 'Ｊｏｈ　３：１６', 'joh 3:16'],
    ['ordinal and degree signs', '1ª 1º 1°', '1a 1o 1o'],
    [
      'direction marks, soft hyphens and tatweel',
      'J\u200eo\u00adh\u200f 3\u2067,16 يـوحنا',
      'joh 3,16 يوحنا',
    ],
    ['all kinds of space', ' \tJoh\u00a0\u202f\n3\u2009', 'joh 3'],
    ['Arabic, Persian and Devanagari digits', '٣٢ ۴۵ १९', '32 45 19'],
    ['dashes', '1–2—3\u22124\u20115־6', '1-2-3-4-5-6'],
    ['a tilde between digits only', '1~2 a~b', '1-2 a~b'],
    ['Arabic signs', '٥،٦؛٧۔٨٫٩', '5,6;7.8,9'],
    ['apostrophes', 'l’a l‘a l´a l`a', "l'a l'a l'a l'a"],
    ['geresh after Hebrew letters', 'ג\' כ"ג "a"', 'ג׳ כ״ג "a"'],
    ['capitals and sharp s', 'RÖM Groß ẞ', 'röm gross ss'],
    ['dotted and dotless i', 'İI ıi', 'ii ii'],
    ['decomposed accents', 'Ro\u0308m', 'röm'],
  ])('unifies %s', (_, input, text) => {
    expect(normalise(input).text).toBe(text)
  })

  it('gives nothing for nothing', () => {
    expect(normalise('').text).toBe('')
    expect(normalise(' \u200f\u00a0\t').text).toBe('')
  })

  it('keeps the place every character came from', () => {
    const input = '  Groß\u200f  ﬁ 3'
    const normalised = normalise(input)
    const found = (word: string) => {
      const at = normalised.text.indexOf(word)
      const { start, end } = originOf(normalised, at, at + word.length)
      return input.slice(start, end)
    }
    expect(normalised.text).toBe('gross fi 3')
    expect([found('gross'), found('fi'), found('3')]).toEqual(['Groß', 'ﬁ', '3'])
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (input) => {
        const { text } = normalise(input)
        expect(normalise(text).text).toBe(text)
      }),
      { numRuns: 5000 },
    )
  })
})
