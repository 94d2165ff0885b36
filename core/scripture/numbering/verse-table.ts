/** Which chapters and verses a numbering has, for the passage parser (PASSAGES T-4, T-5). */

import { bookOf, canonicalOf, placeOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import type { VerseTable } from '../passages/verse-table'
import { lastVerseIn, layoutOf } from './standing/layout'

/** Counts of a numbering with its corrections; cheap to create. */
export function verseTable(numbering: Numbering): VerseTable {
  const layout = layoutOf(numbering)
  const lastVerse = (book: number, chapter: number) =>
    chapter < 1000 ? lastVerseIn(layout, canonicalOf(book, chapter)) : 0
  return {
    lastVerse,
    lastChapter(book) {
      let last = 0
      while (layout.base.verses.has(canonicalOf(book, last + 1))) last += 1
      for (const chapter of layout.ruling.keys()) {
        if (bookOf(chapter) === book) last = Math.max(last, placeOf(chapter).chapter)
      }
      while (last > 0 && lastVerse(book, last) === 0) last -= 1
      return last
    },
  }
}
