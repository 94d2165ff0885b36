/** Passages as tables of ours write them: `GEN 1`, `GEN 9-10`, `LUK 1:1-38`, `EXO 11:1-12:20`, `PHM`. */

import { type Canonical, canonicalOf } from '../canonical'
import { books } from './books'

const pattern = /^(\d?[A-Z]{2,3})(?: (\d+)(?::(\d+))?(?:-(?:(\d+):)?(\d+))?)?$/

/** Verse 0 means the whole chapter, chapter 0 the whole book. Throws for a text that is none; the tables are ours and tested. */
export function passageRange(text: string): { from: Canonical; to: Canonical } {
  const [, usfm = '', first = '0', verse = '0', lastChapter, last] = pattern.exec(text) ?? []
  const book = books.find((one) => one.usfm === usfm)
  if (!book) throw new RangeError(`no passage: ${text}`)
  const from = canonicalOf(book.number, Number(first), Number(verse))
  if (last === undefined) return { from, to: from }
  const isOfChapters = verse === '0'
  const to = isOfChapters
    ? canonicalOf(book.number, Number(last))
    : canonicalOf(book.number, Number(lastChapter ?? first), Number(last))
  return { from, to }
}
