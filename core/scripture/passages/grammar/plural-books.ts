/** Several numbered books under one name: `1. und 2. Timotheus`, `1-2Kön`, `1.-3. Johannes` (PASSAGES B-8). */
import { exactly, findIn, matchName } from '../naming/match-name'
import { withOrdinal } from '../naming/name-keys'
import { ordinalsAt } from '../naming/ordinals'
import { emit } from '../numbers/emit'
import type { Reader } from './reader'

/** Reads the books at the next token and adds them; false, without moving, when there is no such name. */
export function readPluralBooks(reader: Reader): boolean {
  const { state, tokens, context } = reader
  const first = state.at
  if (matchName(tokens, first, context.names)) return false
  for (const { value, end } of ordinalsAt(tokens, first, context.names)) {
    const role = reader.roleAt(end)
    if (role !== 'to' && role !== 'and') continue
    const last = matchName(tokens, end + 1, context.names)
    if (!last?.isNumbered) continue
    const from = findIn([last.index], withOrdinal(last.key, value), exactly)?.books[0]
    const to = last.books[0]
    if (from === undefined || to === undefined) continue
    state.at = last.end
    const places = [from, to].map((book) => ({ book, chapter: 0, verse: 0, isVoid: false }))
    addBooks(reader, places, role === 'to', first)
    return true
  }
  return false
}

function addBooks(
  reader: Reader,
  [from, to]: Parameters<typeof emit>[1]['from'][],
  isRange: boolean,
  first: number,
): void {
  const range = reader.range(first, reader.state.at)
  if (!from || !to) return
  if (isRange) emit(reader, { from, to }, undefined, range)
  else for (const book of [from, to]) emit(reader, { from: book }, undefined, range)
}
