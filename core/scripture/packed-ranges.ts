/**
 * Ranges as short texts: `2.6.16-20` is Exodus 6:16-20. Numbers that the range before says already are left out (`20`, `7.1`), and a
 * chapter or book as a whole ends in 0. That costs a third of plain numbers in a packed segment.
 */
import { canonicalOf, placeOf } from '../canonical'
import type { Range } from '../contract/content/article'

/** Of several, parted by blanks. */
export function packRanges(ranges: readonly Range[]): string {
  let before = 0
  return ranges
    .map((range) => {
      const text = packRange(range, before)
      before = range.to
      return text
    })
    .join(' ')
}

/** Reads the text of `packRanges`. */
export function unpackRanges(text: string): Range[] {
  let before = 0
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const range = unpackRange(one, before)
      before = range.to
      return range
    })
}

/** A range that stands after one ending at `before`. */
export function packRange({ from, to }: Range, before: number): string {
  const start = packPlace(from, before)
  return from === to ? start : `${start}-${packPlace(to, from)}`
}

/** Reads the text of `packRange`. */
export function unpackRange(text: string, before: number): Range {
  const [start = '', end] = text.split('-')
  const from = unpackPlace(start, before)
  return { from, to: end === undefined ? from : unpackPlace(end, from) }
}

function packPlace(place: number, before: number): string {
  const { book, chapter, verse } = placeOf(place)
  const old = placeOf(before)
  if (book !== old.book) return `${book}.${chapter}.${verse}`
  return chapter === old.chapter ? String(verse) : `${chapter}.${verse}`
}

function unpackPlace(text: string, before: number): number {
  const numbers = text.split('.').map(Number)
  const old = placeOf(before)
  const [verse = 0, chapter = old.chapter, book = old.book] = numbers.reverse()
  return canonicalOf(book, chapter, verse)
}

/**
 * The range that a printed reference says by its own digits: `6:20` or `20` after a place of the same chapter. A reference that
 * says it needs only its book in a segment, or nothing. This copies digits and recognises nothing: nobody asks it of other text.
 */
export function printedRange(text: string, book: number, before: number): Range | undefined {
  const [, first, second, last] =
    /(?:^|[^\d:.,])(\d{1,3})(?:[:.,]\s?(\d{1,3}))?(?:[-–](\d{1,3}))?\D*$/.exec(text) ?? []
  if (first === undefined) return undefined
  const old = placeOf(before)
  if (second === undefined && old.book !== book) return undefined
  const chapter = second === undefined ? old.chapter : Number(first)
  const verse = Number(second ?? first)
  const from = canonicalOf(book, chapter, verse)
  const to = last === undefined ? from : canonicalOf(book, chapter, Number(last))
  return { from, to }
}
