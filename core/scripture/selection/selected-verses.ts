/** Selected verses with their places in the text. */
import { canonicalOf, chapterOf, placeOf } from '../../canonical'
import type { Chapter, Verse } from '../../contract/editions/chapter'
import type { LetteredPlace } from '../reading/addresses/lettered-address'
import { type LineBreak, lineBreaks } from './line-breaks'

/** A selected verse. */
export interface SelectedVerse {
  verse: Verse
  /** Canonical number of its first verse, in its own edition's numbering. */
  canonical: number
  /** The edition has text between the previous verse and this one that was not selected. */
  isAfterGap: boolean
  /** Where it begins a line; none where only the words of its chapter are known. */
  breaks: readonly LineBreak[]
}

/** A chapter, or only its words. */
type GivenChapter = Chapter | (Pick<Chapter, 'canonical' | 'verses'> & { blocks?: undefined })

/** The selected verses of some chapters, in order; a verse is included if any of its numbers is selected. */
export function versesAmong(chapters: readonly GivenChapter[], wanted: ReadonlySet<number>): SelectedVerse[] {
  const selected: SelectedVerse[] = []
  let isAfterGap = false
  for (const chapter of chapters) {
    const { canonical, verses } = chapter
    for (const verse of verses) {
      if (numbersOf(verse).some((number) => wanted.has(canonical + number))) {
        const breaks = (chapter.blocks && lineBreaks(chapter).get(verse)) ?? []
        selected.push({ verse, canonical: canonical + verse.verse, isAfterGap, breaks })
        isAfterGap = false
      } else isAfterGap = selected.length > 0
    }
  }
  return selected
}

/** Every canonical number of the verses: all numbers of a merged verse. */
export function canonicalsOf(selected: readonly SelectedVerse[]): number[] {
  return selected.flatMap(({ verse, canonical }) =>
    numbersOf(verse).map((number) => canonical - verse.verse + number),
  )
}

/** All numbers of a merged verse. */
export function numbersOf({ verse, verse_end = verse }: Verse): number[] {
  return Array.from({ length: verse_end - verse + 1 }, (_, index) => verse + index)
}

/** The chapter that the verses are, if they are all that it has: as a reference. */
export function wholeChapter(
  selected: readonly SelectedVerse[],
  chapters: readonly Pick<Chapter, 'canonical' | 'verses'>[],
): LetteredPlace | undefined {
  const [first] = selected
  const chapter = chapters.find(({ canonical }) => first && canonical === chapterOf(first.canonical))
  // Of one verse alone the number says more.
  if (!chapter || selected.length < 2 || selected.length !== chapter.verses.length) return undefined
  if (!selected.every(({ verse }) => chapter.verses.includes(verse))) return undefined
  const { book, chapter: number } = placeOf(chapter.canonical)
  const place = canonicalOf(book, number, 0)
  return { from: place, to: place }
}
