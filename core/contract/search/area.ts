/**
 * The area of a search: groups and single books, written as short as possible and parsed again (spec 1 §5
 * "Area selection").
 */
import { bookChapters } from '../../book-chapters'
import type { BookGroup, SearchOptions } from './search-request'

export type AreaPart = SearchOptions['area'][number]

/** Consecutive books. */
export interface BookRange {
  /** First and last book number, both included. */
  from: number
  to: number
}

/** Old Testament 1-39, New Testament 40-66, late writings 90-96 (spec 1 §9). */
export const groupRanges: Readonly<Record<BookGroup, BookRange>> = {
  at: { from: 1, to: 39 },
  nt: { from: 40, to: 66 },
  ak: { from: 90, to: 96 },
}

/** Names of the parts of the Bible within its groups. */
export const divisionNames = [
  'law',
  'history',
  'wisdom',
  'majorProphets',
  'minorProphets',
  'gospels',
  'acts',
  'paul',
  'letters',
  'revelation',
  'late',
] as const
export type DivisionName = (typeof divisionNames)[number]

/** A part of the Bible, such as the law. */
export interface Division extends BookRange {
  name: DivisionName
  group: BookGroup
}

/** The parts of the Bible within its groups, in their order. */
export const divisions: readonly Division[] = [
  { name: 'law', group: 'at', from: 1, to: 5 },
  { name: 'history', group: 'at', from: 6, to: 17 },
  { name: 'wisdom', group: 'at', from: 18, to: 22 },
  { name: 'majorProphets', group: 'at', from: 23, to: 27 },
  { name: 'minorProphets', group: 'at', from: 28, to: 39 },
  { name: 'gospels', group: 'nt', from: 40, to: 43 },
  { name: 'acts', group: 'nt', from: 44, to: 44 },
  { name: 'paul', group: 'nt', from: 45, to: 57 },
  { name: 'letters', group: 'nt', from: 58, to: 65 },
  { name: 'revelation', group: 'nt', from: 66, to: 66 },
  { name: 'late', group: 'ak', from: 90, to: 96 },
]

/** The numbers of a range of books. */
export function booksIn({ from, to }: BookRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/**
 * Book numbers of an area, ascending, each once; unknown numbers are left out. An empty area stays empty: it
 * means everything.
 */
export function expandArea(area: readonly AreaPart[]): number[] {
  const books = new Set<number>()
  for (const part of area) {
    const numbers = typeof part === 'number' ? [part] : booksIn(groupRanges[part])
    for (const number of numbers) if (bookChapters.has(number)) books.add(number)
  }
  return [...books].sort((a, b) => a - b)
}

/**
 * The shortest area of these books: a group replaces its books when all of them are present. In the order at,
 * nt, ak.
 */
export function collapseArea(books: Iterable<number>): AreaPart[] {
  const present = new Set(expandArea([...books]))
  return groupNames.flatMap((group): AreaPart[] => {
    const own = booksIn(groupRanges[group])
    return own.every((book) => present.has(book)) ? [group] : own.filter((book) => present.has(book))
  })
}

const groupNames = ['at', 'nt', 'ak'] as const
