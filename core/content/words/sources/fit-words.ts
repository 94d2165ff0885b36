/**
 * Finds named words in the text of an edition: in the order of both, each whole and its words beside each other. What is
 * not found is counted and left out; nothing is placed by guess.
 */
import { canonicalOf, placeOf } from '../../../canonical'
import type { BookText } from '../../../contract/editions/chapter'
import { type Numbering, type NumberingBase, numberingBases } from '../../../contract/editions/edition'
import type { NamedVerse, NamedWord } from '../../../originals/named-words'
import type { WordRun, WordsOfBook, WordsOfBooks } from '../../../originals/word-run'
import { type Token, tokensOf } from '../../../originals/word-tokens'
import { convert } from '../../../scripture/numbering/convert'
import { editDistance } from '../../../words/edit-distance'
import { foldWord } from '../../../words/fold'
import { versesOf } from '../make-layer'

export interface FittedWords {
  words: WordsOfBooks
  /** Words that the table names, those without a rendering included. */
  found: number
  /** Of those with a rendering: how many there are, and how many stand in the text. */
  rendered: number
  fitted: number
  /** Canonicals, in the edition's numbering, of verses where some were not found: the first of them. */
  misfits: number[]
  /** Verses of the table that the edition does not have. */
  foreign: number
}

const shownMisfits = 10
/** Of a table or a text; a longer verse is no verse, and comparing takes their product. */
const mostTokens = 2_000

/** The edition whose text it is. */
interface Fitting {
  /** BCP 47. */
  locale: string
  numbering: Numbering
}

/**
 * `numbering`: of the edition. The table may count its verses otherwise and mostly does not say so: of the ways to count, the
 * one counts that most words fit.
 */
export function fitWords(
  verses: readonly NamedVerse[],
  books: readonly BookText[],
  { locale, numbering }: Fitting,
): FittedWords {
  const [language = ''] = locale.split('-')
  const own = fitCounted(verses, books, language, (verse) =>
    canonicalOf(verse.book, verse.chapter, verse.verse),
  )
  if (own.fitted >= own.rendered * surelyFits) return own
  const others = numberingBases.map((base) =>
    fitCounted(verses, books, language, convertFrom(base, numbering)),
  )
  return others.reduce((best, one) => (one.fitted > best.fitted ? one : best), own)
}

const surelyFits = 0.98

function convertFrom(base: NumberingBase, to: Numbering): (verse: NamedVerse) => number | undefined {
  const from: Numbering = { base, corrections: [] }
  return ({ book, chapter, verse }) => {
    const [best] = convert(canonicalOf(book, chapter, verse), from, to)
    return best?.part === 'title' ? undefined : best?.canonical
  }
}

function fitCounted(
  verses: readonly NamedVerse[],
  books: readonly BookText[],
  language: string,
  canonical: (verse: NamedVerse) => number | undefined,
): FittedWords {
  const textOf = versesOf(books)
  const result: FittedWords = { words: new Map(), found: 0, rendered: 0, fitted: 0, misfits: [], foreign: 0 }
  const named = new Map<number, NamedWord[]>()
  for (const verse of verses) {
    const at = canonical(verse)
    result.found += verse.words.length
    const place = at === undefined ? undefined : placeOf(at)
    if (at === undefined || !place || textOf(place.book)(place.chapter, place.verse) === undefined) {
      result.foreign += 1
      result.rendered += verse.words.filter(({ text }) => text !== '').length
    } else named.set(at, [...(named.get(at) ?? []), ...verse.words])
  }
  for (const [at, words] of [...named].sort(([one], [other]) => one - other)) {
    const { book, chapter, verse } = placeOf(at)
    const text = textOf(book)(chapter, verse) ?? ''
    const { runs, rendered, fitted } = fitVerse(words, text, language)
    result.rendered += rendered
    result.fitted += fitted
    if (fitted < rendered && result.misfits.length < shownMisfits) result.misfits.push(at)
    if (runs.length > 0) setVerse(result.words, { book, chapter, verse }, runs)
  }
  return result
}

