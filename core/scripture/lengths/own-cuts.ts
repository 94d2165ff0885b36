/**
 * Finds chapters that an edition divides in a way of its own, by the lengths of its verses: a verse that begins elsewhere inside a chapter
 * of the usual length, psalms whose titles have no number, gaps. Cuts that counts and known variants show are found before
 * (numbering/detect-numbering.ts).
 */

import { type Canonical, chapterOf } from '../../canonical'
import { type Numbering, numberingBases } from '../../contract/editions/edition'
import { type Layout, lastVerseIn, layoutOf, piecesOf } from '../numbering/standing/layout'
import { baseTable, type Piece } from '../numbering/standing/numbering-table'
import { allParts } from '../numbering/standing/run'
import type { Pairing } from './align-lengths'
import {
  type BookBeside,
  besideHebrew,
  type ComparedBook,
  compareBook,
  isTitle,
  saysAnything,
  spreadOf,
} from './compare-book'
import type { Line, VersesOfBook } from './predicted-pairings'
import { type UsualLengths, usualLengths } from './usual-lengths'
import { writeMapping } from './write-mapping'

export interface OwnCuts {
  numbering: Numbering
  /** Chapters (canonical) with a mapping of their own now. */
  corrected: Canonical[]
  /** Chapters (canonical) whose lengths are so unlike the usual ones that what stands beside what is not sure. */
  unlike: Canonical[]
  /** Neighbouring Hebrew verses that stand under no number: the file has a hole. */
  lost: Canonical[]
}

/** The books whose verses editions agree on. */
const lastBook = 66

/**
 * The numbering with corrections for the chapters that the lengths of `books` show to be divided otherwise. `usual`: the usual letters
 * of the anchors of a book.
 */
export function findOwnCuts(
  books: readonly VersesOfBook[],
  numbering: Numbering,
  usual: UsualLengths = usualLengths,
): OwnCuts {
  const known = books.filter(({ number }) => number <= lastBook)
  const beside = known.flatMap((book) => besideHebrew(book, numbering, usual(book.number)) ?? [])
  if (!saysAnything(beside)) return { numbering, corrected: [], unlike: [], lost: [] }
  const spread = spreadOf(beside)
  const compared = beside.map((book) => compareBook(book, spread))
  const pieces = new Map(
    compared.flatMap((book) => book.otherwise.flatMap((found) => [...piecesFound(book, found)])),
  )
  const layout = layoutOf(numbering)
  const isNew = ([verse, found]: [number, Piece[]]) => !isSame(found, piecesOf(layout, verse))
  const corrected = [...new Set([...pieces].filter(isNew).map(([verse]) => chapterOf(verse)))]
  return {
    numbering: corrected.length > 0 ? correct(beside, numbering, pieces, corrected) : numbering,
    corrected,
    unlike: compared.flatMap(({ unlike }) => unlike),
    lost: compared.flatMap(lostIn),
  }
}

function lostIn({ anchors, otherwise }: ComparedBook): Canonical[] {
  return otherwise
    .flat()
    .filter(({ from, to, anchorFrom, anchorTo }) => from === to && anchorTo - anchorFrom > 1)
    .flatMap(({ anchorFrom, anchorTo }) => anchors.slice(anchorFrom, anchorTo))
}

function isSame(some: readonly Piece[], others: readonly Piece[]): boolean {
  const keyOf = (pieces: readonly Piece[]) =>
    pieces.map(({ anchor, parts, isTitle: title }) => `${anchor} ${parts} ${title}`).join()
  return keyOf(some) === keyOf(others)
}

