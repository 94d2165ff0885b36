/**
 * Words of the original in a typed query, beside the words of the text: `G25 "eternal life"`, `lemma:ἀγάπη world`. What
 * is in quotes is words of the text alone.
 */
import { parseNumber } from '../../originals/strongs-number'

/** A word of the original as it was typed, and the number or the lemma that was meant. */
export type TypedOriginal = { typed: string } & ({ number: string } | { lemma: string })

export interface ReadOriginals {
  /** Each once, in the order typed. */
  originals: readonly TypedOriginal[]
  /** The query without them, as it was typed. */
  words: string
}

const quotes = /(["„“”«»‹›「」『』])/
const letter = String.raw`[\p{L}\p{M}\p{N}]`
/** `lemma:`, then a word; or a number, by itself or behind `strong:`. Keyboards of phones put a space behind a colon. */
const original = new RegExp(
  String.raw`(?<!${letter}|<)(?:lemma[:：]\s*(${letter}(?:${letter}|[-־'’ʼʾʿ׳])*)|(?:strongs?[:：]\s*)?([GH]\d+[A-Z]?))(?!${letter})`,
  'giu',
)
/** Most queries have none: they are told at once. */
const mayHave = /lemma[:：]|[GH]\d/i

export function readOriginals(search: string): ReadOriginals {
  if (!mayHave.test(search)) return { originals: [], words: search }
  const originals: TypedOriginal[] = []
  const pieces = search.split(quotes)
  // Every other piece is a quotation mark; a quote without its other half is ignored.
  const words = pieces.map((piece, at) => {
    const isQuoted = at % 4 === 2 && at < pieces.length - 1
    if (isQuoted || at % 2 === 1) return piece
    return piece.replace(original, (typed, lemma?: string, number?: string) => {
      const found = readOne(typed, lemma, number)
      if (found && !originals.some((one) => keyOf(one) === keyOf(found))) originals.push(found)
      return found ? ' ' : typed
    })
  })
  if (originals.length === 0) return { originals, words: search }
  return { originals, words: words.join('').replace(/\s+/g, ' ').trim() }
}

function readOne(typed: string, lemma?: string, number?: string): TypedOriginal | undefined {
  const named = parseNumber(number ?? lemma ?? '')
  if (named !== undefined) return { typed, number: named }
  return lemma === undefined ? undefined : { typed, lemma }
}

function keyOf(one: TypedOriginal): string {
  return 'number' in one ? one.number : `lemma ${one.lemma.normalize('NFC').toLowerCase()}`
}
