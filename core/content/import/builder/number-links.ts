/** Numbers in the text of an entry lead to the entry of that word, where the pack has one. */
import { bareNumber, parseNumber } from '../../../originals/strongs-number'

/** The entries of a pack by their numbers. */
export interface NumberIndex {
  keep(number: string, id: number): void
  /** The entry of a number, else of the bare one. */
  ofNumber(number: string): number | undefined
  /** Whether the pack has words of the language of a number. */
  isKnown(number: string): boolean
}

export function createNumberIndex(): NumberIndex {
  const numbers = new Map<string, number>()
  /** The first of the words that a letter tells apart. */
  const firsts = new Map<string, number>()
  const letters = new Set<string>()
  return {
    keep(number, id) {
      letters.add(number.charAt(0))
      if (!numbers.has(number)) numbers.set(number, id)
      const bare = bareNumber(number)
      if (!firsts.has(bare)) firsts.set(bare, id)
    },
    ofNumber(number) {
      const bare = bareNumber(number)
      return numbers.get(number) ?? (number === bare ? firsts.get(bare) : numbers.get(bare))
    },
    isKnown: (number) => letters.has(number.charAt(0)),
  }
}

const written = /(?<![\p{L}\p{N}])[GH]\d{1,5}[A-Za-z]?(?![\p{L}\p{N}])/gu

/** A stretch of text; with an id it leads to that entry. An open one names a word that the pack should have and has not. */
export interface NumberPiece {
  text: string
  id?: number
  isOpen?: true
}

/** The text cut at its numbers, which are written in their one form; one of the entry `own` leads nowhere. */
export function readNumberLinks(
  text: string,
  { ofNumber, isKnown }: Pick<NumberIndex, 'ofNumber' | 'isKnown'>,
  own: number,
): NumberPiece[] {
  const pieces: NumberPiece[] = []
  let done = 0
  for (const { 0: printed, index } of text.matchAll(written)) {
    const number = parseNumber(printed)
    if (number === undefined) continue
    pieces.push({ text: text.slice(done, index) }, pieceOf(number))
    done = index + printed.length
  }
  return [...pieces, { text: text.slice(done) }].filter((piece) => piece.text !== '')

  function pieceOf(number: string): NumberPiece {
    const id = ofNumber(number)
    if (id === undefined) return isKnown(number) ? { text: number, isOpen: true } : { text: number }
    return id === own ? { text: number } : { text: number, id }
  }
}
