/** The names of all entries in a language, looked up by their terms. Pure. */
import type { Locale } from '../../contract/locales'
import { finderWords } from '../../languages/finder'
import { once } from '../../once'
import { inverseFrequency } from '../../words/inverse-frequency'
import type { EntryNames } from '../entry'
import { type NameBeginnings, nameBeginnings } from './name-beginnings'
import { type NamePieces, namePieces } from './name-pieces'
import type { KnownWords, NameTerm, NameTerms } from './name-terms'
import type { OtherWords } from './other-words'

/** One name: the number of its entry, and its terms. */
interface ReadName {
  entry: number
  terms: readonly number[]
}

export interface NameIndex {
  locale: Locale
  termsOf: NameTerms
  /** Numbers of terms, and the terms of whole words. */
  numbers: ReadonlyMap<string, number>
  words: ReadonlyMap<string, number>
  /** Whole words, and stems, by their first letter. */
  byLetter: ReadonlyMap<string, WordsOfLetter>
  /** By number of the term: how much it says, and the numbers of the names that have it. */
  worths: Float64Array
  namesOf(term: number): Uint16Array
  /** Of a term that no name has. */
  mostWorth: number
  /** Ids of entries by their number; of each name, its entry, and the sum of the worths of its terms. */
  ids: readonly string[]
  entryOf: Uint16Array
  nameWorths: Float64Array
  /** Names by how they begin; made when somebody types. */
  beginnings: () => NameBeginnings
  pieces: NamePieces
  others: OtherWords
  /** Sums of the squared worths of the pieces, of a name, and of all terms of an entry. */
  nameSquares: Float64Array
  entrySquares: Float64Array
}

interface WordsOfLetter {
  words: string[]
  stems: string[]
}

/** Longer words of German may be two: Bergpredigt is also found as Predigt, Berg. */
const leastCompound = 8
const leastPart = 3

export function nameIndex(
  locale: Locale,
  entries: EntryNames,
  termsOf: NameTerms,
  others: OtherWords,
): NameIndex {
  const numbers = new Map<string, number>()
  const words = new Map<string, number>()
  const ids = [...entries.keys()]
  const whole = readNames(entries, termsOf, numbers, words)
  const known = [...numbers.keys()]
  const split = whole.flatMap((name) => splitName(name, known, numbers, locale))
  const names = [...whole, ...split]
  const { begins, listed } = postingsOf(names, known.length)
  const namesOf = (term: number) => listed.subarray(begins[term], begins[term + 1])
  const entryOf = Uint16Array.from(names, ({ entry }) => entry)
  const worths = Float64Array.from(known, (_, term) =>
    inverseFrequency(entries.size, new Set(Array.from(namesOf(term), (name) => entryOf[name])).size),
  )
  const sumOf = (values: Float64Array) => (terms: Iterable<number>) => {
    let sum = 0
    for (const term of terms) sum += values[term] ?? 0
    return sum
  }
  const pieces = namePieces(known)
  const ofEntries = ids.map(() => new Set<number>())
  for (const { entry, terms } of names) for (const term of terms) ofEntries[entry]?.add(term)
  return {
    locale,
    termsOf,
    numbers,
    words,
    byLetter: lettersOf(words.keys(), known),
    worths,
    namesOf,
    mostWorth: inverseFrequency(entries.size, 0),
    ids,
    entryOf,
    nameWorths: Float64Array.from(names, ({ terms }) => sumOf(worths)(terms)),
    beginnings: once(() => nameBeginnings(locale, entries)),
    pieces,
    others,
    nameSquares: Float64Array.from(names, ({ terms }) => sumOf(pieces.squares)(terms)),
    entrySquares: Float64Array.from(ofEntries, sumOf(pieces.squares)),
  }
}

/** The terms of all names, numbered: a function of its own, so that what only reading needs is not kept. */
function readNames(
  entries: EntryNames,
  termsOf: NameTerms,
  numbers: Map<string, number>,
  words: Map<string, number>,
): ReadName[] {
  const read: KnownWords = new Map()
  const numberOf = ({ word, term }: NameTerm) => {
    const known = numbers.get(term) ?? numbers.size
    numbers.set(term, known)
    words.set(word, known)
    return known
  }
  return [...entries.values()].flatMap((names, entry) =>
    names.map((name) => ({ entry, terms: termsOf(name, read).map(numberOf) })),
  )
}

/** By term: where the numbers of its names begin, and these. */
function postingsOf(
  names: readonly ReadName[],
  termCount: number,
): { begins: Uint32Array; listed: Uint16Array } {
  const begins = new Uint32Array(termCount + 1)
  for (const { terms } of names) for (const term of terms) begins[term + 1] = (begins[term + 1] ?? 0) + 1
  for (let term = 0; term < termCount; term += 1)
    begins[term + 1] = (begins[term + 1] ?? 0) + (begins[term] ?? 0)
  const listed = new Uint16Array(begins[termCount] ?? 0)
  const next = begins.slice()
  for (const [at, { terms }] of names.entries())
    for (const term of terms) {
      listed[next[term] ?? 0] = at
      next[term] = (next[term] ?? 0) + 1
    }
  return { begins, listed }
}

function lettersOf(words: Iterable<string>, stems: Iterable<string>): Map<string, WordsOfLetter> {
  const byLetter = new Map<string, WordsOfLetter>()
  const ofLetter = (word: string) => {
    const letter = word.charAt(0)
    const own = byLetter.get(letter) ?? { words: [], stems: [] }
    byLetter.set(letter, own)
    return own
  }
  for (const word of words) ofLetter(word).words.push(word)
  for (const stem of stems) ofLetter(stem).stems.push(stem)
  return byLetter
}

/** The same name with its long words as the two that they are made of. */
function splitName(
  { entry, terms }: ReadName,
  words: readonly string[],
  numbers: ReadonlyMap<string, number>,
  locale: Locale,
): ReadName[] {
  const parts = terms.map((term) => splitWord(words[term] ?? '', numbers, locale) ?? [term])
  return parts.some(({ length }) => length > 1) ? [{ entry, terms: [...new Set(parts.flat())] }] : []
}

/** The two terms of a compound, with or without letters between them; undefined where it is none, or the language has none. */
export function splitWord(
  word: string,
  numbers: ReadonlyMap<string, number>,
  locale: Locale,
): number[] | undefined {
  const { joints } = finderWords[locale]
  if (!joints || word.length < leastCompound) return undefined
  for (let end = word.length - leastPart; end >= leastPart; end -= 1) {
    const last = numbers.get(word.slice(end))
    if (last === undefined) continue
    for (const join of joints) {
      const begin = word.slice(0, end)
      if (!begin.endsWith(join) || begin.length - join.length < leastPart) continue
      const first = numbers.get(begin.slice(0, begin.length - join.length))
      if (first !== undefined) return [first, last]
    }
  }
  return undefined
}
