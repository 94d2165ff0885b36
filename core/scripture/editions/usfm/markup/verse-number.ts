/**
 * Numbers of chapters and verses as written in USFM and USX: `3`, `3-5`, `3,4`, `3a`,
 * and `3...` without its space.
 */

/** A verse number found at the start of a text. */
export interface VerseNumber {
  first: number
  /** Only when greater than `first`. */
  last?: number
  /** "a", "b" ... of a part of a verse; "a-b" of several. */
  part?: string
  /** How many characters of the text it takes. */
  length: number
  /** Text follows without a space. */
  isGlued: boolean
}

/**
 * The verse number a text starts with, undefined if it starts with none. Direction
 * marks around it are skipped.
 */
export function readVerseNumber(text: string): VerseNumber | undefined {
  const [plain, number] = /^[ \n]*([1-9]\d{0,2})(?=[ \n]|$)/.exec(text) ?? []
  return plain === undefined
    ? readOther(text)
    : { first: Number(number), length: plain.length, isGlued: false }
}

/** The chapter number a text starts with, undefined if none; 0 is front matter. */
export function readChapterNumber(text: string): { number: number; length: number } | undefined {
  const [found, digits] = /^\s*(\d{1,3})(?!\d)/.exec(text) ?? []
  if (found === undefined) return undefined
  return { number: Number(digits), length: found.length }
}

/** A range that ends in the next chapter (`51-2:1`) ends with its chapter: the verse stands under its first number. */
function rangeOf(first: number, range: string): { first: number; last?: number } {
  if (range.includes(':')) return { first }
  const last = Number(/(\d+)[a-z]?$/i.exec(range)?.[1] ?? 0)
  return last > first ? { first, last } : { first }
}

/** Ranges, halves, and numbers directly followed by text. */
function readOther(text: string): VerseNumber | undefined {
  const whole =
    /^[\s\u200e\u200f]*(\d{1,3})((?:[a-z](?:[-–][a-z](?![a-z]))?)?)((?:[\u200e\u200f]*[-–,][\u200e\u200f]*(?:\d{1,3}:)?\d{1,3}[a-z]?)*)/i.exec(
      text,
    )
  if (!whole) return undefined
  const [found, digits = '', part = '', range = ''] = whole
  const first = Number(digits)
  const next = text[found.length] ?? ' '
  if (/\d/.test(next)) return undefined
  if (!/[\s\u200e\u200f]/.test(next)) {
    const length = found.length - (/[a-z]$/i.test(found) ? 1 : 0)
    return part !== '' && range !== '' ? undefined : { ...rangeOf(first, range), length, isGlued: true }
  }
  const number = { ...rangeOf(first, range), length: found.length, isGlued: false }
  return part !== '' && range === '' ? { ...number, part: part.toLowerCase() } : number
}
