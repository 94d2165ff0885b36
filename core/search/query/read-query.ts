/** Splits a typed query into the units to search for. */
import { forEachWord, isRun } from '../../words/words'

/** Words that have to be next to each other; mostly one. */
export interface QueryUnit {
  /** As typed. */
  words: readonly string[]
  /** In quotes: every verse found contains it. */
  isQuoted: boolean
}

/** A parsed query. */
export interface Query {
  /** Each different one once, in the order typed. */
  units: readonly QueryUnit[]
  /**
   * All words in the order typed, including repeated ones: each as the index of its unit
   * and its position in it.
   */
  sequence: readonly (readonly [unit: number, word: number])[]
  /** Something is in quotes, or the whole query is one phrase. */
  isPhrase: boolean
}

const quotes = /["„“”«»‹›「」『』]/

/**
 * Parses a query; `isOnePhrase` as if all of it were in quotes. A quote without its other half is ignored.
 */
export function readQuery(search: string, isOnePhrase: boolean): Query {
  const pieces = isOnePhrase ? ['', search.replaceAll(new RegExp(quotes, 'g'), ' ')] : search.split(quotes)
  const units: QueryUnit[] = []
  const sequence: [number, number][] = []
  for (const [at, piece] of pieces.entries()) {
    const isQuoted = at % 2 === 1 && (isOnePhrase || at < pieces.length - 1)
    for (const words of isQuoted ? [wordsOf(piece).flat()] : wordsOf(piece)) {
      const unit = addUnit(units, { words, isQuoted })
      for (const word of words.keys()) sequence.push([unit, word])
    }
  }
  return { units, sequence, isPhrase: units.some((unit) => unit.isQuoted) }
}

/** The words of a text; letters of a script without spaces together. */
function wordsOf(text: string): string[][] {
  const found: string[][] = []
  let last = -1
  forEachWord(text, (start, end) => {
    const word = text.slice(start, end)
    const before = found.at(-1)
    if (before && isRun(text, last, start)) before.push(word)
    else found.push([word])
    last = end
  })
  return found
}

/** Adds a unit unless it exists already; returns its index. */
function addUnit(units: QueryUnit[], unit: QueryUnit): number {
  const key = keyOf(unit)
  const known = units.findIndex((other) => keyOf(other) === key)
  if (known >= 0 || unit.words.length === 0) return known
  return units.push(unit) - 1
}

function keyOf({ words, isQuoted }: QueryUnit): string {
  return `${isQuoted} ${words.join(' ').toLowerCase()}`
}
