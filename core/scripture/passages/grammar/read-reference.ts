/** Reads one reference in any of its forms (PASSAGES Q-5). */

import { placeAt } from '../../../canonical'
import { exactly, findIn } from '../naming/find-name'
import { withOrdinal } from '../naming/name-keys'
import { ordinalsAt } from '../naming/ordinals'
import { isRole } from '../naming/source'
import { emit } from './emit'
import { readNamed } from './named-reference'
import { readOtherOrder } from './other-order'
import { nameAt, type Reader } from './reader'
import { readCanonical, readWithoutName } from './unnamed-reference'

/**
 * Reads the reference at the next token, with the numbers that follow it in the same book, and adds its
 * existing parts. False, without moving, when none begins there.
 */
export function readReference(reader: Reader): boolean {
  return (
    (!reader.isProse && (readCanonical(reader) || readPluralBooks(reader))) ||
    readOtherOrder(reader) ||
    readNamed(reader) ||
    readWithoutName(reader)
  )
}

/**
 * Several numbered books under one name: `1. und 2. Timotheus`, `1-2Kön`, `1.-3. Johannes` (PASSAGES B-8).
 * Reads the books at the next token and adds them; false, without moving, when there is no such name.
 */
function readPluralBooks(reader: Reader): boolean {
  const { at: first } = reader
  if (nameAt(reader, first)) return false
  for (const { value, end } of ordinalsAt(reader, first)) {
    const last = nameAt(reader, end + 1)
    const other = last?.ordinal && findIn([last.index], withOrdinal(last.name, value), exactly)
    if (!other || !isRole(reader, end, 'to', 'and')) continue
    reader.at = last.end
    const [from, to] = [placeAt(other.books[0]), placeAt(last.books[0])]
    if (isRole(reader, end, 'to')) emit(reader, first, { from, to })
    else for (const book of [from, to]) emit(reader, first, { from: book })
    return true
  }
  return false
}
