/** Names of books in the book panel: in the language and digits of the interface, whatever the edition calls them. Pure. */
import type { ManifestBook } from '#core/contract/editions/edition'
import type { BookName, BookTitle } from '#core/contract/editions/names'
import { digitsOf } from '#core/scripture/text/digits'

/** Titles of books, with their other spellings once those are here. */
type Names = Readonly<Record<string, BookTitle & Partial<Pick<BookName, 'names'>>>>

export interface LabelledBook extends ManifestBook {
  /** "1. Mose" */
  full: string
  /** "1Mo" */
  short: string
  /** All names that find the book. */
  known: readonly string[]
}

/** `interfaceNames` and `editionNames`: names in the two languages; a book in neither keeps the name in the file. */
export function bookLabels(
  books: readonly ManifestBook[],
  interfaceNames: Names | undefined,
  editionNames: Names,
  locale: string,
): LabelledBook[] {
  const inDigits = (name: string) => name.replace(/\d+/g, (digits) => digitsOf(Number(digits), locale))
  return books.map((book) => {
    const both = [interfaceNames?.[book.number], editionNames[book.number]].filter((one) => one !== undefined)
    const [title] = both
    const known = both.flatMap(({ abbr, name, chapter, names = [] }) => [abbr, name, chapter, ...names])
    return {
      ...book,
      full: inDigits(title?.name ?? book.name),
      short: inDigits(title?.abbr ?? book.name),
      known: [book.name, ...known],
    }
  })
}
