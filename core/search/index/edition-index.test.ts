import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chapter } from '../../contract/editions/chapter'
import { foldWord } from '../../words/fold'
import { forEachWord } from '../../words/words'
import { ByteReader, ByteWriter } from './bytes'
import { buildEditionIndex, openEditionIndex } from './edition-index'

const chapters: readonly Chapter[] = [
  {
    canonical: 1_001_000,
    verses: [
      { verse: 1, content: 'Am Anfang schuf Gott Himmel und Erde.' },
      { verse: 3, verse_end: 4, content: 'Und Gott* sprach: Es werde Licht! Und es ward Licht.' },
    ],
    blocks: [
      { type: 'heading', verse: 1, offset: 0, level: 1, content: 'Die Schöpfung' },
      { type: 'heading', verse: 3, offset: 0, level: 2, content: 'Licht' },
      { type: 'heading', verse: 3, offset: 0, level: 3, content: 'Der erste Tag' },
      { type: 'paragraph', verse: 3, offset: 0 },
    ],
  },
  { canonical: 19_001_000, verses: [{ verse: 1, content: 'Wohl dem' }], blocks: [] },
]

function indexOf(given: readonly Chapter[], locale = 'de') {
  const index = openEditionIndex(buildEditionIndex(locale, given).bytes)
  if (!index) throw new Error('made in another way')
  return index
}

describe('an index', () => {
  const { verses, headings } = indexOf(chapters)

  it('knows its verses and where paragraphs begin', () => {
    expect([...verses.canonicals]).toEqual([1_001_001, 1_001_003, 19_001_001])
    expect([0, 1, 2].map((verse) => verses.isBreak(verse))).toEqual([true, true, true])
    expect([...verses.starts]).toEqual([0, 7, 17, 19])
  })

  it('knows where each word stands, folded', () => {
    const places = (word: string) => [...verses.placesOf(verses.find(word))]
    expect(places('gott')).toEqual([3, 8])
    expect(places('licht')).toEqual([12, 16])
    expect(verses.find('Gott')).toBe(-1)
    expect(verses.documentOf(16)).toBe(1)
    expect(verses.documentOf(17)).toBe(2)
  })

  it('keeps headings apart, several at one verse too', () => {
    expect([...headings.canonicals]).toEqual([1_001_001, 1_001_003, 1_001_003])
    expect(verses.find('schöpfung')).toBe(-1)
    expect([...headings.placesOf(headings.find('licht'))]).toEqual([2])
  })

  it('made in another way is not opened', () => {
    expect(openEditionIndex(new Uint8Array([99, 0, 0]))).toBeUndefined()
    expect(openEditionIndex(new Uint8Array())).toBeUndefined()
  })

  it('finds every word of any text where reading it from the start finds it', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (contents) => {
        const read = new Map<string, number[]>()
        let place = 0
        const given = contents.map((words, at) => ({ verse: at + 1, content: words.join(' ') }))
        for (const { content } of given) {
          forEachWord(content, (start, end) => {
            const term = foldWord(content.slice(start, end), 'de')
            if (term === '') return
            read.set(term, [...(read.get(term) ?? []), place])
            place += 1
          })
        }
        const found = indexOf([{ canonical: 1_001_000, verses: given, blocks: [] }]).verses
        expect(found.terms).toEqual([...read.keys()].sort((a, b) => (a < b ? -1 : 1)))
        for (const [term, places] of read) expect([...found.placesOf(found.find(term))]).toEqual(places)
      }),
    )
  })
})

it('opens an index without vowels, unless its script has no others', () => {
  const openedAs = (format: number, locale: string, content: string) => {
    const { bytes } = buildEditionIndex(locale, [
      { canonical: 1_001_000, verses: [{ verse: 1, content }], blocks: [] },
    ])
    bytes[0] = format
    return openEditionIndex(bytes) !== undefined
  }
  expect([1, 2, 3].map((format) => openedAs(format, 'de', 'Licht'))).toEqual([true, true, false])
  expect([1, 2].map((format) => openedAs(format, 'my', 'ကောင်းကင်'))).toEqual([false, true])
})

describe('numbers as bytes', () => {
  it('come back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 })), (numbers) => {
        const writer = new ByteWriter()
        for (const number of numbers) writer.number(number)
        const reader = new ByteReader(writer.finish())
        expect(numbers.map(() => reader.number())).toEqual(numbers)
      }),
    )
  })
})
