/**
 * JSON of words for each verse: `{"3": [["For God", "G2316"], [" ", null], ["-", "G3588"]]}`, a file per chapter whose name says
 * which (`JHN21`). `-` stands where nothing renders a word, `. . .` where the words before render it too, `vvv` where
 * those behind do; brackets are not words of the text.
 */
import * as z from 'zod/mini'
import type { NamedVerse, NamedWord } from '../../../originals/named-words'
import { readNumbers, testamentOf } from '../../../originals/strongs-number'
import { bookByOsis, bookByUsfm } from '../../../scripture/book-ids'

const pair = z.tuple([z.string(), z.nullable(z.string())])
const versesSchema = z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.array(pair))
type Pair = z.infer<typeof pair>

/** Undefined where the file holds something else, or its name is no chapter. */
export function readWordList(path: string, text: string): NamedVerse[] | undefined {
  const place = placeOfFile(path)
  const verses = place && versesIn(text)
  if (!verses) return undefined
  return Object.entries(verses).map(([verse, pairs]) => ({
    ...place,
    verse: Number(verse),
    words: wordsOf(pairs, place.book),
  }))
}

function placeOfFile(path: string): { book: number; chapter: number } | undefined {
  const [, code = '', chapter] = /([1-4]?[A-Za-z]+)[ ._-]?(\d{1,3})\.json$/i.exec(path) ?? []
  const book = (bookByUsfm(code) ?? bookByOsis(code))?.book
  return book === undefined ? undefined : { book, chapter: Number(chapter) }
}

/** Of the file, or of the first of its members that is one: others have the order of the original. */
function versesIn(text: string): z.infer<typeof versesSchema> | undefined {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return undefined
  for (const one of [value, ...Object.values(value)]) {
    const found = versesSchema.safeParse(one)
    if (found.success && Object.keys(found.data).length > 0) return found.data
  }
  return undefined
}

const placeholders = { none: /^[-–—]$/, before: /^(?:\. \. \.|\.{3}|…)$/, behind: /^v{3}$/ } as const

function wordsOf(pairs: readonly Pair[], book: number): NamedWord[] {
  const words: NamedWord[] = []
  let waiting: string[] = []
  for (const [text, said] of pairs) {
    const numbers = said === null ? [] : readNumbers(said, testamentOf(book)).numbers
    const word = text.trim()
    const last = words.at(-1)
    if (numbers.length === 0) continue
    if (placeholders.behind.test(word)) waiting.push(...numbers)
    else if (placeholders.before.test(word) && last && last.text !== '')
      words[words.length - 1] = { ...last, numbers: joined(last.numbers, numbers) }
    else if (placeholders.none.test(word) || placeholders.before.test(word)) words.push({ text: '', numbers })
    else {
      words.push({ text: word, numbers: joined(waiting, numbers) })
      waiting = []
    }
  }
  if (waiting.length > 0) words.push({ text: '', numbers: joined(waiting, []) })
  return words
}

function joined(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])]
}
