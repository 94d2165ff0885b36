/** Reads one reference in any of its forms (PASSAGES Q-5). */

import { readNamed } from './named-reference'
import { readOtherOrder } from './other-order'
import { readPluralBooks } from './plural-books'
import { type Reader } from './reader'
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
