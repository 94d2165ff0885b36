/** Places that a plan leaves out of the books it reads: nobody who follows it notices a day that ends a verse too early. */

import { canonicalOf } from '../../../canonical'
import type { Range } from '../../../contract/content/article'
import type { NumberingBase } from '../../../contract/editions/edition'
import { books } from '../../../scripture/books'
import { verseTable } from '../../../scripture/numbering/verse-table'
import type { VerseTable } from '../../../scripture/passages/verse-table'

/** A book of which less is read was never meant as a whole. */
const leastOfBook = 0.9

/** The places left out of books that are read but for few verses, in the order of the Bible: chapters where they are whole. */
export function gapsOf(ranges: readonly Range[], base: NumberingBase): Range[] {
  const table = verseTable({ base, corrections: [] })
  const isRead = readingOf(ranges)
  return books.flatMap(({ number }) => {
    const chapters = chaptersOf(number, table)
    const all = chapters.flat()
    const left = new Set(all.filter((verse) => !isRead(verse)))
    if (left.size === 0 || left.size > all.length * (1 - leastOfBook)) return []
    return chapters.flatMap((verses) => gapsOfChapter(verses, left))
  })
}

function chaptersOf(book: number, table: VerseTable): number[][] {
  return Array.from({ length: table.lastChapter(book) }, (_, at) =>
    Array.from({ length: table.lastVerse(book, at + 1) }, (_none, verse) =>
      canonicalOf(book, at + 1, verse + 1),
    ),
  )
}

/** Tells of places asked in ascending order whether a range covers them. */
function readingOf(ranges: readonly Range[]): (place: number) => boolean {
  const ordered = ranges.toSorted((one, other) => one.from - other.from)
  let next = 0
  let reached = 0
  return (place) => {
    for (let range = ordered[next]; range && range.from <= place; range = ordered[next]) {
      reached = Math.max(reached, endOf(range.to))
      next += 1
    }
    return place <= reached
  }
}

/** The last number that a book, a chapter or a verse may hold. */
function endOf(place: number): number {
  if (place % 1_000_000 === 0) return place + 999_999
  return place % 1_000 === 0 ? place + 999 : place
}

function gapsOfChapter(verses: readonly number[], left: ReadonlySet<number>): Range[] {
  const gaps: Range[] = []
  for (const verse of verses.filter((one) => left.has(one))) {
    const last = gaps.at(-1)
    if (last && last.to + 1 === verse) last.to = verse
    else gaps.push({ from: verse, to: verse })
  }
  const [first] = gaps
  const isWhole = first !== undefined && first.to - first.from + 1 === verses.length
  const chapter = (verses[0] ?? 1) - 1
  return isWhole ? [{ from: chapter, to: chapter }] : gaps
}
