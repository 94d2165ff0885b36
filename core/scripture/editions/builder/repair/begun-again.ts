/**
 * Verses that begin at 1 again inside one chapter are the text of another chapter, whose own mark is missing: they
 * become a chapter draft of their own, so that two texts never stand under one number.
 */
import type { ChapterDraft } from '../builder-state'
import { isOtherText } from './same-text'

/** The same chapters; one whose verses begin again with another text is several, all with its number. */
export function splitWhereBegunAgain(chapters: readonly ChapterDraft[]): ChapterDraft[] {
  return chapters.flatMap(splitOne)
}

function splitOne(chapter: ChapterDraft): ChapterDraft[] {
  const at = chapter.verses.findIndex(({ first, part }, index) => {
    const before = chapter.verses[index - 1]
    return before !== undefined && first === 1 && part === undefined && before.first > 1
  })
  if (at < 0) return [chapter]
  const verses = chapter.verses.slice(at)
  const position = verses[0]?.position ?? chapter.position
  const rest: ChapterDraft = { ...chapter, position, verses, verse: undefined, pending: [] }
  const begun: ChapterDraft = { ...chapter, verses: chapter.verses.slice(0, at) }
  // One verse alone may have a wrong number.
  const isOther = sharedVerses(begun, rest) > 1 && isOtherText(begun, rest)
  return isOther ? [begun, ...splitOne(rest)] : [chapter]
}

function sharedVerses(one: ChapterDraft, other: ChapterDraft): number {
  const numbers = new Set(one.verses.map(({ first }) => first))
  return new Set(other.verses.map(({ first }) => first).filter((first) => numbers.has(first))).size
}
