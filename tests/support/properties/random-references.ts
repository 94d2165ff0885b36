/** Random lists of references that exist, for the properties: books, chapters or verses; single, in a book, over several. */
import * as fc from 'fast-check'
import { bookChapters } from '../../../core/book-chapters'
import { type Canonical, canonicalOf, type Place } from '../../../core/canonical'
import type { FormattedRef } from '../../../core/scripture/passages/format-passage'
import type { PassageRef, Unit } from '../../../core/scripture/passages/reference'
import type { VerseTable } from '../../../core/scripture/passages/verse-table'

/** Chapters of different length, so that lists of chapters and verses can be mistaken for each other. */
export const unevenTable: VerseTable = {
  lastChapter: (book) => bookChapters.get(book) ?? 0,
  lastVerse: (book, chapter) =>
    chapter > (bookChapters.get(book) ?? 0) ? 0 : 2 + ((book * 7 + chapter * 13) % 60),
}

const units: readonly Unit[] = ['verse', 'chapter', 'book']
const anyPlace = fc.record({
  book: fc.constantFrom(...bookChapters.keys()),
  chapter: fc.nat(),
  verse: fc.nat(),
})
const anyPart = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { freq: 4 })

/** Numbers to make a reference of: what it shares with the one before, and its end with its start. */
const draft = fc.record({
  unit: fc.constantFrom(...units),
  from: anyPlace,
  to: anyPlace,
  keeps: fc.constantFrom('nothing', 'book', 'chapter'),
  reach: fc.constantFrom('place', 'chapter', 'book', 'books'),
  parts: fc.tuple(anyPart, anyPart),
})
type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never

/** One to eight references, in no order; about every third goes on in the chapter of the one before. */
export const randomReferences = fc.array(draft, { minLength: 1, maxLength: 8 }).map((drafts) => {
  let last: Place = { book: 1, chapter: 0, verse: 0 }
  return drafts.map(({ keeps, ...one }) => {
    const from = keeps === 'nothing' ? one.from : { ...last, verse: one.from.verse }
    if (keeps === 'book') from.chapter = one.from.chapter
    last = { ...from }
    return referenceOf({ ...one, from })
  })
})

/** What a formatted reference has of one that was read. */
export function comparable(refs: readonly PassageRef[]): FormattedRef[] {
  return refs.map(({ from, to, unit, fromPart, toPart }) => ({ from, to, unit, fromPart, toPart }))
}

function referenceOf({ unit, from, to, reach, parts }: Omit<Draft, 'keeps'>): FormattedRef {
  const inBook = { ...to, book: from.book }
  const ends = { place: from, chapter: { ...from, verse: to.verse }, book: inBook, books: to }
  const [first, last] = inOrder(existing(from, unit), existing(ends[reach], unit))
  const [fromPart, toPart] = unit === 'verse' ? parts : []
  const ref: FormattedRef = { from: first, to: last, unit }
  if (fromPart) ref.fromPart = fromPart
  const lastPart = first === last ? fromPart : toPart
  if (lastPart) ref.toPart = lastPart
  return ref
}

function inOrder(one: Canonical, other: Canonical): [Canonical, Canonical] {
  return one <= other ? [one, other] : [other, one]
}

function existing(at: Place, unit: Unit): Canonical {
  const chapter = 1 + (at.chapter % unevenTable.lastChapter(at.book))
  const verse = 1 + (at.verse % unevenTable.lastVerse(at.book, chapter))
  return canonicalOf(at.book, unit === 'book' ? 0 : chapter, unit === 'verse' ? verse : 0)
}
