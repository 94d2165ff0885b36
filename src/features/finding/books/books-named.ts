/** Finds the books of an edition that the typed words name, in its order. Pure. */
import type { LabelledBook } from './book-labels'

/**
 * All books for empty words. Names with a word that begins with `words` exclude the others: "es" finds Ezra and
 * Esther, not Genesis and Ecclesiastes too.
 */
export function booksNamed<Book extends Pick<LabelledBook, 'known'>>(
  words: string,
  books: readonly Book[],
): readonly Book[] {
  const wanted = fold(words)
  const beginning = books.filter(({ known }) => known.some((name) => begins(name, wanted)))
  if (beginning.length > 0) return beginning
  return books.filter(({ known }) => known.some((name) => fold(name).includes(wanted)))
}

/** Whether the rest of the name from one of its words on begins with `wanted`: "Römer" in "Brief an die Römer", "Mose" in "1. Mose". */
function begins(name: string, wanted: string): boolean {
  const parts = name.split(/(?<=\d)(?=\p{L})|[\s.\-\u05be]+/u)
  return parts.some((_, index) => fold(parts.slice(index).join(' ')).startsWith(wanted))
}

/** Ignores accents, spaces and case, and reads Arabic and Persian digits, which those interfaces show, as Latin ones. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s.\-\u05be]/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase()
}
