/** Passages as the tables of our plans write them: `GEN 1`, `GEN 9-10`, `LUK 1:1-38`, `EXO 11:1-12:20`, `PHM`. */
import type { Range } from '../../content/model/article'
import { books } from '../../scripture/books'
import { canonicalOf } from '../../scripture/canonical'

const pattern = /^(\d?[A-Z]{2,3})(?: (\d+)(?::(\d+))?(?:-(?:(\d+):)?(\d+))?)?$/

/** Throws for a text that is none; the tables are ours and tested. */
export function passageRange(text: string): Range {
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

/** As few ranges as possible: chapters that follow each other in a book are one. Parts of chapters stay as they are. */
export function joinedRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { from, to } of ranges) {
    const last = joined.at(-1)
    const isNext = last && last.to + 1_000 === from && from % 1_000 === 0
    if (isNext) last.to = to
    else joined.push({ from, to })
  }
  return joined
}
