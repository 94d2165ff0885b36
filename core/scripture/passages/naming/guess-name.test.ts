import * as fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { expect, it } from 'vitest'
import { isWithinOneEdit } from './guess-name'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

function isSwap(a: string, b: string): boolean {
  return a.split('').some((_, at) => a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b)
}

it('one edit is one insertion, deletion, replacement or swap of neighbours', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isWithinOneEdit(a, b)).toBe(distance(a, b) <= 1 || isSwap(a, b))
    }),
    { numRuns: 20_000 },
  )
})
