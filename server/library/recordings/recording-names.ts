/**
 * Identifies the chapter of a sound file by its name: a book (its number or its USFM or
 * OSIS code) and a chapter.
 */
import { extname } from 'node:path'
import { canonicalOf } from '#core/canonical'
import { soundTypes } from '#core/contract/editions/recording'
import { bookByOsis, bookByUsfm } from '#core/scripture/book-ids'
import { bookByNumber } from '#core/scripture/books'

export type SoundEnding = keyof typeof soundTypes

/** The ending of a sound file, without its dot; undefined for any other file. */
export function soundEnding(name: string): SoundEnding | undefined {
  const ending = extname(name).slice(1).toLowerCase()
  return Object.keys(soundTypes)
    .filter((known): known is SoundEnding => known in soundTypes)
    .find((known) => known === ending)
}

/**
 * The chapter (canonical) of `43-001.mp3`, `JHN_1.mp3`, `43 John 01.ogg`; undefined if
 * the name contains none, or two books.
 */
export function chapterOfName(name: string): number | undefined {
  const words = name.slice(0, name.length - extname(name).length).split(/[\s._-]+/)
  const chapter = Number(words.at(-1))
  if (words.length < 2 || !Number.isInteger(chapter) || chapter < 1 || chapter > 150) return undefined
  const books = new Set(words.slice(0, -1).map(bookOfWord))
  const [book] = books
  return books.size === 1 && book !== undefined ? canonicalOf(book, chapter) : undefined
}

function bookOfWord(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return bookByNumber(Number(word))?.number
  const found = bookByUsfm(word) ?? bookByOsis(word)
  return found?.part === undefined ? found?.book : undefined
}
