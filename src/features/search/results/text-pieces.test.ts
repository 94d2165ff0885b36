import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textPieces } from './text-pieces'

const marked = (pieces: ReturnType<typeof textPieces>) =>
  pieces.map(({ isHit, parts }) => {
    const text = parts.map(({ text, types }) => (types.length ? `{${types}:${text}}` : text)).join('')
    return isHit ? `[${text}]` : text
  })

describe('the text of a verse found', () => {
  it('is cut at the words found', () => {
    expect(marked(textPieces({ content: 'In ihm war das Leben' }, [[15, 5]]))).toEqual([
      'In ihm war das ',
      '[Leben]',
    ])
  })

  it('keeps the marks of the edition, inside the words found and around them', () => {
    const marks = [
      { type: 'jesus' as const, from: 0, to: 20 },
      { type: 'added' as const, from: 8, to: 14 },
    ]
    expect(marked(textPieces({ content: 'Ich bin das Brot des', marks }, [[12, 4]]))).toEqual([
      '{jesus:Ich bin }{jesus,added:das }',
      '[{jesus,added:Br}{jesus:ot}]',
      '{jesus: des}',
    ])
  })

  it('has no signs of footnotes, also inside a word found, and shifts nothing', () => {
    const verse = { content: 'Licht* und Le*ben' }
    expect(
      marked(
        textPieces(verse, [
          [0, 5],
          [11, 6],
        ]),
      ),
    ).toEqual(['[Licht]', ' und ', '[Leben]'])
  })

  it('tells two words found apart that touch each other', () => {
    expect(
      marked(
        textPieces({ content: 'אבגד' }, [
          [0, 2],
          [2, 2],
        ]),
      ),
    ).toEqual(['[אב]', '[גד]'])
  })

  it('is whole whatever the marks are', () => {
    const spans = fc.array(fc.tuple(fc.nat(30), fc.nat(10)))
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), spans, (content, hits) => {
        const text = textPieces({ content }, hits).flatMap(({ parts }) => parts.map((part) => part.text))
        expect(text.join('')).toBe(content.replaceAll('*', ''))
      }),
    )
  })
})
