/** An edition of which only its numbering matters: what a test says of it, and the least that the contract wants beside it. */

import type { EditionSummary, Manifest } from '#core/contract/editions/edition'
import { contractVersion } from '#core/contract/version'

export function bareSummary(known: Partial<EditionSummary> = {}): EditionSummary {
  const { abbreviation = 'ABC' } = known
  return {
    id: 1,
    name: abbreviation,
    locale: 'de',
    direction: 'ltr',
    numbering: { base: 'org', corrections: [] },
    separators: { book: ';', chapter: ',', verse: '.', range: '-' },
    licence: '',
    attribution: '',
    books: 1,
    chapters: 1,
    verses: 1,
    bytes: 1,
    revision: '',
    ...known,
    abbreviation,
  }
}

/** Without books unless they are given; a book has no name but its number. */
export function bareManifest(
  known: Partial<EditionSummary> = {},
  books: readonly { number: number; chapters: number[] }[] = [],
): Manifest {
  return {
    ...bareSummary(known),
    contract: contractVersion,
    bookList: books.map(({ number, chapters }) => ({ number, name: '', hash: String(number), chapters })),
    segments: [],
  }
}
