import { describe, expect, it } from 'vitest'
import { ambiguousNames } from '../../../tests/support/passages/ambiguous-names'
import { canonicalOf } from '../../canonical'
import { bookNamesSchema } from '../../contract/editions/names'
import { locales } from '../../contract/locales'
import { books } from '../books'
import { formatPassage } from '../passages/format-passage'
import { buildNameIndex } from '../passages/naming/name-index'
import { parsePassage } from '../passages/parse-passage'
import { openVerseTable } from '../passages/verse-table'
import { loadNames } from './load-names'
import { namePack } from './name-pack'

describe.each(locales)('the names of %s', async (locale) => {
  const pack = await loadNames(locale)
  const entries = Object.values(pack.names)
  const context = { names: [buildNameIndex(pack)], separators: pack.separators, table: openVerseTable }

  it('are complete and of the shape that the contract asks for', () => {
    expect(bookNamesSchema.parse(pack.names)).toEqual(pack.names)
    expect(entries.map(({ number }) => number)).toEqual(books.map(({ number }) => number))
    const texts = entries.flatMap(({ abbr, name, chapter, names }) => [abbr, name, chapter, ...names])
    expect(texts.filter((text) => text.trim() !== text || text === '' || /[|#@*()]/.test(text))).toEqual([])
  })

  it('have an abbreviation of their own for every book', () => {
    expect(new Set(entries.map(({ abbr }) => abbr)).size).toBe(books.length)
  })

  it('lead to their own book with a chapter, unless reviewed as ambiguous', () => {
    for (const { number, abbr, name, chapter, names } of entries) {
      for (const spelling of [abbr, name, chapter, ...names]) {
        const { refs, alternatives } = parsePassage(`${spelling} 1`, context)
        const found = [refs, ...alternatives].map(([ref]) => ref && Math.floor(ref.from / 1_000_000))
        expect({ spelling, found }).toEqual({
          spelling,
          found: ambiguousNames[`${locale} ${spelling}`] ?? [number],
        })
      }
    }
  })

  it('make addresses without signs that an address cannot carry', () => {
    const format = { ...pack, style: 'slug' } as const
    for (const { number } of books) {
      const place = canonicalOf(number, 1, 2)
      const slug = formatPassage([{ from: place, to: place }], format)
      expect(slug).not.toMatch(/[\s/\\'"%?#]/)
      expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug)
    }
  })
})

it('a line with a count stands for that many numbered books', () => {
  const { names } = namePack('xx', {
    signs: ';:,-',
    words: { ordinals: 'first firsta|second seconda' },
    books: '2*#G|# Genesis|# Gen|@ Gen,Gen @@\nLev|Leviticus|',
  })
  expect(names).toEqual({
    1: {
      number: 1,
      abbr: '1G',
      name: '1 Genesis',
      chapter: '1 Gen',
      pattern: '',
      names: ['first Gen', 'Gen firsta'],
    },
    2: {
      number: 2,
      abbr: '2G',
      name: '2 Genesis',
      chapter: '2 Gen',
      pattern: '',
      names: ['second Gen', 'Gen seconda'],
    },
    3: { number: 3, abbr: 'Lev', name: 'Leviticus', chapter: 'Leviticus', pattern: '', names: [] },
  })
})

it('a spelling with brackets stands for all its forms', () => {
  const { names } = namePack('xx', {
    signs: ';:,-',
    words: { ordinals: '' },
    books: '2*#R|# Rois||##Rois,#R(o/e)is\nPhil|Philippians||Phil(l)ip(p)ians,Php',
  })
  expect(names['1']?.names).toEqual(['3Rois', '1Rois', '1Reis'])
  expect(names['2']?.names).toEqual(['4Rois', '2Rois', '2Reis'])
  expect(names['3']?.names).toEqual(['Philipians', 'Phillipians', 'Phillippians', 'Php'])
})
