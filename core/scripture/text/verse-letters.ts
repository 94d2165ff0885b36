/**
 * Letters of the parts of a verse (35a, 35b): the parts form one verse with the number 35, and `parts` says
 * where in its text each begins.
 */
import type { Verse } from '../../contract/editions/chapter'

/** A range `from`..`to` (UTF-16) of a verse; the letter is '' before its first lettered part. */
export interface VersePart {
  letter: string
  from: number
  to: number
}

/** The ranges of a verse in order, without empty ones; one without a letter for a verse that has none. */
export function partsOf({ content, parts = [] }: Pick<Verse, 'content' | 'parts'>): VersePart[] {
  const starts = [{ letter: '', from: 0 }, ...parts]
  return starts
    .map(({ letter, from }, index) => ({ letter, from, to: starts[index + 1]?.from ?? content.length }))
    .filter(({ from, to, letter }) => to > from || (letter === '' && content === '' && parts.length === 0))
}

/** The letter of a verse that consists of one lettered part; '' for a whole verse. */
export function letterOf(verse: Pick<Verse, 'content' | 'parts'>): string {
  const parts = partsOf(verse)
  return parts.length === 1 ? (parts[0]?.letter ?? '') : ''
}

/** The letters at the ends of a reference to verses of a chapter: those of its first and its last verse. */
export function lettersOf(
  verses: readonly Verse[],
  from: number,
  to: number,
): { fromPart?: string; toPart?: string } {
  const letterAt = (number: number) => {
    const verse = verses.find(({ verse, verse_end = verse }) => verse <= number && number <= verse_end)
    return verse && letterOf(verse)
  }
  const [fromPart, toPart] = [letterAt(from), letterAt(to)]
  return { ...(fromPart ? { fromPart } : {}), ...(toPart && to > from ? { toPart } : {}) }
}
