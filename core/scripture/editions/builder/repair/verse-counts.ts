/** Whether chapters have as many verses as those of a book: what tells books and chapters apart without names. */

import { canonicalOf } from '../../../../canonical'
import { numberingBases } from '../../../../contract/editions/edition'
import { baseTable } from '../../../numbering/standing/numbering-table'
import type { ChapterDraft } from '../builder-state'

/** Editions differ by a verse in many chapters. */
const tolerance = 1

/** How many of the chapters end, within a verse, where the chapter `by` further in the book ends in any numbering. */
export function fittingChapters(chapters: readonly ChapterDraft[], book: number, by = 0): number {
  return chapters.filter((chapter) => {
    const last = chapter.verses.reduce((most, verse) => Math.max(most, verse.last), 0)
    return numberingBases.some((base) => {
      const usual = baseTable(base).verses.get(canonicalOf(book, chapter.number + by))
      return usual !== undefined && Math.abs(usual - last) <= tolerance
    })
  }).length
}
