/** What people paste around passages and does not belong to them: marks of lists, "see", names of translations. */
import { isNumber, isOther, isRole, isSign, isSpaced, isWord, skipSign, tokenAt } from '../naming/source'
import { hasNumberAfter } from './number-after'
import { nameAt, type Reader, spanOf } from './reader'

/** Takes the marks of a list away that stand at the beginning of each line: `-`, `•`, `a)`, and `2.` where it is no ordinal. */
export function dropListMarks(reader: Reader): void {
  const { input, tokens } = reader
  if (!endOfMark(reader, 0) && !/[\n\r\u2028•·▪‣●]/.test(input)) return
  const dropped = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const end = isLineStart(reader, at) ? endOfMark(reader, at) : at
    for (let mark = at; mark < end; mark += 1) dropped.add(mark)
  }
  reader.tokens = tokens.filter((_, at) => !dropped.has(at))
  reader.matches = new Map()
}

/**
 * The first token, one behind a line break, and a bullet. A list that lost its breaks, as fields for one line take them away, is
 * known by its first mark: every dash before a book, or every number that is no ordinal, then is one too.
 */
export function isLineStart(reader: Reader, at: number): boolean {
  if (at === 0 || isSign(reader, at, '•·▪‣●')) return true
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
  const next = label + 2
  const name = label === at && isSign(reader, label + 1, '.') ? nameAt(reader, next) : undefined
  const isOrdinal = nameAt(reader, at)
  return name && !isOrdinal && hasNumberAfter(reader, name) ? next : at
}

const brackets = `([{"'„“”«»‹›‚<>`

/** Moves behind "see", "cf." and the like. */
export function skipSee(reader: Reader): void {
  while (isRole(reader, reader.at, 'see')) reader.at = skipSign(reader, reader.at + 1, '.:')
}

/** Moves behind names of translations (`NIV`, `(KJV)`, `Luther 2017`) that stand behind a passage, and notes them (PASSAGES P-4). */
export function readTranslations(reader: Reader): void {
  const first = skipSign(reader, reader.at, ',')
  const start = skipSign(reader, first, '([')
  let at = start
  const found: string[] = []
  for (;;) {
    const end = endOfTranslation(reader, at, start > first)
    if (end === at) break
    const { start: from, end: to } = spanOf(reader, at, end)
    found.push(reader.input.slice(from, to))
    at = skipSign(reader, end, ',+&')
  }
  if (found.length === 0) return
  reader.at = start > first ? skipSign(reader, at, ')]') : at
  reader.translations = [...reader.translations, ...found]
}

/** Behind the name of a translation at a token, its year included; `at` itself where there is none. */
function endOfTranslation(reader: Reader, at: number, isInBrackets: boolean): number {
  const isGlued = isNumber(reader, at - 1) && !isSpaced(reader, at)
  if (!isWord(reader, at) || isGlued || isBook(reader, at) || !isTranslation(reader, at, isInBrackets))
    return at
  const end = isSign(reader, at + 1, '-') && isWord(reader, at + 2) ? at + 3 : at + 1
  return isNumber(reader, end) && !isSign(reader, end + 1, ':,') ? end + 1 : end
}

/** Known, or an abbreviation in capitals among other letters; in brackets any name. */
function isTranslation(reader: Reader, at: number, isInBrackets: boolean): boolean {
  const { input, abbreviations = [] } = reader
  const { text } = tokenAt(reader, at)
  if (known.has(text) || abbreviations.some((one) => one.toLowerCase() === text)) return true
  const { start, end } = spanOf(reader, at, at + 1)
  const written = input.slice(start, end)
  if (isInBrackets) return /^[\p{Lu}\p{Lo}]/u.test(written)
  return /^\p{Lu}\S{0,2}\p{Lu}\S{0,4}$/u.test(written) && /[\p{Ll}\p{Lo}]/u.test(input)
}

/** Of translations that many have, as people write them in small letters; words of a language are not among them. */
const known = new Set(
  'niv kjv nkjv esv nasb nrsv nrsvue rsv nlt csb asv bsb gnt nabre ylt lut elb neü hfa slt ngü luther lutherbibel elberfelder schlachter einheitsübersetzung lsg nbs bds segond nvi rvr lbla dhh ntv bla cei tilc diodati arc naa nvt almeida svd opv'.split(
    ' ',
  ),
)

function isBook(reader: Reader, at: number): boolean {
  const name = nameAt(reader, at)
  return !!name && hasNumberAfter(reader, name)
}
