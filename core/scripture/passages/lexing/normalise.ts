/**
 * The form in which passages and book names are compared (PASSAGES N-1 to N-8): NFKC, lower case, one kind of
 * digit, dash, apostrophe and space, no invisible characters. Every character keeps its original position.
 */
import { maxNormalisings } from '../../../limits'
import { replacing } from './fold'

/** A normalised text with its origins. */
export interface Normalised {
  text: string
  /** The source of each UTF-16 unit of `text`; empty when every unit is unchanged. */
  origin: readonly Span[]
}

/** UTF-16 range, the end exclusive. */
export interface Span {
  start: number
  end: number
}

/** Normalises an input. Doing it twice gives the same text as doing it once (N-13); never throws. */
export function normalise(input: string): Normalised {
  // ASCII without the two signs that need special handling, letters of Western Europe, no spaces to fold.
  if (/^(?! |.* (?: |$))[ -_a-}À-Þà-ÿ]*$/.test(input)) return { text: input.toLowerCase(), origin: [] }
  // NFKC would turn this accent into a space and a combining one.
  let result = pass({ text: input.replaceAll('\u00B4', "'"), origin: [] })
  for (let round = 1; round < maxNormalisings && !isStable(result.text); round += 1) result = pass(result)
  return result
}

/**
 * Range of the input from which units `from` (inclusive) to `to` (exclusive, > from) of
 * the normalised text came.
 */
export function originOf({ origin }: Normalised, from: number, to: number): Span {
  return { start: origin[from]?.start ?? from, end: origin[to - 1]?.end ?? to }
}

/** N-6 to N-8 for single characters. */
const unifySign = replacing(
  "\u2018' \u2019' \u02BC' \u2032' `' \u060C, \u066B, \u2236: \uA789: \u061B; \u06D4. \u0131i \u00B0o \u00DFss",
)

function isStable(text: string): boolean {
  return text.normalize('NFKC').toLowerCase() === text
}

/** Processes each character with its accents. */
function pass(input: Normalised): Normalised {
  const origin: Span[] = []
  let text = ''
  for (const { 0: cluster, index } of input.text.matchAll(
    /[^\p{Cf}\u0640](?:[\p{Cf}\u0640\p{M}]*\p{M})?/gu,
  )) {
    const span = originOf(input, index, index + cluster.length)
    for (const character of compose(cluster)) {
      const written = unify(character)
      if (written !== ' ' || !/^$| $/.test(text)) text += written
      while (origin.length < text.length) origin.push(span)
    }
  }
  return { text: settle(text.trimEnd()), origin }
}

/**
 * One base character with its accents, composed and in lower case, without zero-width and direction marks,
 * soft hyphen, tatweel and other formatting characters (N-2); dotted i is i in every language.
 */
function compose(cluster: string): string {
  return cluster
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\u0640]/gu, '')
    .replace('i\u0307', 'i')
}

function unify(character: string): string {
  if (/\s/.test(character)) return ' '
  if (/[\p{Pd}\u2212]/u.test(character)) return '-'
  return isDigit(character) ? digitOf(character) : unifySign(character)
}

/** Signs whose meaning depends on their neighbours: a tilde between digits, apostrophes after Hebrew letters. */
function settle(text: string): string {
  return text
    .replace(/(?<=\d)~(?=\d)/g, '-')
    .replace(/(?<=[\u0591-\u05EA])'/g, '\u05F3')
    .replace(/(?<=[\u0591-\u05EA])"/g, '\u05F4')
}

/**
 * The ASCII digit for a decimal digit of any script. They lie in blocks of ten: the value is the number of digits before it in
 * its block.
 */
export function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function isDigit(character: string): boolean {
  return /\p{Nd}/u.test(character)
}
