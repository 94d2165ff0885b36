/** What the tables do not show: alternatives, offsets, parts, context, lists of names, limits. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOf, writtenBesides, writtenRefs } from '../../../tests/support/passages/read-rows'
import { loadNames } from '../names/load-names'
import { noWords } from '../names/name-pack'
import { buildCodeIndex } from './naming/code-index'
import { buildNameIndex } from './naming/name-index'
import { parsePassage } from './parse-passage'
import type { PassageContext } from './reference'
import { openVerseTable } from './verse-table'

const de = await contextOf('de')
const en = await contextOf('en')

function read(input: string, context: PassageContext = de): string {
  return writtenRefs(parsePassage(input, context).refs)
}

describe('a passage', () => {
  it.each([
    ['43003016', '43003016'],
    ['43003016-43003018; 1001000', '43003016-43003018, 1001000'],
    ['43000016', 'none'],
    ['68001001', 'none'],
  ])('may be canonical numbers: %s', (input, result) => {
    expect(read(input)).toBe(result)
  })

  it.each([
    ['Das erste Buch Mose 3', '1003000'],
    ['Erster Brief des Paulus an die Korinther 13', '46013000'],
    ['Johannesevangelium 3,16', '43003016'],
    ['Offenb. 3,20', '66003020'],
    ['Joh 3, 1. Mose 4', '43003000, 1004000'],
    ['Joh 3,16 siehe auch 1Joh 4,9', '43003016, 62004009'],
    ['Johannes 3. Kapitel, 16. Vers', '43003016'],
    ['Judas 1 u. 3', '65001001, 65001003'],
    ['Joh 3,16f.18', '43003016-43003017, 43003018'],
    ['Gen; Ex', '1000000, 2000000'],
    ['1Mo 3:5-7,9', '1003005-1003007, 1003009'],
    ['Joh 3,0-5', 'none'],
    ['n Am 3', 'none'],
    ['Markus Johannes', 'none'],
    ['Psalm 23 Hirte', 'none'],
    ['Jesus 3', 'none'],
    ['Joh 3 a', 'none'],
    ['', 'none'],
  ])('%s is %s', (input, result) => {
    expect(read(input)).toBe(result)
  })

  it('has the reading that was not taken as an alternative', () => {
    const alternatives = (input: string) => parsePassage(input, en).alternatives.map(writtenRefs)
    expect(alternatives('John 3,16')).toEqual(['43003000, 43016000'])
    expect(alternatives('John 3,4')).toEqual(['43003004'])
    expect(alternatives('Jud 4')).toEqual(['7004000'])
    expect(alternatives('Jud 4; John 3,16')).toEqual(['7004000, 43003016', '65001004, 43003000, 43016000'])
    expect(alternatives('Jud 6:11')).toEqual([])
    expect(alternatives('Jud 4; '.repeat(5))).toEqual([])
  })

  it('tells where each reference stood in the input', () => {
    const input = '  Röm\u00a08,28 f.;  \u200f1. Kor 13, 4–8a'
    const { refs } = parsePassage(input, de)
    expect(refs.map(({ start, end }) => input.slice(start, end))).toEqual([
      'Röm\u00a08,28 f.',
      '1. Kor 13, 4–8a',
    ])
  })

  it('keeps the letters of parts of verses', () => {
    const parts = parsePassage('Joh 3,16b-17a.18c', de).refs.map(({ fromPart, toPart }) => [fromPart, toPart])
    expect(parts).toEqual([
      ['b', 'a'],
      ['c', 'c'],
    ])
  })

  it('says what it stops in', () => {
    const open = (input: string) => parsePassage(input, de).open
    expect(
      ['Joh', 'Joh.', 'Joh 3,', 'Joh 3,16-', 'Joh 3,16;', 'Joh 3,16.', 'Joh 3,16ff.', 'Joh 3,16'].map(open),
    ).toEqual(['book', 'chapter', 'verse', 'range', 'list', 'list', undefined, undefined])
  })

  it('names what was not understood', () => {
    expect(parsePassage('Psalm 23 Hirte', de).rest).toBe('hirte')
    expect(parsePassage('Joh 22', de)).toMatchObject({ rest: '', nearest: 43021000 })
  })

  it('drops an item that does not exist and keeps the others', () => {
    const result = parsePassage('Joh 3,16.99; 22; 4,1', de)
    expect(writtenRefs(result.refs)).toBe('43003016, 43004001')
    expect(writtenBesides(result)).toBe('!no-such-verse !no-such-chapter')
  })
})

describe('with the place it stands at', () => {
  const at = { ...de, place: { book: 43, chapter: 3 } }

  it.each([
    ['V. 16', '43003016'],
    ['16', '43003016'],
    ['4,2', '43004002'],
    ['Kap. 7,11', '43007011'],
    ['V. 3-5; Röm 5', '43003003-43003005, 45005000'],
    ['99', 'none'],
  ])('%s is %s', (input, result) => {
    expect(read(input, at)).toBe(result)
  })

  it.each(['V. 16', '16', '4,2'])('%s is none without it', (input) => {
    expect(read(input)).toBe('none')
  })
})

describe('several lists of names', async () => {
  const lists = {
    fr: buildNameIndex(await loadNames('fr')),
    en: buildNameIndex(await loadNames('en')),
    codes: buildCodeIndex(),
  }

  it('are asked in order', () => {
    expect(read('Es 6', { ...de, names: [lists.fr, lists.en] })).toBe('23006000')
    expect(read('Es 6', { ...de, names: [lists.en, lists.fr] })).toBe('17006000')
  })

  it('end with codes and English', () => {
    const names = [lists.fr, lists.codes, lists.en]
    expect(['1SA 3', 'Phlm 4', 'Deuteronomy 6'].map((input) => read(input, { ...de, names }))).toEqual([
      '9003000',
      '57001004',
      '5006000',
    ])
  })

  it('may be the names of an edition, without words', () => {
    const entry = { number: 43, abbr: 'Ioh', name: 'Iohannes', chapter: 'Iohannes', pattern: '', names: [] }
    const names = [buildNameIndex({ names: { 43: entry }, words: noWords })]
    expect(read('Ioh 3,16', { ...de, names })).toBe('43003016')
  })
})

describe('without a table', () => {
  const open = { ...de, table: openVerseTable }

  it('every verse counts as existing and the last is 999', () => {
    expect(read('Ps 23,24', open)).toBe('19023024')
    expect(read('Joh 3,16ff', open)).toBe('43003016-43003999')
    expect(read('Joh 22', open)).toBe('none')
  })
})

describe('limits', () => {
  it('500 characters and 100 references are the most', () => {
    expect(parsePassage(`Joh 3${' '.repeat(500)}`, de).warnings).toEqual(['too-long'])
    expect(parsePassage(`Joh 1${'.1'.repeat(99)}`, de).refs).toHaveLength(99)
    expect(parsePassage(`Joh 1,1${'.1'.repeat(100)}`, de).warnings).toEqual(['too-long'])
  })

  it('no input throws', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Joh',
        '1.',
        'Kön',
        'V.',
        'ff',
        '3',
        ',',
        ':',
        '-',
        ';',
        ' ',
        'u.',
        'Ps',
        'bis',
        'א',
        '16',
        '.',
        '[',
        '٣',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    )
    const inputs = fc.array(piece, { maxLength: 100 }).map((pieces) => pieces.join('').slice(0, 500))
    const place = { book: 19, chapter: 3 }
    fc.assert(
      fc.property(inputs, (input) => {
        for (const context of [de, { ...en, place }]) {
          const { refs } = parsePassage(input, context)
          expect(refs.every(({ from, to }) => from <= to)).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
