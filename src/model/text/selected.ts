/** What is selected in a view: verses and words of one or more of its chapters. */
import type { PageData } from '#core/contract/page-data'
import type { WordRange } from '#core/study/word-marks/word-range'

/** Selected words of a verse, where it is not selected as a whole. */
export interface ChosenWords extends WordRange {
  /** Number of the verse in the chapter of the first edition; `verseEnd` > `verse` for a merged one. */
  verse: number
  verseEnd: number
  /** The edition whose words they are, and the canonical of the verse in its numbering. */
  edition: string
  canonical: number
  /** The words of the whole verse, into which `from` and `to` are offsets. */
  text: string
}

/** What is selected in a chapter. */
export interface ChosenChapter {
  /** The page of that chapter. */
  data: PageData
  /** Numbers of the first edition's chapter, sorted: of all verses of which something is selected. */
  verses: readonly number[]
  /** In the order of the text. */
  words: readonly ChosenWords[]
}

export interface Selected {
  /** In the order of the text; none is empty. */
  chapters: readonly ChosenChapter[]
  /** True for a selection by touch, which extends it by other gestures. */
  isTouch: boolean
}

/** The chapters that are drawn in a view, by the elements that hold them. */
export type ChapterTexts = Map<HTMLElement, PageData>

/** Computes the next selection from the last one. */
export type Choose = (next: (last: Selected) => Selected) => void

export const nothingSelected: Selected = { chapters: [], isTouch: false }

/** What is selected in the chapter of a page. */
export function chosenIn(selected: Selected, { address }: PageData): ChosenChapter | undefined {
  return selected.chapters.find(({ data }) => data.address?.chapter === address?.chapter)
}

/** A merged verse is all its numbers. */
export function numbersOf({ verse, verseEnd }: Pick<ChosenWords, 'verse' | 'verseEnd'>): number[] {
  return Array.from({ length: verseEnd - verse + 1 }, (_, index) => verse + index)
}
