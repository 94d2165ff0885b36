/** Compares the lengths of a book's verses with the usual ones. */

import { type Canonical, chapterOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import { baseTable } from '../numbering/standing/numbering-table'
import { alignInOrder, alignLengths, type Lengths, misfit, type Pairing } from './align-lengths'
import { middleOf } from './middle-of'
import { type Line, linesOf, predictPairings, type VersesOfBook } from './predicted-pairings'
import type { UsualLengths } from './usual-lengths'

/** A book beside the Hebrew one, as its numbering pairs them. */
export interface BookBeside {
  printed: readonly Line[]
  /** The verses that the numbering knows, in the order of what they stand on. */
  lines: readonly Line[]
  anchors: readonly Canonical[]
  /** Usual letters by anchor, in the measure of this book. */
  usual: readonly number[]
  pairings: readonly Pairing[]
  /** The middle of how far lengths are from the usual ones: absolute logarithm of the ratio. */
  away: number
  /** The same of the usual ones from their middle. */
  apart: number
}

/** The result of comparing lengths. */
export interface ComparedBook {
  lines: readonly Line[]
  anchors: readonly Canonical[]
  /** The stretches that are paired otherwise than the numbering says. */
  otherwise: readonly (readonly Pairing[])[]
  /** Chapters whose verses are not as long as what they are paired with. */
  unlike: Canonical[]
}

/** Less says nothing: two verses of formulas may fit elsewhere as well. */
const leastGain = 6
const titlePrice = 1
const leastBareTitles = 10
const leastSpread = 0.12
/** Share of `away` in `apart`: 0.2 to 0.5 in translations, 1 where all verses are equally long. */
const mostAway = 0.85
/** The middle of absolute deviations, as a standard deviation. */
const deviationOfMiddle = 1.48
/** A chapter with fewer verses says nothing about how well it fits. */
const leastVerses = 6
/** Misfit of a verse on the average of a chapter: 0.2 of one that fits, 1.1 of the worst in a hundred, 3 beside any other verses. */
const unlikeMisfit = 2
/** So many chapters in a row are seldom unlike in themselves: they are paired with the wrong ones. */
const leastUnlike = 2

/** A book with what its numbering says; undefined for one without text. `usual`: the usual letters of its anchors. */
export function besideHebrew(
  book: VersesOfBook,
  numbering: Numbering,
  usual: ReturnType<UsualLengths>,
): BookBeside | undefined {
  const anchors = usual.map(({ anchor }) => anchor)
  const printed = linesOf(book)
  const { lines, pairings } = predictPairings(printed, anchors, numbering)
  if (lines.length === 0) return undefined
  const known = usual.flatMap(({ letters }) => (letters > 0 ? [letters] : []))
  const ratios = pairings.flatMap(({ from, to, anchorFrom, anchorTo }) => {
    const letters = usual[anchorFrom]?.letters ?? 0
    const isAlone = to - from === 1 && anchorTo - anchorFrom === 1 && letters > 0
    return isAlone ? [(lines[from]?.letters ?? 0) / letters] : []
  })
  const scale = middleOf(ratios) ?? 1
  return {
    printed,
    lines,
    anchors,
    usual: usual.map(({ letters }) => letters * scale),
    pairings,
    away: awayFrom(scale, ratios),
    apart: awayFrom(middleOf(known) ?? 1, known),
  }
}

function awayFrom(middle: number, numbers: readonly number[]): number {
  return middleOf(numbers.map((one) => Math.abs(Math.log(one / middle)))) ?? 0
}

/** Whether lengths say anything: in invented texts every verse may be equally long. */
export function saysAnything(books: readonly BookBeside[]): boolean {
  return (middleOf(books.map(({ away, apart }) => away / apart)) ?? 1) < mostAway
}

/** How far the verses of an edition are from the usual lengths, judged by the middle one of its books. */
export function spreadOf(books: readonly BookBeside[]): number {
  return Math.max(leastSpread, (middleOf(books.map(({ away }) => away)) ?? 0) * deviationOfMiddle)
}

export function compareBook(book: BookBeside, spread: number): ComparedBook {
  const lengths = lengthsOf(book, book.lines, spread)
  const first = alignedBook(book, lengths)
  const found = hasBareTitles(first, lengths)
    ? alignedBook(book, { ...lengths, titlePrice: -leastGain })
    : first
  if (found.unlike.length < leastUnlike) return found
  const inOrder = bookInOrder(book, spread)
  return inOrder.unlike.length * 2 < found.unlike.length ? inOrder : found
}

export function isTitle(anchor: number): boolean {
  const runs = baseTable('eng').runsOn.get(chapterOf(anchor)) ?? []
  return runs.some((run) => run.isTitle && anchor >= run.anchor && anchor <= run.anchorLast)
}

function lengthsOf({ anchors, usual }: BookBeside, lines: readonly Line[], spread: number): Lengths {
  return {
    verses: lines.map(({ letters }) => letters),
    anchors: usual,
    titles: new Set(anchors.flatMap((anchor, position) => (isTitle(anchor) ? [position] : []))),
    titlePrice,
    begins: new Set(
      lines.flatMap(({ first }, at) =>
        chapterOf(first) === chapterOf(lines[at - 1]?.first ?? 0) ? [] : [at],
      ),
    ),
    spread,
  }
}

function alignedBook({ lines, anchors, pairings }: BookBeside, lengths: Lengths): ComparedBook {
  const differences = alignLengths(lengths, pairings).filter(({ gain }) => gain >= leastGain)
  const replaced = new Set(differences.flatMap(({ predicted }) => predicted))
  const otherwise = differences.map(({ found }) => found)
  const all = [...pairings.filter((one) => !replaced.has(one)), ...otherwise.flat()]
  return { lines, anchors, otherwise, unlike: unlikeChapters(lines, lengths, all) }
}

/** A book whose chapters are counted on from a place where one was divided: its verses in the order of print, whatever they are called. */
function bookInOrder(book: BookBeside, spread: number): ComparedBook {
  const { printed, anchors } = book
  const lengths = lengthsOf(book, printed, spread)
  const pairings = alignInOrder(lengths)
  return {
    lines: printed,
    anchors,
    otherwise: [pairings],
    unlike: unlikeChapters(printed, lengths, pairings),
  }
}

/** Titles have numbers everywhere or nowhere: with some that surely have none, a psalm that shows little is like them. */
function hasBareTitles({ otherwise }: ComparedBook, { titles }: Lengths): boolean {
  const bare = otherwise.filter((found) =>
    found.some(({ from, to, anchorFrom }) => from === to && titles.has(anchorFrom)),
  )
  return bare.length >= leastBareTitles
}

function unlikeChapters(lines: readonly Line[], lengths: Lengths, pairings: readonly Pairing[]): Canonical[] {
  const misfits = new Map<Canonical, number[]>()
  for (const pairing of pairings) {
    const line = lines[pairing.from]
    if (!line || pairing.to === pairing.from) continue
    const chapter = chapterOf(line.first)
    misfits.set(chapter, [...(misfits.get(chapter) ?? []), misfit(lengths, pairing)])
  }
  return [...misfits].flatMap(([chapter, all]) => {
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length
    return all.length >= leastVerses && mean > unlikeMisfit ? [chapter] : []
  })
}
