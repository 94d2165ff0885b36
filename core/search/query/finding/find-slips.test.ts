import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../../words/edit-distance'
import { bitCount } from '../../bits'
import { buildEditionIndex } from '../../index/edition-index'
import { noLimit } from '../effort'
import { slipsOf } from './find-slips'

/** Plain Damerau distance, by the book. */
function distanceByTheBook(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const choices = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) choices.push(at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row) row[j] = Math.min(...choices)
    }
  }
  return at(a.length, b.length)
}

function indexOf(content: string) {
  const chapter = { canonical: 1_001_000, verses: [{ verse: 1, content }], blocks: [] }
  return buildEditionIndex('de', [chapter]).index.verses
}

describe('slips', () => {
  it('distances are those by the book, up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(distanceByTheBook(a, b), most + 1))
      }),
      { numRuns: 2000 },
    )
  })

  it('finds every nearest word of the dictionary, but for common ones with another first letter', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'n', 'ö'), minLength: 3, maxLength: 10 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (words, typed) => {
        const index = indexOf(words.join(' '))
        const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
        const isLike = (one: string) => one[0] === typed[0] || (one[0] === typed[1] && one[1] === typed[0])
        const near = words
          .filter(isLike)
          .map((one) => distanceByTheBook(typed, one))
          .filter((distance) => distance <= most)
        const found = slipsOf(index, typed, noLimit())
        const expected = most === 0 ? 0 : Math.min(5, near.filter((one) => one === Math.min(...near)).length)
        expect(found.length).toBe(expected)
        for (const { term, distance } of found) {
          expect(distance).toBe(distanceByTheBook(typed, index.terms[term] ?? ''))
        }
      }),
    )
  })

  it('does not make another word of a common one', () => {
    const index = indexOf('reichte reichte reichte leicht')
    expect(slipsOf(index, 'beichte', noLimit())).toEqual([])
    expect(slipsOf(index, 'riechte', noLimit()).map(({ term }) => index.terms[term])).toEqual(['reichte'])
  })

  it('counts bits', () => {
    expect([0, 1, 3, -1, 0x8000_0000, 0xf0f0].map(bitCount)).toEqual([0, 1, 2, 32, 1, 8])
  })
})
