/** Marks that people paste before passages although they are not part of them: list markers, "see". */
import { isNumber, isOther, isRole, isSign, skipSign, tokenAt } from '../naming/source'
import { isBook } from './number-after'
import { nameAt, type Reader, spanOf } from './reader'

/** Removes list markers at the beginning of each line: `-`, `•`, `a)`, and `2.` if it is not an ordinal. */
export function dropListMarks(reader: Reader): void {
  const { input, tokens } = reader
  if (!endOfMark(reader, 0) && !/[\n\r\u2028•·▪‣●]/.test(input)) return
  const starts = [...tokens.keys()].filter((at) => isLineStart(reader, at))
  // `1. Joh 3` is a book, but not in a list whose second line begins with `2. Röm`.
  const isCounted = (at: number, line: number) =>
    tokenAt(reader, at).value === line + 1 && isSign(reader, at + 1, '.')
  const isList = starts.length > 1 && starts.every(isCounted) && starts.some((at) => !nameAt(reader, at))
  const dropped = new Set<number>()
  for (const at of starts) {
    const end = isList ? at + 2 : endOfMark(reader, at)
    for (let mark = at; mark < end; mark += 1) dropped.add(mark)
  }
  reader.tokens = tokens.filter((_, at) => !dropped.has(at))
  reader.matches = new Map()
}

/**
 * The first token, one after a line break or semicolon, and a bullet. A list that lost its line breaks, as
 * happens in single-line fields, is recognised by its first marker: every dash before a book, or every number
 * that is not an ordinal, then is one too.
 */
export function isLineStart(reader: Reader, at: number): boolean {
  if (at === 0 || isSign(reader, at, '•·▪‣●') || isSign(reader, at - 1, ';')) return true
  const isDash = isSign(reader, 0, '-') && isSign(reader, at, '-') && isBook(reader, at + 1)
  const isCount =
    isSign(reader, 1, '.') && isNumber(reader, 0) && isSign(reader, at + 1, '.') && isBook(reader, at + 2)
  if (isDash || (isCount && isNumber(reader, at) && !nameAt(reader, at))) return true
  return /[\n\r\u2028]/.test(
    reader.input.slice(spanOf(reader, at - 1, at).end, spanOf(reader, at, at + 1).start),
  )
}

function endOfMark(reader: Reader, first: number): number {
  let at = first
  while (isOther(reader, at) && !isSign(reader, at, brackets) && tokenAt(reader, at + 1).end > 0) at += 1
  const label = skipSign(reader, at, '([')
  const isLabel = isNumber(reader, label) || tokenAt(reader, label).text.length === 1
  if (!isLabel || isOther(reader, label)) return at
  if (isSign(reader, label + 1, ')]')) return label + 2
  const isMark = label === at && isSign(reader, at + 1, '.') && isBook(reader, at + 2)
  return isMark && !nameAt(reader, at) ? at + 2 : at
}

const brackets = `([{"'„“”«»‹›‚<>`

/** Moves past "see", "cf." and the like. */
export function skipSee(reader: Reader): void {
  while (isRole(reader, reader.at, 'see')) reader.at = skipSign(reader, reader.at + 1, '.:')
}
