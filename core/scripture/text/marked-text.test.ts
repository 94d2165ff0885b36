import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markTypes } from '../../contract/editions/chapter'
import { markedPieces } from './marked-text'

it('cuts a text where its marks begin and end', () => {
  const marks = [
    { type: 'italic' as const, from: 3, to: 12 },
    { type: 'name' as const, from: 7, to: 12 },
  ]
  expect(markedPieces('Or the Lord; TR', marks)).toEqual([
    { text: 'Or ', mark: undefined },
    { text: 'the ', mark: 'italic' },
    { text: 'Lord;', mark: 'italic name' },
    { text: ' TR', mark: undefined },
  ])
  expect(markedPieces('Or the Lord; TR', marks, 5, 8)).toEqual([
    { text: 'e ', mark: 'italic' },
    { text: 'L', mark: 'italic name' },
  ])
})

it('loses and adds no character, whatever the marks', () => {
  const offset = fc.nat({ max: 25 })
  const mark = fc.record({ type: fc.constantFrom(...markTypes), from: offset, to: offset })
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.array(mark, { maxLength: 4 }), (text, marks) => {
      const pieces = markedPieces(text, marks)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
