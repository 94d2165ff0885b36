/**
 * Reads references whose numbers precede the name: their tokens are put into the usual
 * order and read like all others.
 */
import type { Token } from '../lexing/tokenise'
import { tokenAt } from '../naming/source'
import { readNamed } from './named-reference'
import { countAt, type NumberPart, type Order, orderAt } from './order'
import { attempt, type Reader, spanOf } from './reader'

/** Reads such a reference at the next token; false, without moving, when none begins there. */
export function readOtherOrder(reader: Reader): boolean {
  const order = orderAt(reader, reader.at)
  return !!order && attempt(reader, () => readOrder(reader, order))
}

function readOrder(reader: Reader, { start, end, name, chapter, verse }: Order): boolean {
  const { tokens, refs } = reader
  const span = spanOf(reader, start, end)
  const moved = [
    ...tokens.slice(name.start, name.end),
    ...numbersOf(reader, chapter),
    ...(verse
      ? [
          signBetween(tokenAt(reader, chapter.to - 1), tokenAt(reader, verse.from)),
          ...numbersOf(reader, verse),
        ]
      : []),
  ]
  const at = end - moved.length
  reader.tokens = [...tokens.slice(0, at), ...moved, ...tokens.slice(end)]
  reader.matches = new Map()
  reader.at = at
  if (!readNamed(reader) || reader.at < end) return false
  // A link to a moved part links to the whole.
  reader.refs = reader.refs.map((ref, index) => {
    const isMoved = index >= refs.length && ref.start < span.end
    return isMoved ? { ...ref, start: span.start, end: Math.max(ref.end, span.end) } : ref
  })
  return true
}

function numbersOf(reader: Reader, { from, to }: NumberPart): Token[] {
  return reader.tokens.slice(from, to).map((token, index) => {
    const value = countAt(reader, from + index)
    return token.plain && value ? { ...token, text: String(value), plain: '', value } : token
  })
}

/** A sign without spaces around it. */
function signBetween(chapter: Token, verse: Token): Token {
  return { text: ':', plain: '', value: -1, start: chapter.end, end: verse.start }
}