/** The pieces of every verse of a stretch that is divided otherwise. */
function piecesFound({ lines, anchors }: ComparedBook, found: readonly Pairing[]): Map<number, Piece[]> {
  const pieces = new Map<number, Piece[]>()
  let titles: Piece[] = []
  for (const { from, to, anchorFrom, anchorTo } of found) {
    const held = anchors.slice(anchorFrom, anchorTo)
    if (from === to)
      titles = held.filter(isTitle).map((anchor) => ({ anchor, parts: allParts, isTitle: true }))
    for (const [index, line] of lines.slice(from, to).entries()) {
      const parts = partOf(index, to - from)
      for (const [verse, own] of shareOut(line, held))
        pieces.set(verse, [...titles, ...own.map((anchor) => ({ anchor, parts, isTitle: false }))])
      titles = []
    }
  }
  return pieces
}

/** The numbers of a verse, several when it is merged, with the anchors that each holds. */
function shareOut({ first, last }: Line, anchors: readonly Canonical[]): [verse: number, own: Canonical[]][] {
  const count = last - first + 1
  return Array.from({ length: count }, (_, index) => {
    const at = Math.min(index, Math.max(0, anchors.length - 1))
    return [first + index, anchors.slice(at, index === count - 1 ? anchors.length : at + 1)]
  })
}

/** The part of an anchor that the verse `index` of `count` contains: the last one holds the rest. */
function partOf(index: number, count: number): number {
  return index === count - 1 ? allParts & ~((1 << index) - 1) : 1 << index
}

/** Known variants count several chapters at once: where one of them is corrected, all are. */
function withNeighbours(touched: readonly number[], { ruling }: Layout): ReadonlySet<number> {
  const all = new Set<number>(touched)
  const bases = new Set(numberingBases.map(baseTable))
  for (const chapter of touched) {
    const table = ruling.get(chapter)
    if (!table || bases.has(table)) continue
    for (const [other, one] of ruling) if (one === table) all.add(other)
  }
  return all
}

interface PrintedChapter {
  canonical: Canonical
  /** Verses with text. */
  printed: Set<number>
  last: number
}

function printedChapters(books: readonly BookBeside[]): PrintedChapter[] {
  const chapters = new Map<Canonical, PrintedChapter>()
  for (const { first, last } of books.flatMap((book) => book.printed)) {
    const canonical = chapterOf(first)
    const chapter = chapters.get(canonical) ?? { canonical, printed: new Set(), last: 0 }
    chapters.set(canonical, chapter)
    for (const verse of range(first - canonical, last - canonical)) chapter.printed.add(verse)
    chapter.last = Math.max(chapter.last, last - canonical)
  }
  return [...chapters.values()]
}

function correct(
  books: readonly BookBeside[],
  numbering: Numbering,
  pieces: ReadonlyMap<number, readonly Piece[]>,
  corrected: readonly Canonical[],
): Numbering {
  const layout = layoutOf(numbering)
  const claimed = new Set([...pieces.values()].flat().map(({ anchor }) => anchor))
  const isClaimed = (verse: number) => piecesOf(layout, verse).some(({ anchor }) => claimed.has(anchor))
  const chapters = printedChapters(books)
  // A number that the numbering counts and the edition does not print would keep the words that stand elsewhere now.
  const robbed = chapters.filter(({ canonical, printed }) =>
    range(1, lastVerseIn(layout, canonical)).some(
      (verse) => !printed.has(verse) && isClaimed(canonical + verse),
    ),
  )
  const touched = withNeighbours([...corrected, ...robbed.map(({ canonical }) => canonical)], layout)
  const own = chapters
    .filter(({ canonical }) => touched.has(canonical))
    .map(({ canonical, printed, last }) => {
      const mapping = writeMapping(canonical, last, (verse) => {
        const found = pieces.get(verse)
        if (found) return found
        return printed.has(verse - canonical) || !isClaimed(verse) ? piecesOf(layout, verse) : []
      })
      return { chapter: canonical, verses: last, mapping }
    })
  const others = numbering.corrections.filter(({ chapter }) => !touched.has(chapter))
  return { base: numbering.base, corrections: [...others, ...own].sort((a, b) => a.chapter - b.chapter) }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
