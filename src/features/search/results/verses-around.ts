/** Picks the verses around a range of a chapter. Pure. */
import type { Verse } from '#core/contract/editions/chapter'

export interface Context {
  before: readonly Verse[]
  after: readonly Verse[]
}

/** Number of verses on each side. */
const around = 2

/** The verses before the first and after the last of a range, two on each side at most. */
export function versesAround(verses: readonly Verse[], first: number, last: number): Context {
  const start = verses.findIndex(({ verse, verse_end = verse }) => verse_end >= first)
  const end = verses.findLastIndex(({ verse }) => verse <= last)
  if (start < 0) return { before: [], after: [] }
  return {
    before: verses.slice(Math.max(0, start - around), start),
    after: verses.slice(end + 1, end + 1 + around),
  }
}
