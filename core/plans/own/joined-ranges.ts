/** Ranges of a plan, as few as possible. */
import type { Range } from '../../contract/content/article'

/** Chapters that follow each other in a book are one. Parts of chapters stay as they are. */
export function joinedRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { from, to } of ranges) {
    const last = joined.at(-1)
    const isNext = last && last.to + 1_000 === from && from % 1_000 === 0
    if (isNext) last.to = to
    else joined.push({ from, to })
  }
  return joined
}
