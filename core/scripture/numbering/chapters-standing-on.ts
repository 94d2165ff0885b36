/** Which chapters of another numbering a chapter needs: org Joel 3 is a part of Joel 2 in English Bibles. */

import { type Canonical, canonicalOf, chapterOf, placeOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import {
  isPlainChapter,
  isUncounted,
  lastVerseIn,
  layoutOf,
  piecesOf,
  standingOn,
  tableOf,
} from './standing/layout'

/**
 * The chapters of `to` (canonical, verse 0, ascending) that contain text of a chapter of `from`, which any
 * place in the chapter identifies. Empty for an unknown chapter and for one that `to` does not have.
 */
export function chaptersStandingOn(chapter: number, from: Numbering, to: Numbering): Canonical[] {
  const { book, chapter: number } = placeOf(chapter)
  const wanted = canonicalOf(book, number)
  const source = layoutOf(from)
  const target = layoutOf(to)
  let last = lastVerseIn(source, wanted)
  if (last === 0) {
    if (!isUncounted(source, wanted)) return []
    // The other numbering may count the chapter; its neighbour may begin with our last verse.
    last = lastVerseIn(target, wanted) + 1
  }
  if (tableOf(source, wanted) === tableOf(target, wanted)) return [wanted]
  if (isPlainChapter(source, wanted) && isPlainChapter(target, wanted)) return [wanted]
  const found = new Set<Canonical>()
  for (let verse = wanted + 1; verse <= wanted + last; verse += 1) {
    for (const { anchor, parts } of piecesOf(source, verse)) {
      for (const standing of standingOn(target, anchor)) {
        if (standing.parts & parts) found.add(chapterOf(standing.verse))
      }
    }
  }
  return [...found].sort((a, b) => a - b)
}
