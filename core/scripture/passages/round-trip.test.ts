/** PASSAGES F-3, R-6, R-7: what is formatted reads back the same, in every language and style, and however it is typed. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../contract/locales'
import { books } from '../books'
import { canonicalOf } from '../canonical'
import { loadNames } from '../names/load-names'
import { type FormattedRef, formatPassage } from './format-passage'
import { buildCodeIndex } from './naming/code-index'
import { buildNameIndex } from './naming/name-index'
import { parsePassage } from './parse-passage'
import type { PassageContext } from './reference'
import type { VerseTable } from './verse-table'

const chapters = new Map(books.map((book) => [book.number, book.chapters]))

/** Chapters of different length, so that lists of chapters and verses can be mistaken for each other. */
const table: VerseTable = {
  lastChapter: (book) => chapters.get(book) ?? 0,
  lastVerse: (book, chapter) =>
    chapter > (chapters.get(book) ?? 0) ? 0 : 2 + ((book * 7 + chapter * 13) % 60),
}

const place = fc.record({ book: fc.constantFrom(...books), chapter: fc.nat(), verse: fc.nat() })
const part = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { freq: 4 })

/** Books, chapters or verses; single, within a book, or over several. */
const reference = fc
  .record({
    unit: fc.constantFrom('book', 'chapter', 'verse'),
    from: place,
    to: place,
    reach: fc.constantFrom('place', 'book', 'books'),
    parts: fc.tuple(part, part),
  })
  .map(({ unit, from, to, reach, parts: [fromPart, toPart] }): FormattedRef => {
    const end = reach === 'place' ? from : reach === 'book' ? { ...to, book: from.book } : to
    const [first = 0, last = 0] = [from, end].map((at) => existing(at, unit)).sort((a, b) => a - b)
    const ref: FormattedRef = { from: canonical(first), to: canonical(last), unit }
    if (unit === 'verse' && fromPart) ref.fromPart = fromPart
    const lastPart = first === last ? fromPart : toPart
    if (unit === 'verse' && lastPart) ref.toPart = lastPart
    return ref
  })

function existing(
  { book, chapter, verse }: { book: (typeof books)[number]; chapter: number; verse: number },
  unit: string,
) {
  const realChapter = 1 + (chapter % book.chapters)
  const realVerse = 1 + (verse % table.lastVerse(book.number, realChapter))
  return canonicalOf(book.number, unit === 'book' ? 0 : realChapter, unit === 'verse' ? realVerse : 0)
}

function canonical(value: number) {
  return canonicalOf(Math.floor(value / 1_000_000), Math.floor(value / 1000) % 1000, value % 1000)
}

const references = fc.array(reference, { minLength: 1, maxLength: 6 })

/** Ways to type the same. */
const typings: Readonly<Record<string, (text: string) => string>> = {
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'with doubled spaces': (text) => text.replaceAll(' ', '  '),
  'with no-break spaces and marks': (text) => text.replaceAll(' ', '\u200f\u00a0'),
  'with a dot after names': (text) => text.replace(/(\p{L}) (?=\d)/gu, '$1. '),
  'with full-width digits': (text) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
}

describe.each(locales)('in %s', async (locale) => {
  const pack = await loadNames(locale)
  const context: PassageContext = {
    names: [buildNameIndex(pack), buildCodeIndex()],
    separators: pack.separators,
    table,
  }
  const read = (text: string) =>
    parsePassage(text, context).refs.map(({ from, to, unit, fromPart, toPart }) => ({
      from,
      to,
      unit,
      fromPart,
      toPart,
    }))

  it.each(['long', 'abbr', 'slug'] as const)('references read back the same: %s', (style) => {
    fc.assert(
      fc.property(references, (refs) => {
        const text = formatPassage(refs, { ...pack, style })
        expect({ text, refs: read(text) }).toEqual({ text, refs })
      }),
      { numRuns: 700 },
    )
  })

  it.each(Object.entries(typings))('it makes no difference to type %s', (_, typed) => {
    fc.assert(
      fc.property(references, (refs) => {
        const text = typed(formatPassage(refs, { ...pack, style: 'abbr' }))
        expect({ text, refs: read(text) }).toEqual({ text, refs })
      }),
      { numRuns: 200 },
    )
  })
})
