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
  /** Something is in quotes, or all of it is to be one phrase. */
  isPhrase: boolean
}

const quotes = /["„“”«»‹›「」『』]/

/** Reads a search; `isOnePhrase` as if all of it stood in quotes. A quote without its other half does not count. */
export function readQuery(search: string, isOnePhrase: boolean): Query {
  const pieces = isOnePhrase ? ['', search.replaceAll(new RegExp(quotes, 'g'), ' ')] : search.split(quotes)
  const units: QueryUnit[] = []
  for (const [at, piece] of pieces.entries()) {
    const isQuoted = at % 2 === 1 && (isOnePhrase || at < pieces.length - 1)
    if (isQuoted) addUnit(units, { words: wordsOf(piece).flat(), isQuoted })
    else for (const words of wordsOf(piece)) addUnit(units, { words, isQuoted })
  }
  return { units, isPhrase: units.some((unit) => unit.isQuoted) }
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

function addUnit(units: QueryUnit[], unit: QueryUnit): void {
  const key = keyOf(unit)
  if (unit.words.length > 0 && !units.some((other) => keyOf(other) === key)) units.push(unit)
}

function keyOf({ words, isQuoted }: QueryUnit): string {
  return `${isQuoted} ${words.join(' ').toLowerCase()}`
}
