/** The books of an edition that some words name, in its order. Pure. */
import type { LabelledBook } from './book-labels'

/** All of them without words. Where a word of some names begins so, only those: "es" is Ezra and Esther, not also Genesis and Ecclesiastes. */
export function booksNamed<Book extends Pick<LabelledBook, 'known'>>(
  words: string,
  books: readonly Book[],
): readonly Book[] {
  const wanted = fold(words)
  const beginning = books.filter(({ known }) => known.some((name) => begins(name, wanted)))
  if (beginning.length > 0) return beginning
  return books.filter(({ known }) => known.some((name) => fold(name).includes(wanted)))
}

/** Whether the name, from one of its words on, begins so: "Römer" in "Brief an die Römer", "Mose" in "1. Mose". */
function begins(name: string, wanted: string): boolean {
  const parts = name.split(/(?<=\d)(?=\p{L})|[\s.\-\u05be]+/u)
  return parts.some((_, index) => fold(parts.slice(index).join(' ')).startsWith(wanted))
}

/** Arabic and Persian digits, as the names are shown there, are those of the names. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s.\-\u05be]/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase()
}
