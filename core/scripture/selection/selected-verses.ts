/** Verses that were selected, as they stand in the text. */
import type { Chapter, Verse } from '../../contract/editions/chapter'

export interface SelectedVerse {
  verse: Verse
  /** Canonical number of its first verse, in its own edition's numbering. */
  canonical: number
  /** Text of the edition between the verse before and this one was not selected. */
  isAfterGap: boolean
}

/** The verses of some chapters, in order, of which any number is wanted. */
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

/** Every canonical number the verses hold: of a merged verse all. */
export function canonicalsOf(selected: readonly SelectedVerse[]): number[] {
  return selected.flatMap(({ verse, canonical }) =>
    numbersOf(verse).map((number) => canonical - verse.verse + number),
  )
}

function numbersOf({ verse, verse_end = verse }: Verse): number[] {
  return Array.from({ length: verse_end - verse + 1 }, (_, index) => verse + index)
}
