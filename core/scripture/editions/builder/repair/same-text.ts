/**
 * Whether a chapter with a number that already exists repeats the first, continues it, or is another text.
 */
import type { ChapterDraft, DraftedVerse } from '../builder-state'

/** So many common verses are more than the border at which a chapter goes on. */
const moreThanBorder = 3

/**
 * True when the second starts again at the first verse of the first, or has many of its numbers, and most of their
 * common verses differ.
 */
export function isOtherText(first: ChapterDraft, second: ChapterDraft): boolean {
  const texts = new Map(first.verses.map((verse) => [verse.first, wordsOf(verse)]))
  const shared = second.verses.filter((verse) => texts.has(verse.first))
  if (first.verses[0]?.first !== second.verses[0]?.first && shared.length < moreThanBorder) return false
  const different = shared.filter((verse) => texts.get(verse.first) !== wordsOf(verse))
  return different.length * 2 > shared.length
}

/** The text of a verse without its note markers. */
export function wordsOf({ content }: DraftedVerse): string {
  return content.replaceAll('*', '')
}
