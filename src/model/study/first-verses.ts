/** The verses of a passage that are shown where there is no room for all: its first ones, all of one chapter. */
import { chapterOf } from '#core/canonical'

/** Verses shown at most; the passage's link leads to the rest. */
const shownVerses = 6

/** Canonicals; a chapter (verse 0) gives its beginning. */
export function firstVerses({ from, to }: { from: number; to: number }): number[] {
  const first = from === chapterOf(from) ? from + 1 : from
  const last =
    chapterOf(to) === chapterOf(from) && to > first
      ? to
      : from === chapterOf(from)
        ? first + shownVerses
        : first
  return Array.from({ length: Math.min(shownVerses, last - first + 1) }, (_, index) => first + index)
}