function setVerse(
  words: WordsOfBooks,
  { book, chapter, verse }: { book: number; chapter: number; verse: number },
  runs: readonly WordRun[],
): void {
  const ofBook: WordsOfBook = words.get(book) ?? new Map()
  words.set(book, ofBook)
  const verses = new Map(ofBook.get(chapter) ?? [])
  ofBook.set(chapter, verses.set(verse, runs))
}

/** The runs of a verse; words that nothing renders stand behind the run before them. */
export function fitVerse(
  words: readonly NamedWord[],
  text: string,
  language: string,
): { runs: WordRun[]; rendered: number; fitted: number } {
  const tokens = tokensOf(text)
  const keys = (own: string) => tokensOf(own).map(({ from, to }) => foldWord(own.slice(from, to), language))
  const named = words.map(({ text: own }) => keys(own))
  const flat = named.flat()
  const partner = partners(flat, keys(text))
  const runs: WordRun[] = []
  let first = 0
  let place = 0
  let rendered = 0
  for (const [index, word] of words.entries()) {
    const length = named[index]?.length ?? 0
    const range = rangeOf(tokens, partner.slice(first, first + length))
    first += length
    if (length > 0) rendered += 1
    if (length > 0 && !range) continue
    const { text: _, ...said } = word
    runs.push({ ...(range ?? { from: place, to: place }), ...said })
    place = range?.to ?? place
  }
  return { runs, rendered, fitted: runs.filter(({ from, to }) => to > from).length }
}

/** Undefined where a word has no partner, or others stand between. */
function rangeOf(tokens: readonly Token[], places: readonly (number | undefined)[]): Token | undefined {
  const [first] = places
  if (first === undefined || places.some((place, at) => place !== first + at)) return undefined
  const from = tokens[first]?.from
  const to = tokens[first + places.length - 1]?.to
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** For each of `one` its place in `other` where both go on in the same order: the longest common sequence, and other spellings between. */
function partners(one: readonly string[], other: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = one.map(() => undefined)
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) {
    found[start] = start
    start += 1
  }
  if (start === one.length || one.length > mostTokens || other.length > mostTokens) return found
  pairSameWords(found, one, other, start)
  pairSpellings(found, one, other)
  return found
}

/** From `start` on, the longest common sequence, and other spellings between. */
function pairSameWords(
  found: (number | undefined)[],
  one: readonly string[],
  other: readonly string[],
  start: number,
): void {
  const width = other.length - start + 1
  const lengths = new Uint16Array((one.length - start + 1) * width)
  const at = (row: number, column: number) => lengths[(row - start) * width + column - start] ?? 0
  for (let row = one.length - 1; row >= start; row -= 1)
    for (let column = other.length - 1; column >= start; column -= 1)
      lengths[(row - start) * width + column - start] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  let row = start
  let column = start
  while (row < one.length && column < other.length)
    if (one[row] === other[column]) {
      found[row] = column
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
}

/** Between words that are the same, as many words of nearly the same letters are other spellings of them. */
function pairSpellings(
  found: (number | undefined)[],
  one: readonly string[],
  other: readonly string[],
): void {
  let from = 0
  while (from < one.length) {
    let to = from
    while (to < one.length && found[to] === undefined) to += 1
    const first = (from === 0 ? -1 : (found[from - 1] ?? -1)) + 1
    const end = to < one.length ? (found[to] ?? other.length) : other.length
    if (to > from && end - first === to - from) {
      const isSame = one.slice(from, to).every((word, at) => isSpelling(word, other[first + at] ?? ''))
      if (isSame) for (let at = from; at < to; at += 1) found[at] = first + at - from
    }
    from = to + 1
  }
}

function isSpelling(one: string, other: string): boolean {
  const most = Math.floor(Math.min(one.length, other.length) / 3)
  return editDistance(one, other, most) <= most
}
