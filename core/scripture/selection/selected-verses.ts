/** Selected verses with their places in the text. */
import type { Chapter, Verse } from '../../contract/editions/chapter'

/** A selected verse. */
export interface SelectedVerse {
  verse: Verse
  /** Canonical number of its first verse, in its own edition's numbering. */
  canonical: number
  /** The edition has text between the previous verse and this one that was not selected. */
  isAfterGap: boolean
}

/** The selected verses of some chapters, in order; a verse is included if any of its numbers is selected. */
export function versesAmong(
  chapters: readonly Pick<Chapter, 'canonical' | 'verses'>[],
  wanted: ReadonlySet<number>,
): SelectedVerse[] {
  const selected: SelectedVerse[] = []
  let isAfterGap = false
  for (const { canonical, verses } of chapters)
    for (const verse of verses) {
      if (numbersOf(verse).some((number) => wanted.has(canonical + number))) {
        selected.push({ verse, canonical: canonical + verse.verse, isAfterGap })
        isAfterGap = false
      } else isAfterGap = selected.length > 0
    }
  return selected
}

/** Every canonical number of the verses: all numbers of a merged verse. */
export function canonicalsOf(selected: readonly SelectedVerse[]): number[] {
  return selected.flatMap(({ verse, canonical }) =>
    numbersOf(verse).map((number) => canonical - verse.verse + number),
  )
}

function numbersOf({ verse, verse_end = verse }: Verse): number[] {
  return Array.from({ length: verse_end - verse + 1 }, (_, index) => verse + index)
}
