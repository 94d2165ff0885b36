/** How books are called where one is chosen: in the language of the interface, with its digits, whatever the edition calls them. Pure. */
import type { ManifestBook } from '#core/contract/editions/edition'
import type { BookName, BookTitle } from '#core/contract/editions/names'
import { digitsOf } from '#core/scripture/text/digits'

/** Titles, with their further spellings as soon as those are here. */
type Names = Readonly<Record<string, BookTitle & Partial<Pick<BookName, 'names'>>>>

export interface LabelledBook extends ManifestBook {
  /** "1. Mose" */
  full: string
  /** "1Mo" */
  short: string
  /** All it is found by. */
  known: readonly string[]
}

/** `interfaceNames` and `editionNames`: those of the two languages; what neither has keeps the name of the file. */
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
