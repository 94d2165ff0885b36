/** The books of an edition that some words name, in its order. Pure. */
import type { ManifestBook } from '#core/contract/edition'

/** All of them without words. Where a word of some names begins so, only those: "es" is Ezra and Esther, not also Genesis and Ecclesiastes. */
export function booksNamed<Book extends Pick<ManifestBook, 'number' | 'name'>>(
  words: string,
  books: readonly Book[],
  names: Readonly<Record<number, { abbr: string; names?: readonly string[] }>>,
): readonly Book[] {
  const wanted = fold(words)
  const namesOf = ({ number, name }: Book) => {
    const known = names[number]
    return [name, known?.abbr ?? '', ...(known?.names ?? [])]
  }
  const beginning = books.filter((book) => namesOf(book).some((name) => begins(name, wanted)))
  if (beginning.length > 0) return beginning
  return books.filter((book) => namesOf(book).some((name) => fold(name).includes(wanted)))
}

/** Whether the name, from one of its words on, begins so: "Römer" in "Brief an die Römer", "Mose" in "1. Mose". */
function begins(name: string, wanted: string): boolean {
  const parts = name.split(/(?<=\d)(?=\p{L})|[\s.\-\u05be]+/u)
  return parts.some((_, index) => fold(parts.slice(index).join(' ')).startsWith(wanted))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s.\-\u05be]/gu, '')
    .toLowerCase()
}
