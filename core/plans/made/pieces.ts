/**
 * Passages as the parts of chapters they consist of: what a plan is divided into, and what is left of it when some is read. Pure.
 */
import { bookOf, canonicalOf, chapterOf, placeOf } from '../../canonical'
import type { Range } from '../../contract/content/article'
import type { NumberingBase } from '../../contract/editions/edition'
import { verseTable } from '../../scripture/numbering/verse-table'
import type { VerseTable } from '../../scripture/passages/verse-table'
import { wordsOfChapter } from '../own/chapter-words'

/** Verses of one chapter, which is named by its canonical. */
export interface Piece {
  chapter: number
  first: number
  last: number
}

export function tableOf(base: NumberingBase): VerseTable {
  return verseTable({ base, corrections: [] })
}

/** Places that the numbering does not have are left out. */
export function piecesOf(ranges: readonly Range[], table: VerseTable): Piece[] {
  return ranges.flatMap((range) => piecesOfRange(range, table))
}

function piecesOfRange({ from, to }: Range, table: VerseTable): Piece[] {
  const [start, end] = [placeOf(from), placeOf(to)]
  const pieces: Piece[] = []
  for (let { book } = start; book <= end.book; book += 1) {
    const first = book === start.book ? Math.max(1, start.chapter) : 1
    const all = table.lastChapter(book)
    const last = book === end.book && end.chapter > 0 ? Math.min(end.chapter, all) : all
    for (let number = first; number <= last; number += 1) {
      const chapter = canonicalOf(book, number)
      const verses = table.lastVerse(book, number)
      const begin = chapter === chapterOf(from) ? Math.max(1, start.verse) : 1
      const stop = chapter === chapterOf(to) && end.verse > 0 ? Math.min(end.verse, verses) : verses
      if (stop >= begin) pieces.push({ chapter, first: begin, last: stop })
    }
  }
  return pieces
}

/** As few ranges as possible, none over two books: of chapters where they are whole, else of verses. */
export function rangesOf(pieces: readonly Piece[], table: VerseTable): Range[] {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && follows(piece, before, table)) run.push(piece)
    else runs.push([piece])
  }
  return runs.flatMap((run) => rangeOf(run, table))
}

function follows(piece: Piece, before: Piece, table: VerseTable): boolean {
  if (piece.chapter === before.chapter) return piece.first === before.last + 1
  return (
    bookOf(piece.chapter) === bookOf(before.chapter) &&
    piece.chapter === before.chapter + 1_000 &&
    piece.first === 1 &&
    before.last === lastVerseOf(before, table)
  )
}

function rangeOf(run: readonly Piece[], table: VerseTable): Range[] {
  const [start, end] = [run[0], run.at(-1)]
  if (!start || !end) return []
  const isWhole = start.first === 1 && end.last === lastVerseOf(end, table)
  return isWhole
    ? [{ from: start.chapter, to: end.chapter }]
    : [{ from: start.chapter + start.first, to: end.chapter + end.last }]
}

function lastVerseOf({ chapter }: Piece, table: VerseTable): number {
  const { book, chapter: number } = placeOf(chapter)
  return table.lastVerse(book, number)
}

/** What is left when some verses are taken out: each as often as it was taken, for a plan may read a chapter twice. */
export function without(pieces: readonly Piece[], taken: readonly Piece[]): Piece[] {
  const counts = new Map<number, number>()
  for (const { chapter, first, last } of taken)
    for (let verse = chapter + first; verse <= chapter + last; verse += 1)
      counts.set(verse, (counts.get(verse) ?? 0) + 1)
  if (counts.size === 0) return [...pieces]
  return pieces.flatMap((piece) => leftOf(piece, counts))
}

function leftOf({ chapter, first, last }: Piece, counts: Map<number, number>): Piece[] {
  const left: Piece[] = []
  for (let verse = first; verse <= last; verse += 1) {
    const count = counts.get(chapter + verse) ?? 0
    const run = left.at(-1)
    if (count > 0) counts.set(chapter + verse, count - 1)
    else if (run?.last === verse - 1) run.last = verse
    else left.push({ chapter, first: verse, last: verse })
  }
  return left
}

export function versesIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { first, last }) => sum + last - first + 1, 0)
}

/** Words of a verse in the mean, for chapters that English numbering does not have. */
const usualWords = 25

export function wordsOf(piece: Piece, table: VerseTable): number {
  const verses = lastVerseOf(piece, table)
  const words = wordsOfChapter(piece.chapter) || verses * usualWords
  return (words * (piece.last - piece.first + 1)) / Math.max(1, verses)
}
