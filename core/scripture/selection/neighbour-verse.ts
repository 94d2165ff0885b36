/** The verse before or after other verses in a chapter. */
import type { Verse } from '../../contract/editions/chapter'

/**
 * `number`: the first of the others for the previous verse (-1), the last of them for the next (1). Undefined
 * at the ends of the chapter.
 */
export function neighbourVerse(verses: readonly Verse[], number: number, step: -1 | 1): Verse | undefined {
  return step < 0
    ? verses.findLast(({ verse, verse_end = verse }) => verse_end < number)
    : verses.find(({ verse }) => verse > number)
}
