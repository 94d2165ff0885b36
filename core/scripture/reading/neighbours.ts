/** The chapters of an edition in reading order, across book borders. */

import { bookOf, type Canonical, canonicalOf, placeOf } from '../../canonical'
import type { Manifest, ManifestBook } from '../../contract/editions/edition'
import type { PageData, Range } from '../../contract/page-data'
import type { ChapterLink } from '../text/chapter-node'
import { addressPath, namingOf, placeLabel } from './addresses/addresses'

/**
 * The previous or next chapter in the edition; undefined at its ends. Also works from a
 * chapter the edition lacks.
 */
export function neighbourOf(
  books: readonly ManifestBook[],
  chapter: number,
  step: -1 | 1,
): Canonical | undefined {
  const wanted = placeOf(chapter)
  const inBook = books.find(({ number }) => number === wanted.book)?.chapters ?? []
  const near =
    step > 0
      ? inBook.find((number) => number > wanted.chapter)
      : inBook.findLast((number) => number < wanted.chapter)
  if (near !== undefined) return canonicalOf(wanted.book, near)
  const next =
    step > 0
      ? books.find(({ number }) => number > wanted.book)
      : books.findLast(({ number }) => number < wanted.book)
  const first = step > 0 ? next?.chapters[0] : next?.chapters.at(-1)
  return next && first !== undefined ? canonicalOf(next.number, first) : undefined
}

/** The same in a comparison: in its first column that has the chapter, else in the first one. */
export function neighbourAmong(
  manifests: readonly Pick<Manifest, 'bookList'>[],
  chapter: number,
  step: -1 | 1,
): Canonical | undefined {
  const column = manifests.find(({ bookList }) => hasChapter(bookList, chapter)) ?? manifests[0]
  return column && neighbourOf(column.bookList, chapter, step)
}

/** The neighbour before or after a page: a chapter, or the rest of its passage. */
export function neighbourOfPage({ address, manifests }: PageData, step: -1 | 1): Range | undefined {
  if (!address) return undefined
  const { chapter, further, rest } = address
  if (rest && step > 0) return rest
  const last = further?.at(-1)?.from ?? chapter
  const near = neighbourAmong(manifests, step > 0 ? last : chapter, step)
  return near && { from: near, to: near }
}

/** A link to the neighbour, in the open columns. */
export function neighbourLink(data: PageData, locale: string, step: -1 | 1): ChapterLink | undefined {
  const naming = namingOf(data, locale)
  const near = naming && neighbourOfPage(data, step)
  return (
    near && {
      href: addressPath(data.address?.abbreviations ?? [], near.from, near.to, naming),
      label: placeLabel(near.from, near.to, naming),
    }
  )
}

/** True when the edition has the chapter. */
export function hasChapter(books: readonly ManifestBook[], chapter: number): boolean {
  const book = books.find(({ number }) => number === bookOf(chapter))
  return book?.chapters.includes(placeOf(chapter).chapter) ?? false
}

/** The first chapter of an edition. */
export function firstChapter(books: readonly ManifestBook[]): Canonical | undefined {
  const [first] = books
  return first?.chapters[0] === undefined ? undefined : canonicalOf(first.number, first.chapters[0])
}

/** The existing place nearest to a chapter: in its book if the edition has it, otherwise the next book. */
export function nearestChapter(books: readonly ManifestBook[], chapter: number): Canonical | undefined {
  if (hasChapter(books, chapter)) return canonicalOf(bookOf(chapter), placeOf(chapter).chapter)
  const book = books.find(({ number }) => number === bookOf(chapter))
  if (!book) return neighbourOf(books, chapter, 1) ?? neighbourOf(books, chapter, -1)
  const wanted = placeOf(chapter).chapter
  const nearest = book.chapters.findLast((number) => number <= wanted) ?? book.chapters[0]
  return nearest === undefined ? undefined : canonicalOf(book.number, nearest)
}
