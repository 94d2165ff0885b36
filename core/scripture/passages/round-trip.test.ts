/** PASSAGES F-3, R-6: what is formatted reads back as the same references, in every language and style. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '../../contract/locales'
import { books } from '../books'
import { canonicalOf, placeOf } from '../canonical'
import { loadNames } from '../names/load-names'
import { formatPassage } from './format-passage'
import { buildCodeIndex, buildNameIndex } from './naming/name-index'
import { parsePassage } from './parse-passage'
import type { PassageRef } from './reference'
import type { VerseTable } from './verse-table'

/** Chapters of different length, so that lists of chapters and verses can be mistaken for each other. */
const table: VerseTable = {
  lastChapter: (book) => books.find(({ number }) => number === book)?.chapters ?? 0,
  lastVerse: (book, chapter) => 2 + ((book * 7 + chapter * 13) % 60),
}

const place = fc.record({
  book: fc.constantFrom(...books),
  chapter: fc.nat(),
  verse: fc.nat(),
})

const part = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { nil: undefined, freq: 4 })

const reference = fc
  .record({
    unit: fc.constantFrom('book', 'chapter', 'verse'),
    from: place,
    to: place,
    isNear: fc.boolean(),
    isSingle: fc.boolean(),
    fromPart: part,
    toPart: part,
  })
  .map(({ unit, from, to, isNear, isSingle, fromPart, toPart }) => {
    const ends = [from, isSingle ? from : isNear ? { ...to, book: from.book } : to].map(
      ({ book, chapter, verse }) => {
        const realChapter = 1 + (chapter % book.chapters)
        const realVerse = 1 + (verse % table.lastVerse(book.number, realChapter))
        return canonicalOf(book.number, unit === 'book' ? 0 : realChapter, unit === 'verse' ? realVerse : 0)
      },
    )
    const [first = canonicalOf(1), last = first] = ends.sort((a, b) => a - b)
    const ref: Pick<PassageRef, 'from' | 'to' | 'unit' | 'fromPart' | 'toPart'> = {
      from: first,
      to: last,
      unit,
    }
    if (unit === 'verse' && fromPart) ref.fromPart = fromPart
    if (unit === 'verse' && (first === last ? fromPart : toPart))
      ref.toPart = first === last ? fromPart : toPart
    return ref
  })

const codes = buildCodeIndex()

it.each(locales)('formatted references read back the same: %s', async (locale) => {
  const { names, separators, words } = await loadNames(locale)
  const context = { names: [buildNameIndex({ locale, names, words }), codes], separators, table }
  fc.assert(
    fc.property(
      fc.array(reference, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('long', 'abbr', 'slug'),
      (refs, style) => {
        const text = formatPassage(refs, { names, separators, style })
        const read = parsePassage(text, context)
        expect({ text, refs: read.refs.map(({ start, end, ...ref }) => ref) }).toEqual({ text, refs })
      },
    ),
    { numRuns: 20000 },
  )
})
