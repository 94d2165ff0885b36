/**
 * Where the verses of a recorded chapter begin: given by its publisher, else estimated from their share of
 * the text.
 */
import type { Recording } from '../contract/editions/recording'
import type { SpokenVerse } from './spoken-chapter'

/** Milliseconds at which each spoken verse begins; a verse without a time begins with the one before it. */
export function verseStarts(
  verses: readonly SpokenVerse[],
  times: NonNullable<Recording['verses']>,
): readonly number[] {
  const known = new Map(times.map(({ verse, ms }) => [verse, ms]))
  let before = 0
  return verses.map(({ verse }, index) => {
    before = index === 0 ? 0 : (known.get(verse) ?? before)
    return before
  })
}

/**
 * The same estimated from the length of the text, for a recording of `durationMs`: good enough to jump, not
 * to mark a verse.
 */
export function guessedStarts(verses: readonly SpokenVerse[], durationMs: number): readonly number[] {
  const total = verses.reduce((sum, { text }) => sum + text.length, 0) || 1
  let before = 0
  return verses.map(({ text }) => {
    const start = (before / total) * durationMs
    before += text.length
    return Math.round(start)
  })
}

/** Index of the verse heard at a time; 0 before the first. */
export function verseAt(starts: readonly number[], ms: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= ms),
  )
}
