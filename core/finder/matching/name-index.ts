/** The names of all entries in a language, looked up by their terms. Pure. */
import type { Locale } from '../../contract/locales'
import { inverseFrequency } from '../../search/query/weights'
import type { EntryNames } from '../entry'
import { type NamePieces, namePieces } from './name-pieces'
import type { NameTerm, NameTerms } from './name-terms'
import type { OtherWords } from './other-words'

/** One name as the terms of it. */
interface IndexedName {
  entry: string
  terms: readonly number[]
  /** Sum of the worths of its terms. */
  worth: number
}

export interface NameIndex {
  locale: Locale
  termsOf: NameTerms
  names: readonly IndexedName[]
  /** Numbers of terms, and the terms of whole words. */
  numbers: ReadonlyMap<string, number>
  words: ReadonlyMap<string, number>
  /** Whole words, and stems, by their first letter. */
  byLetter: ReadonlyMap<string, WordsOfLetter>
  /** By number of the term: how much it says, and the names that have it. */
  worths: Float64Array
  postings: readonly (readonly number[])[]
  /** Of a term that no name has. */
  mostWorth: number
  /** Ids of entries by their number, and the number of each name's entry. */
  ids: readonly string[]
  entryOf: Uint16Array
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
  const numberOf = ({ word, term }: NameTerm) => {
    const known = numbers.get(term) ?? numbers.size
    numbers.set(term, known)
    words.set(word, known)
    return known
  }
  const read = [...entries].flatMap(([entry, names]) =>
    names.map((name) => ({ entry, terms: termsOf(name).map(numberOf) })),
  )
  const known = [...numbers.keys()]
  const split = locale === 'de' ? read.flatMap((name) => splitName(name, known, numbers)) : []
  const all = [...read, ...split]
  const having = Array.from({ length: numbers.size }, () => new Set<string>())
  for (const { entry, terms } of all) for (const term of terms) having[term]?.add(entry)
  const worths = Float64Array.from(having, ({ size }) => inverseFrequency(entries.size, size))
  const names = all.map(({ entry, terms }) => ({
    entry,
    terms,
    worth: terms.reduce((sum, term) => sum + (worths[term] ?? 0), 0),
  }))
  const postings = Array.from({ length: numbers.size }, (): number[] => [])
  for (const [at, { terms }] of names.entries()) for (const term of terms) postings[term]?.push(at)
  const mostWorth = inverseFrequency(entries.size, 0)
  const byLetter = lettersOf(words.keys(), numbers.keys())
  const pieces = namePieces(known)
  return {
    locale,
    termsOf,
    names,
    numbers,
    words,
    byLetter,
    worths,
    postings,
    mostWorth,
    pieces,
    others,
    ...squaresOf(names, [...entries.keys()], pieces),
  }
}

function squaresOf(
  names: readonly IndexedName[],
  ids: readonly string[],
  { squares }: NamePieces,
): Pick<NameIndex, 'ids' | 'entryOf' | 'nameSquares' | 'entrySquares'> {
  const numberOf = new Map(ids.map((id, at) => [id, at]))
  const sumOf = (terms: Iterable<number>) => [...terms].reduce((sum, term) => sum + (squares[term] ?? 0), 0)
  const all = ids.map(() => new Set<number>())
  const entryOf = Uint16Array.from(names, ({ entry }) => numberOf.get(entry) ?? 0)
  for (const [at, { terms }] of names.entries()) for (const term of terms) all[entryOf[at] ?? 0]?.add(term)
  return {
    ids,
    entryOf,
    nameSquares: Float64Array.from(names, ({ terms }) => sumOf(terms)),
    entrySquares: Float64Array.from(all, sumOf),
  }
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
  { entry, terms }: { entry: string; terms: readonly number[] },
  words: readonly string[],
  numbers: ReadonlyMap<string, number>,
): { entry: string; terms: number[] }[] {
  const parts = terms.map((term) => splitWord(words[term] ?? '', numbers) ?? [term])
  return parts.some(({ length }) => length > 1) ? [{ entry, terms: [...new Set(parts.flat())] }] : []
}

/** The two terms of a German compound, with or without a letter between them; undefined where it is none. */
export function splitWord(word: string, numbers: ReadonlyMap<string, number>): number[] | undefined {
  if (word.length < leastCompound) return undefined
  for (let end = word.length - leastPart; end >= leastPart; end -= 1) {
    const last = numbers.get(word.slice(end))
    if (last === undefined) continue
    for (const join of ['', 's', 'es', 'n', 'en', 'er', 'e']) {
      const begin = word.slice(0, end)
      if (!begin.endsWith(join) || begin.length - join.length < leastPart) continue
      const first = numbers.get(begin.slice(0, begin.length - join.length))
      if (first !== undefined) return [first, last]
    }
  }
  return undefined
}
