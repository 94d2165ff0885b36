/** Reads one reference in any of its forms (PASSAGES Q-5). */
import { readNamed } from './named-reference'
import { readPluralBooks } from './plural-books'
import type { Reader } from './reader'
import { readCanonical, readChapterOfBook, readNumberedPsalm, readWithoutName } from './unnamed-reference'

/**
 * Reads the reference at the next token, with the numbers that follow it in the same book, and adds what exists of it.
 * False, without moving, when none begins there.
 */
export function readReference(reader: Reader): boolean {
  if (
    reader.mode === 'whole' &&
    (readCanonical(reader) || readPluralBooks(reader) || readNumberedPsalm(reader))
  ) {
    return true
  }
  return readChapterOfBook(reader) || readNamed(reader) || readWithoutName(reader)
}
