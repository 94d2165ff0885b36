/** The places of the Bible that a question names, and those it names that do not exist. Pure. */

import { bookOf, canonicalOf, placeOf } from '../../canonical'
import { extractPassages } from '../../scripture/passages/extract-passages'
import type { PassageContext, PassageRef } from '../../scripture/passages/reference'
import { prefixLetters } from '../../words/prefix-letters'
import { hasInvented } from '../absent-places/invented'
import { KnownBooks } from '../absent-places/known-books'

export interface AskedPlaces {
  places: readonly { from: number; to: number }[]
  /** As they are written; `nearest` is the last place before it, where the book exists. */
  missing: readonly { words: string; nearest: number | undefined }[]
}

/** More are a list, not a question. */
const mostPlaces = 3
/** Characters of a place that does not exist. */
const longestShown = 60

export function askedPlaces(typed: string, context: PassageContext): AskedPlaces {
  const books = booksOf(context)
  const question = withoutPrefixes(typed, books)
  const found = extractPassages(question, context)
  const written = books.namedIn(question)
  const beyond = written
    .filter((one) => !found.some((other) => overlaps(one, other)))
    .map((one) => ({ ...one, words: question.slice(one.start, one.end), nearest: nearestTo(one, context) }))
  const spans = [...found, ...beyond].sort((a, b) => b.start - a.start)
  const without = (sign: string) =>
    spans.reduce((text, { start, end }) => text.slice(0, start) + sign + text.slice(end), question)
  const strange = hasInvented(without(held), books)
    ? [inventedIn(without(' '))]
    : tooManyBooks(question, books)
  return {
    places: found.slice(0, mostPlaces).map(({ from, to }) => ({ from, to })),
    missing: [...beyond, ...strange].map(({ words, nearest }) => ({ words: words.trim(), nearest })),
  }
}

/** The question without the places it names. */
export function wordsBesidePlaces(question: string, context: PassageContext): string {
  return extractPassages(question, context)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), question)
}

/** Hebrew and Arabic write "in" and "of" with the name of a book: ביוחנן 3. */
const prefixed = new RegExp(
  `(?<!\\p{L})[${prefixLetters}]([\\p{Script=Hebrew}\\p{Script=Arabic}]{3,})(?=\\s+\\p{N})`,
  'gu',
)

function withoutPrefixes(text: string, books: KnownBooks): string {
  return text.replace(prefixed, (word, name: string) =>
    books.isName(name) && !books.isName(word) ? name : word,
  )
}

const known = new WeakMap<PassageContext, KnownBooks>()

/** Kept with the context: hundreds of names. */
function booksOf(context: PassageContext): KnownBooks {
  const books = known.get(context) ?? new KnownBooks(context)
  known.set(context, books)
  return books
}

/** A part that is already read (absent-places/invented.ts). */
const held = String.fromCharCode(0xe000)

/** Patterns of places: a name with numbers behind it, else words with some. Where none fits, the text is shown. */
const likePlaces = [
  /(?:\p{Nd}{1,2}\.?\s?)?\p{L}[\p{L}\p{M}.'’״"-]*\s+\p{Nd}{1,3}(?:\s?[:.,،]\s?\p{Nd}{1,3})?/u,
  /\p{L}[\p{L}\p{M}.'’״"-]*(?:\s+\p{L}{1,9}\.?)?\s+\p{Nd}{1,3}/u,
]

function inventedIn(text: string): { words: string; nearest: undefined } {
  const [words = text.slice(0, longestShown)] = likePlaces.flatMap((like) => like.exec(text)?.[0] ?? [])
  return { words, nearest: undefined }
}

/** `3 Corinthians`: a book of which there are fewer. */
function tooManyBooks(text: string, books: KnownBooks): { words: string; nearest: undefined }[] {
  for (const [words, number = '', name = ''] of text.matchAll(numberedName))
    if (books.isName(`1 ${name}`) && !books.isName(`${number} ${name}`))
      return [{ words, nearest: undefined }]
  return []
}

const numberedName = /(?<![\p{L}\p{N}.,:])([2-9])\.?\s?(\p{L}{2,}\.?)(?:\s\p{Nd}{1,3})?/gu

interface Span {
  start: number
  end: number
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

function nearestTo({ from }: PassageRef, { table }: PassageContext): number | undefined {
  const { book, chapter } = placeOf(from)
  const last = table.lastChapter(bookOf(from))
  if (last === 0) return undefined
  const existing = Math.min(Math.max(chapter, 1), last)
  return canonicalOf(book, existing, chapter > last ? 0 : table.lastVerse(book, existing))
}
