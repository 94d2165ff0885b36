/** Takes what was typed apart into what is looked for. */
import { forEachWord, isRun } from '../text/words'

/** Words that have to stand next to each other; mostly one. */
export interface QueryUnit {
  /** As typed. */
  words: readonly string[]
  /** In quotes: every verse found has it. */
  isQuoted: boolean
}

export interface Query {
  /** Each different one once, in the order typed. */
  units: readonly QueryUnit[]
  /** All words in the order typed, repeated ones too: each as the place of its unit and its place in it. */
  sequence: readonly (readonly [unit: number, word: number])[]
  /** Something is in quotes, or all of it is to be one phrase. */
  isPhrase: boolean
}

const quotes = /["„“”«»‹›「」『』]/

/** Reads a search; `isOnePhrase` as if all of it stood in quotes. A quote without its other half does not count. */
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

/** The words of a text; letters of a script without blanks together. */
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

/** Adds a unit unless it is there already; its place. */
function addUnit(units: QueryUnit[], unit: QueryUnit): number {
  const key = keyOf(unit)
  const known = units.findIndex((other) => keyOf(other) === key)
  if (known >= 0 || unit.words.length === 0) return known
  return units.push(unit) - 1
}

function keyOf({ words, isQuoted }: QueryUnit): string {
  return `${isQuoted} ${words.join(' ').toLowerCase()}`
}
