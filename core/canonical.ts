/**
 * Canonical numbers: book*1,000,000 + chapter*1,000 + verse (spec 1 §3). Chapter 0 and verse 0 mean "whole".
 * A canonical is always in some edition's own numbering; numbering/ maps between numberings.
 */
declare const canonicalBrand: unique symbol
/** A canonical number. */
export type Canonical = number & { readonly [canonicalBrand]: true }

/** A canonical as its three numbers. */
export interface Place {
  book: number
  chapter: number
  verse: number
}

/** A place by its numbers; without chapter or verse it is the whole book or chapter. */
export function placeAt(book: number, chapter = 0, verse = 0): Place {
  return { book, chapter, verse }
}

/** The canonical of a place; `chapter` and `verse` default to 0, "whole". Does not check any table. */
export function canonicalOf(book: number, chapter = 0, verse = 0): Canonical {
  return (book * 1_000_000 + chapter * 1_000 + verse) as Canonical
}

/** Book, chapter and verse of a canonical. */
export function placeOf(canonical: number): Place {
  return placeAt(bookOf(canonical), Math.floor(canonical / 1_000) % 1_000, canonical % 1_000)
}

/** The chapter (verse 0) that contains a canonical. */
export function chapterOf(canonical: number): Canonical {
  return wholeOf(canonical, 1_000)
}

/** The chapter (`size` 1,000) or book (1,000,000) that contains a canonical; with 1 the canonical itself. */
export function wholeOf(canonical: number, size: number): Canonical {
  return (canonical - (canonical % size)) as Canonical
}

/** The book number of a canonical. */
export function bookOf(canonical: number): number {
  return Math.floor(canonical / 1_000_000)
}

/** True for a whole number whose book is 1-66 or 90-96 (FEATURES NAV-02). */
export function isCanonical(value: number): value is Canonical {
  const book = bookOf(value)
  return Number.isInteger(value) && ((book >= 1 && book <= 66) || (book >= 90 && book <= 96))
}

/** The books with parallels (core/scripture/pericopes): Matthew to John. */
export function isGospel(book: number): boolean {
  return book >= 40 && book <= 43
}
