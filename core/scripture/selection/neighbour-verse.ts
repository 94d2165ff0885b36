/** The verse before or after some others in a chapter. */
import type { Verse } from '../../contract/editions/chapter'

/** `number`: the first of the others going back (-1), the last of them going on (1). Undefined at the ends of the chapter. */
export function neighbourVerse(verses: readonly Verse[], number: number, step: -1 | 1): Verse | undefined {
  return step < 0
    ? verses.findLast(({ verse, verse_end = verse }) => verse_end < number)
    : verses.find(({ verse }) => verse > number)
}
