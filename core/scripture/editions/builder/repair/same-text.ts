/** Whether a chapter under a number that is there already repeats it, goes on with it, or is another text. */
import type { ChapterDraft, DraftedVerse } from '../builder-state'

/** True when the second begins again with the first verse of the first, and most verses that both have differ. */
export function isOtherText(first: ChapterDraft, second: ChapterDraft): boolean {
  if (first.verses[0]?.first !== second.verses[0]?.first) return false
  const texts = new Map(first.verses.map((verse) => [verse.first, wordsOf(verse)]))
  const shared = second.verses.filter((verse) => texts.has(verse.first))
  const different = shared.filter((verse) => texts.get(verse.first) !== wordsOf(verse))
  return different.length * 2 > shared.length
}

/** The text of a verse without the signs of its notes. */
export function wordsOf({ content }: DraftedVerse): string {
  return content.replaceAll('*', '')
}
