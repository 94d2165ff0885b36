/**
 * Tells a book by its counts: how many chapters it has, and how many verses they have. Names and numbers of files
 * are often wrong; counts of a whole book never are by chance.
 */
import { books as allBooks, bookByNumber } from '../../../books'
import type { BookDraft } from '../builder-state'
import { fittingChapters } from './verse-counts'

/** Books that have more chapters in another numbering, or with their Greek additions. */
const mostChapters: Readonly<Record<number, number>> = { 17: 16, 19: 151, 27: 14, 29: 4 }

/** Baruch without the letter of Jeremiah. */
const fewerChapters: Readonly<Record<number, number>> = { 96: 5 }

/** With fewer chapters, verses are counted alike by chance. */
const leastChapters = 3

type Counted = Pick<BookDraft, 'chapters'>

/** Whether a book has chapters beyond its last. */
export function exceeds(draft: Counted, book: number): boolean {
  return lastChapter(draft) > (mostChapters[book] ?? bookByNumber(book)?.chapters ?? 0)
}

/** Whether most chapters have the verses of this book. */
export function hasVersesOf(draft: Counted, book: number): boolean {
  return fittingChapters(draft.chapters, book) * 2 > draft.chapters.length
}

export function lastChapter({ chapters }: Counted): number {
  return chapters.reduce((last, { number }) => Math.max(last, number), 0)
}

export function chapterCount({ chapters }: Counted): number {
  return new Set(chapters.map(({ number }) => number)).size
}

/** The one book with these chapters whose verses, nearly all, are counted so; `taken` are others'. */
export function bookByVerses(draft: Counted, taken: ReadonlySet<number>): number | undefined {
  return countedAlike(draft, withChaptersOf(draft, taken))
}

/** The same; where verses show nothing, the one book that has exactly so many chapters. */
export function bookByCounts(draft: Counted, taken: ReadonlySet<number>): number | undefined {
  const candidates = withChaptersOf(draft, taken)
  return countedAlike(draft, candidates) ?? only(candidates)
}

/**
 * The deuterocanonical book that is counted so: of several the one of the number (`expected`), else the first in
 * canon order.
 */
export function deuterocanonicalByCounts(
  draft: Counted,
  taken: ReadonlySet<number>,
  expected: number,
): number | undefined {
  const candidates = withChaptersOf(draft, taken).filter((book) => bookByNumber(book)?.testament === 'ak')
  const byNumber = candidates.includes(expected) ? expected : candidates[0]
  return countedAlike(draft, candidates) ?? byNumber
}

function countedAlike({ chapters }: Counted, candidates: readonly number[]): number | undefined {
  if (chapters.length < leastChapters) return undefined
  return only(candidates.filter((book) => fittingChapters(chapters, book) * 5 >= chapters.length * 4))
}

function withChaptersOf(draft: Counted, taken: ReadonlySet<number>): number[] {
  const count = chapterCount(draft)
  return allBooks
    .filter(({ number, chapters }) => [chapters, mostChapters[number], fewerChapters[number]].includes(count))
    .map(({ number }) => number)
    .filter((number) => !taken.has(number) && !exceeds(draft, number))
}

function only(books: readonly number[]): number | undefined {
  return books.length === 1 ? books[0] : undefined
}
