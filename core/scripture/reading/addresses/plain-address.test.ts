import { describe, expect, it } from 'vitest'
import { isSingleChapter } from '../../../book-chapters'
import { canonicalOf } from '../../../canonical'
import type { Manifest, Numbering } from '../../../contract/editions/edition'
import { locales } from '../../../contract/locales'
import { books } from '../../books'
import { loadNames } from '../../names/load-names'
import { verseTable } from '../../numbering/verse-table'
import { buildCodeIndex } from '../../passages/naming/code-index'
import { buildNameIndex } from '../../passages/naming/name-index'
import { parsePassage } from '../../passages/parse-passage'
import { addressPath } from './addresses'
import { plainAddress } from './plain-address'

const numbering: Numbering = { base: 'org', corrections: [] }
const table = verseTable(numbering)
const chaptersOf = (number: number) =>
  Array.from({ length: table.lastChapter(number) }, (_, index) => index + 1)
const complete = {
  abbreviation: 'ALL',
  numbering,
  bookList: books.map(({ number }) => ({ number, name: '', hash: '', chapters: chaptersOf(number) })),
} as unknown as Manifest

describe.each([...locales])('the plain address of a chapter in %s', (locale) => {
  it('is what the parser reads, for every chapter as the product writes it', async () => {
    const pack = await loadNames(locale)
    const { names, separators } = pack
    const context = { names: [buildNameIndex(pack), buildCodeIndex()], separators, table }
    let count = 0
    for (const { number } of books.filter((book) => !isSingleChapter(book.number))) {
      for (const chapter of chaptersOf(number)) {
        const canonical = canonicalOf(number, chapter)
        const path = addressPath(['ALL'], canonical, undefined, { names, separators })
        const passage = path.split('/')[2] ?? ''
        const plain = plainAddress(passage, [complete], { names, separators })
        expect(plain).toEqual({ abbreviations: ['ALL'], chapter: canonical, marked: [], others: [], path })
        expect(parsePassage(passage, context).refs.map(({ from, unit }) => [from, unit])).toEqual([
          [canonical, 'chapter'],
        ])
        count += 1
      }
    }
    expect(count).toBeGreaterThan(1000)
  })
})

describe('a plain address', () => {
  const read = async (passage: string | undefined) => {
    const { names, separators } = await loadNames('de')
    return plainAddress(passage, [complete], { names, separators })
  }

  it.each([
    'Joh3,16',
    'Joh 3',
    'John3',
    'Joh22',
    'Joh03',
    'Jud3',
    'Joh',
    '43003000',
    'Joh3;4',
    '',
    'toString1',
  ])('leaves %j to the parser', async (passage) => expect(await read(passage)).toBeUndefined())

  it('opens the first chapter where no passage is named', async () => {
    expect((await read(undefined))?.path).toBe('/ALL/1Mo1')
  })
})
