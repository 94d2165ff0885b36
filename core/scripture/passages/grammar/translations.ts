/**
 * Names of translations after a passage: `NIV`, `(KJV)`, `Luther 2017`, `King James Version` (PASSAGES P-4).
 */
import { isNumber, isSign, isSpaced, isWord, skipSign, tokenAt } from '../naming/source'
import { isBook } from './number-after'
import { type Reader, spanOf } from './reader'

/** Reads the translations at the next token. */
export function readTranslations(reader: Reader): void {
  const first = skipSign(reader, reader.at, ',-')
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

/** The token after the name of a translation, its year included; `at` itself if there is none. */
function endOfTranslation(reader: Reader, at: number, isInBrackets: boolean): number {
  const isGlued = isNumber(reader, at - 1) && !isSpaced(reader, at)
  if (!isWord(reader, at) || isGlued || isBook(reader, at)) return at
  const title = endOfTitle(reader, at)
  if (!title && !isTranslation(reader, at, isInBrackets)) return at
  const end = title || (isSign(reader, at + 1, '-') && isWord(reader, at + 2) ? at + 3 : at + 1)
  return isNumber(reader, end) && !isSign(reader, end + 1, ':,') ? end + 1 : end
}

/** The token after words whose last one marks the title of a translation; 0 if there are none. */
function endOfTitle(reader: Reader, at: number): number {
  const last = [0, 1, 2, 3, 4].find((count) => !isWord(reader, at + count + 1)) ?? 0
  return titleWords.has(tokenAt(reader, at + last).plain) ? at + last + 1 : 0
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

/** Without accents. */
const titleWords = new Set(
  'bible bibel biblia bibbia version versao versione translation ubersetzung traduction traduccion'.split(
    ' ',
  ),
)

/** Translations that many people have, in lower case; no words of a language are among them. */
const known = new Set(
  'niv kjv nkjv esv nasb nrsv nrsvue rsv nlt csb asv bsb gnt nabre ylt lut elb neü hfa slt ngü luther lutherbibel elberfelder schlachter einheitsübersetzung lsg nbs bds segond nvi rvr lbla dhh ntv bla cei tilc diodati arc naa nvt almeida svd opv'.split(
    ' ',
  ),
)
