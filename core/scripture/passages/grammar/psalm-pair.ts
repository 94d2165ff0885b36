/** Psalms with both numbers: `Ps 23 (22)`, `Ps 22(23),1`. */
import { psalms } from '../../../book-chapters'
import { isNumber, isSign, tokenAt } from '../naming/source'
import type { Reader } from './reader'

/**
 * The chapter to use when token `at` is a number in brackets after a chapter, and the
 * first token after the bracket.
 */
export function skipPair(reader: Reader, chapter: number, at: number): { chapter: number; end: number } {
  const none = { chapter, end: at }
  if (reader.last.book !== psalms || !isSign(reader, at, '([') || !isNumber(reader, at + 1)) return none
  const other = tokenAt(reader, at + 1).value
  let end = at + 2
  // `113 (114-115)`, `10 (9b)`
  while (isNumber(reader, end) || isSign(reader, end, '-abAB')) end += 1
  const isClosed = isSign(reader, end, ')]') || (!reader.isProse && end >= reader.tokens.length)
  if (!isClosed || Math.abs(other - chapter) > furthest) return none
  // The Greek number is the smaller one; in that numbering psalm 10 is the short eleventh of the Hebrew.
  const isGreek = reader.table.lastVerse(psalms, 10) < shortPsalm
  return { chapter: isGreek ? Math.min(chapter, other) : Math.max(chapter, other), end: end + 1 }
}

/** Psalm 116 of the Hebrew is 114 and 115 of the Greek. */
const furthest = 2
const shortPsalm = 9
