/** A plan of one's own is divided: into so many days, or so much a day. Pure; the same wish gives the same parts. */
import type { Division } from '../../contract/members/made-plan'
import { maxPlanSections } from '../../limits'
import type { VerseTable } from '../../scripture/passages/verse-table'
import { balanced } from '../own/balanced'
import { wordsInMinute } from '../own/chapter-words'
import { type Piece, versesIn, wordsOf } from './pieces'

/** Why it cannot be divided so: nothing is chosen, no amount, more days than verses, or more parts than a plan may have. */
export type DivisionProblem =
  | { kind: 'empty' | 'noAmount' }
  | { kind: 'tooManyDays' | 'tooManyParts'; most: number }

export type Divided = { kind: 'parts'; parts: Piece[][] } | DivisionProblem

/** `amount` may be any number that somebody typed. */
export function divide(
  pieces: readonly Piece[],
  { by, amount }: Pick<Division, 'by' | 'amount'>,
  table: VerseTable,
): Divided {
  if (pieces.length === 0) return { kind: 'empty' }
  if (!Number.isInteger(amount) || amount < 1) return { kind: 'noAmount' }
  const verses = versesIn(pieces)
  const count = countOf(pieces, { by, amount }, table)
  if (by === 'days' && count > verses) return { kind: 'tooManyDays', most: Math.min(verses, maxPlanSections) }
  if (count > maxPlanSections) return { kind: 'tooManyParts', most: maxPlanSections }
  return { kind: 'parts', parts: partsOf(pieces, { by, amount }, count, table) }
}

/** The number of parts there will be. */
function countOf(pieces: readonly Piece[], { by, amount }: Division, table: VerseTable): number {
  switch (by) {
    case 'days':
      return amount
    case 'chapters':
      return Math.ceil(pieces.length / amount)
    case 'verses':
      return Math.ceil(versesIn(pieces) / amount)
    case 'minutes': {
      const words = pieces.reduce((sum, piece) => sum + wordsOf(piece, table), 0)
      return Math.min(versesIn(pieces), Math.max(1, Math.round(words / (amount * wordsInMinute))))
    }
  }
}

function partsOf(
  pieces: readonly Piece[],
  { by, amount }: Division,
  count: number,
  table: VerseTable,
): Piece[][] {
  if (by === 'chapters')
    return Array.from({ length: count }, (_, at) => pieces.slice(at * amount, (at + 1) * amount))
  if (by === 'verses') return byVerses(pieces, amount)
  const size = (piece: Piece) => wordsOf(piece, table)
  return count <= pieces.length ? balanced(pieces, count, size) : cut(pieces, count, size)
}

function byVerses(pieces: readonly Piece[], amount: number): Piece[][] {
  const parts: Piece[][] = []
  let room = 0
  for (const { chapter, first, last } of pieces) {
    for (let next = first; next <= last; ) {
      if (room === 0) {
        parts.push([])
        room = amount
      }
      const end = Math.min(last, next + room - 1)
      parts.at(-1)?.push({ chapter, first: next, last: end })
      room -= end - next + 1
      next = end + 1
    }
  }
  return parts
}

/** More parts than chapters: the longest ones are cut, again and again, and no part begins in one chapter and ends in another. */
function cut(pieces: readonly Piece[], count: number, size: (piece: Piece) => number): Piece[][] {
  const pieced = pieces.map((piece) => ({ piece, words: size(piece), into: 1 }))
  for (let left = count - pieces.length; left > 0; left -= 1) {
    let longest: (typeof pieced)[number] | undefined
    for (const one of pieced) {
      const canBeCut = one.into <= one.piece.last - one.piece.first
      if (canBeCut && (!longest || one.words / one.into > longest.words / longest.into)) longest = one
    }
    if (longest) longest.into += 1
  }
  return pieced.flatMap(({ piece, into }) => cutInto(piece, into).map((one) => [one]))
}

function cutInto({ chapter, first, last }: Piece, into: number): Piece[] {
  const verses = last - first + 1
  return Array.from({ length: into }, (_, at) => ({
    chapter,
    first: first + Math.floor((at * verses) / into),
    last: first + Math.floor(((at + 1) * verses) / into) - 1,
  }))
}
