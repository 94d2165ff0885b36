/** Book codes and numbers after `\id`, `\c` and `\v`. */
import { westernDigits } from '../western-digits'
import { openBook, openChapter, openVerse, sayBookLine } from './markup/markup-places'
import { readChapterNumber, readVerseNumber } from './markup/verse-number'
import { findBook, restOfLine, type UsfmSource } from './usfm-source'

/** `\id GEN words`: the words may name the edition. An unknown book is skipped up to the next. */
export function readBook(source: UsfmSource, from: number): number {
  const [start = '', code = ''] = /^\s*([^\s\\]*)/.exec(source.text.slice(from, from + 20)) ?? []
  if (!openBook(source.state, code)) return findBook(source, from)
  const line = restOfLine(source, from)
  sayBookLine(source.state, line.slice(start.length))
  return from + line.length
}

/** `\c 1`. A word instead of the number is left out. */
export function readChapter(source: UsfmSource, from: number): number {
  const text = wordsAfter(source, from)
  const found = readChapterNumber(text)
  const written = /^[ \t]*[^\s\\]*/.exec(text)?.[0] ?? ''
  openChapter(source.state, found?.number, written.trim())
  return from + (found?.length ?? written.length)
}

/** `\v 1`. A word instead of the number is text. */
export function readVerse(source: UsfmSource, from: number): number {
  const text = wordsAfter(source, from)
  const found = readVerseNumber(text)
  openVerse(source.state, found, /[^\s\\]+/.exec(text)?.[0] ?? '')
  return from + (found?.length ?? 0)
}

/** Enough of the text before the next marker to contain any number. */
function wordsAfter({ text }: UsfmSource, from: number): string {
  const words = westernDigits(text.slice(from, from + 60))
  const next = words.indexOf('\\')
  return next < 0 ? words : words.slice(0, next)
}
