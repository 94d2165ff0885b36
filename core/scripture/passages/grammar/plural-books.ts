/** Several numbered books under one name: `1. und 2. Timotheus`, `1-2Kön`, `1.-3. Johannes` (PASSAGES B-8). */
import { exactly, findIn } from '../naming/match-name'
import { withOrdinal } from '../naming/name-keys'
import { ordinalsAt } from '../naming/ordinals'
import { emit } from '../numbers/emit'
import type { Reader } from './reader'

/** Reads the books at the next token and adds them; false, without moving, when there is no such name. */
export function readPluralBooks(reader: Reader): boolean {
  const { tokens, context } = reader
  const first = reader.at
  if (reader.nameAt(first)) return false
  for (const { value, end } of ordinalsAt(tokens, first, context.names)) {
    const role = reader.roleAt(end)
    const last = role === 'to' || role === 'and' ? reader.nameAt(end + 1) : undefined
    const other = last?.isNumbered && findIn([last.index], withOrdinal(last.key, value), exactly)
    if (!last || !other) continue
    reader.at = last.end
    const range = reader.range(first, reader.at)
    const [from, to] = [other, last].map(({ books }) => ({ book: books[0] ?? 0, chapter: 0, verse: 0 }))
    if (!from || !to) continue
    emit(reader, { from, to: role === 'to' ? to : from }, range)
    if (role === 'and') emit(reader, { from: to }, range)
    return true
  }
  return false
}
