import { describe, expect, it } from 'vitest'
import type { Manifest, ManifestBook } from '../../contract/editions/edition'
import { oneVerse, quotePassage } from '../../verse-of-day/quote'
import type { Naming } from '../reading/addresses/addresses'
import { beginningsOf } from './beginnings'
import { beginningLinks } from './welcome-links'

const bookOf = (number: number, ...chapters: number[]): ManifestBook => ({
  number,
  name: '',
  hash: '',
  chapters,
})
const opened = (...books: ManifestBook[]) =>
  beginningsOf(books).map(({ name, chapter }) => `${name} ${chapter}`)

describe('the suggested beginnings', () => {
  it('are a Gospel, the Psalms, the beginning and the Sermon on the Mount', () => {
    const books = [bookOf(1, 1), bookOf(8, 1), bookOf(19, 1), bookOf(32, 1), bookOf(40, 1, 5), bookOf(41, 1)]
    expect(opened(...books)).toEqual([
      'gospel 41001000',
      'psalms 19001000',
      'genesis 1001000',
      'sermon 40005000',
    ])
  })

  it('lead to short books where an edition lacks one', () => {
    expect(opened(bookOf(1, 1), bookOf(8, 1), bookOf(19, 1), bookOf(32, 1))).toEqual([
      'psalms 19001000',
      'genesis 1001000',
      'ruth 8001000',
      'jonah 32001000',
    ])
  })

  it('never lead where there is nothing', () => {
    expect(opened(bookOf(19, 23), bookOf(40, 7), bookOf(43, 1))).toEqual([
      'gospel 43001000',
      'psalms 19023000',
    ])
    expect(opened()).toEqual([])
  })
})

describe('what home shows of an edition', () => {
  const manifest = { abbreviation: 'SDE', locale: 'de', bookList: [bookOf(43, 1)] } as unknown as Manifest
  const john = { number: 43, abbr: 'Joh', name: 'Johannes', chapter: 'Johannes' }
  const naming: Naming = {
    names: { '43': john },
    separators: { book: ';', chapter: ',', verse: '.', range: '-' },
    locale: 'de',
  }
  const chapter = {
    canonical: 43_001_000,
    verses: [
      { verse: 4, verse_end: 5, content: 'Ein Licht* scheint.', footnotes: [{ position: 9, content: '' }] },
    ],
    blocks: [],
  }

  it('are links into it', () => {
    expect(beginningLinks(manifest, naming)).toEqual([
      { name: 'gospel', href: '/SDE/Joh1', label: 'Johannes 1' },
    ])
  })

  it('is a verse in its own words, without the signs of notes', () => {
    expect(quotePassage(manifest, naming, chapter, oneVerse(43_001_005))).toMatchObject({
      text: 'Ein Licht scheint.',
      href: '/SDE/Joh1,5',
      label: 'Johannes 1,5',
    })
  })

  it('is nothing where the chapter is another one or lacks the verse', () => {
    expect(quotePassage(manifest, naming, chapter, oneVerse(43_002_005))).toBeUndefined()
    expect(quotePassage(manifest, naming, chapter, oneVerse(43_001_009))).toBeUndefined()
  })
})
