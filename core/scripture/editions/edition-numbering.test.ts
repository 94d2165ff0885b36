/** The numbering of invented editions that are cut as a base is, and what their reports say is missing. */
import { describe, expect, it } from 'vitest'
import { bookOf, placeOf } from '../../canonical'
import type { NumberingBase } from '../../contract/editions/edition'
import { bookByNumber } from '../books'
import { baseTable } from '../numbering/standing/numbering-table'
import { importEdition } from './import-edition'

const chaptersOf = (base: NumberingBase, book: number) =>
  [...baseTable(base).verses].filter(([chapter]) => bookOf(chapter) === book)

/** A book as USFM, with the first and last verse of its chapters; `changes` are chapters that have others. */
function usfm(
  base: NumberingBase,
  book: number,
  changes: Readonly<Record<number, readonly [number, number]>> = {},
) {
  const chapters = chaptersOf(base, book).map(([canonical, verses]) => {
    const { chapter } = placeOf(canonical)
    const [first, last] = changes[chapter] ?? [1, verses]
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    return `\\c ${chapter}\n\\p\n${numbers.map((verse) => `\\v ${verse} wort ${chapter} und ${verse}`).join('\n')}`
  })
  return `\\id ${bookByNumber(book)?.usfm} test\n${chapters.join('\n')}\n`
}

async function imported(text: string) {
  const { edition, report } = await importEdition(
    { name: 'test.usfm', bytes: new TextEncoder().encode(text) },
    { fileName: 'test.usfm', interfaceLocale: 'de', locale: 'la', taken: new Set<string>() },
    { decode: (label, bytes) => new TextDecoder(label).decode(bytes) },
  )
  const { base, corrections } = edition.numbering
  const absent = report.doubts.filter(({ kind }) => kind === 'verse-absent' || kind === 'verse-empty')
  return {
    numbering: [
      base,
      ...corrections.map(({ chapter, like, verses }) => `${chapter / 1000} ${like ?? verses}`),
    ],
    absent: absent.map(({ details }) => `${details['chapter']}:${details['verse']}`),
  }
}

describe('psalms of the Vulgate', () => {
  it('lack nothing when 115 and 147 are counted from 1', async () => {
    expect(await imported(usfm('vul', 19))).toEqual({ numbering: ['vul'], absent: [] })
  })

  it('lack nothing when 115 and 147 begin with 10 and 12', async () => {
    const text = usfm('vul', 19, { 115: [10, 19], 147: [12, 20] })
    expect(await imported(text)).toEqual({ numbering: ['vul', '19115 19', '19147 20'], absent: [] })
  })

  it('lack what is not there', async () => {
    const text = usfm('vul', 19, { 115: [11, 19], 147: [12, 20], 22: [3, 6] })
    expect((await imported(text)).absent).toEqual(['22:1', '22:2', '115:10'])
  })
})

it('of a Russian edition lacks nothing and has no corrections', async () => {
  const books = [3, 4, 6, 18, 19, 22, 27, 43, 45].map((book) => usfm('rsc', book)).join('')
  expect(await imported(books)).toEqual({ numbering: ['rsc'], absent: [] })
})

it('of a Vulgate with the verses of John 6 and 1 Kings 22 as others have them is corrected there', async () => {
  const books = [usfm('vul', 11, { 22: [1, 53] }), usfm('vul', 19), usfm('vul', 43, { 6: [1, 71] })].join('')
  expect(await imported(books)).toEqual({ numbering: ['vul', '11022 eng', '43006 eng'], absent: [] })
})

it('takes a verse of signs only for one that is not there', async () => {
  const john = usfm('eng', 64).replace('wort 1 und 14', 'wort\n\\v 15 []')
  expect(await imported(usfm('eng', 19) + john)).toEqual({ numbering: ['eng'], absent: [] })
})

describe('an empty number', () => {
  it('lacks nothing when its words begin the next chapter', async () => {
    const numbers = usfm('eng', 4, { 12: [1, 15], 13: [1, 34] }).replace(
      'wort 12 und 15',
      'wort 12 und 15\n\\v 16',
    )
    expect(await imported(usfm('eng', 19) + numbers)).toMatchObject({ absent: [] })
  })

  it('is a doubt when its words stand nowhere', async () => {
    const ruth = usfm('eng', 8).replace('wort 4 und 22', '')
    expect(await imported(usfm('eng', 19) + ruth)).toMatchObject({ absent: ['4:22'] })
  })
})
