/**
 * A chapter in the product's own notation (`Joh3`, `1Kor13`), parsed without the
 * passage parser, so that a page that only turns chapters never loads it. Anything else
 * is left to the parser; the answers given here equal the parser's.
 */

import { isSingleChapter } from '../../../book-chapters'
import { type Canonical, canonicalOf } from '../../../canonical'
import type { Manifest } from '../../../contract/editions/edition'
import type { BookTitles } from '../../../contract/editions/names'
import type { TextAddress } from '../../../contract/page-data'
import { slugName } from '../../passages/format-passage'
import { firstChapter, hasChapter } from '../neighbours'
import type { Naming } from './addresses'
import { passageAddress } from './passage-address'

/**
 * The address, if the first edition has the chapter; undefined when the parser is needed. Without a passage
 * it is the first chapter.
 */
export function plainAddress(
  passage: string | undefined,
  manifests: readonly Manifest[],
  naming: Naming,
): TextAddress | undefined {
  const books = manifests[0]?.bookList ?? []
  const chapter =
    passage === undefined
      ? (firstChapter(books) ?? canonicalOf(1, 1))
      : plainChapter(passage, books, naming.names)
  if (chapter === undefined) return undefined
  const abbreviations = manifests.map(({ abbreviation }) => abbreviation)
  return passageAddress(abbreviations, [{ from: chapter, to: chapter, unit: 'chapter' }], naming, undefined)
}

function plainChapter(
  passage: string,
  books: Manifest['bookList'],
  names: BookTitles,
): Canonical | undefined {
  const [, name = '', number = ''] = /^(.*\D)([1-9]\d{0,2})$/.exec(passage) ?? []
  const book = booksBySlug(names).get(name)
  if (book === undefined || isSingleChapter(book)) return undefined
  const canonical = canonicalOf(book, Number(number))
  return hasChapter(books, canonical) ? canonical : undefined
}

const known = new WeakMap<BookTitles, ReadonlyMap<string, number>>()

function booksBySlug(names: BookTitles): ReadonlyMap<string, number> {
  const found =
    known.get(names) ??
    new Map(Object.entries(names).map(([book, { abbr }]) => [slugName(abbr), Number(book)]))
  known.set(names, found)
  return found
}
