import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOf, writtenRefs } from '../../../tests/support/passages/read-rows'
import { maxRunningText } from '../../limits'
import { extractPassages } from './extract-passages'

const contexts = { de: await contextOf('de'), en: await contextOf('en'), he: await contextOf('he') }

function found(
  locale: keyof typeof contexts,
  text: string,
  place?: { book: number; chapter: number },
): string[] {
  return extractPassages(text, { ...contexts[locale], place }).map(
    (ref) => `${text.slice(ref.start, ref.end)} = ${writtenRefs([ref])}`,
  )
}

describe('in running text', () => {
  it.each([
    ['de', 'Johannes 1,1-3; Hebräer 11,3', ['Johannes 1,1-3 = 43001001-43001003', 'Hebräer 11,3 = 58011003']],
    ['de', 'so auch [1.Mose 49,25]', ['1.Mose 49,25 = 1049025']],
    [
      'en',
      '(Matthew 4:1–11; Luke 4:1–13)',
      ['Matthew 4:1–11 = 40004001-40004011', 'Luke 4:1–13 = 42004001-42004013'],
    ],
    ['de', 'Lies Joh 3,16!', ['Joh 3,16 = 43003016']],
    [
      'de',
      'Vgl. Ps. 119, 105. 106 und Offenb. 3, 20.',
      ['Ps. 119, 105 = 19119105', '106 = 19119106', 'Offenb. 3, 20 = 66003020'],
    ],
    ['de', '[Esra 9,1]; [10,2]', ['Esra 9,1 = 15009001', '10,2 = 15010002']],
    ['he', 'ראה בראשית ג, ה', ['בראשית ג, ה = 1003005']],
  ] as const)('%s: %s', (locale, text, passages) => {
    expect(found(locale, text)).toEqual(passages)
  })

  it('a bare name does not count, nor a place that does not exist', () => {
    expect(
      found('de', 'Lukas schreibt in Joh 22,3 und Mt 29 sowie Mt 5,99', { book: 1, chapter: 3 }),
    ).toEqual([])
  })

  it('short names need a verse, everyday words a verse and a capital', () => {
    expect(found('en', 'he is 3 years old')).toEqual([])
    expect(found('en', 'Acts 2 and acts 2:3 but Acts 2:3')).toEqual(['Acts 2:3 = 44002003'])
    expect(found('de', 'Am 3. Tag; Am 3,4 und Mal 4 und Mal 3,4 und mal 3,4')).toEqual([
      'Am 3,4 = 30003004',
      'Mal 3,4 = 39003004',
    ])
  })

  it('numbers of prose do not continue a list', () => {
    expect(found('de', 'Joh 3,16, 12 Jünger')).toEqual(['Joh 3,16 = 43003016'])
    expect(found('de', 'Joh 3,16. 4,2 Meter')).toEqual(['Joh 3,16 = 43003016'])
    expect(found('en', 'John 3 2nd row, John 3:4you, H7225 3:5')).toEqual([
      'John 3 = 43003000',
      'John 3 = 43003000',
    ])
  })

  it('words and pairs are read against the place of the note', () => {
    const place = { book: 43, chapter: 2 }
    expect(found('de', 'vgl. V. 4; Kap. 7,11 und 3,15', place)).toEqual([
      'V. 4 = 43002004',
      'Kap. 7,11 = 43007011',
      '3,15 = 43003015',
    ])
    expect(found('de', 'Röm 8,3. Siehe V. 5', place)).toEqual(['Röm 8,3 = 45008003', 'V. 5 = 43002005'])
    expect(found('de', '4,2 Meter hoch, im Jahr 12', place)).toEqual([])
    expect(found('de', 'vgl. V. 4; 7,11')).toEqual([])
  })

  it('of a text without end the beginning is read, up to a whole number', () => {
    const text = 'John 3:16; '.repeat(20_000)
    const refs = extractPassages(text, contexts.en)
    expect(refs.length).toBe(Math.floor(maxRunningText / 'John 3:16; '.length))
    expect(new Set(refs.map(({ from }) => from))).toEqual(new Set([43_003_016]))
  })

  it('no text throws, and ranges lie within the text', () => {
    const text = fc.string({
      unit: fc.constantFrom('J', 'o', 'h', ' ', '3', ',', '1', '.', 'V', '\u200f', 'ß', '\ud83d', ';', 'ﬁ'),
      maxLength: 200,
    })
    fc.assert(
      fc.property(text, (input) => {
        for (const { start, end } of extractPassages(input, {
          ...contexts.de,
          place: { book: 43, chapter: 3 },
        })) {
          expect(0 <= start && start < end && end <= input.length).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
