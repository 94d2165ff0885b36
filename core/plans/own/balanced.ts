/** Passages over days, so that each day has about as many words. Each stays whole and in its place. */
import { bookChapters } from '../../book-chapters'
import { canonicalOf } from '../../canonical'
import type { Range } from '../../contract/content/article'

/** The chapters of books, in English numbering. */
export function chaptersOf(first: number, last: number): Range[] {
  return [...bookChapters].flatMap(([book, count]) =>
    book < first || book > last
      ? []
      : Array.from({ length: count }, (_, index) => {
          const chapter = canonicalOf(book, index + 1)
          return { from: chapter, to: chapter }
        }),
  )
}

/**
 * Each day ends at the passage whose end is nearest to its share of all words. Every day has one; throws a RangeError for more days than
 * passages.
 */
export function balanced<Passage>(
  passages: readonly Passage[],
  days: number,
  wordsOf: (passage: Passage) => number,
): Passage[][] {
  if (days > passages.length) throw new RangeError(`${days} days for ${passages.length} passages`)
  const ends: number[] = []
  let sum = 0
  for (const passage of passages) ends.push((sum += wordsOf(passage)))
  const plan: Passage[][] = []
  let next = 0
  for (let day = 1; day <= days; day += 1) {
    const target = (sum * day) / days
    const latest = passages.length - (days - day)
    let end = next + 1
    while (end < latest && isNearer(ends[end], ends[end - 1], target)) end += 1
    if (day === days) end = passages.length
    plan.push(passages.slice(next, end))
    next = end
  }
  return plan
}

function isNearer(one: number | undefined, other: number | undefined, target: number): boolean {
  return Math.abs((one ?? 0) - target) < Math.abs((other ?? 0) - target)
}
