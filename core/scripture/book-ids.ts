/**
 * Identifiers of books and parts of books in USFM, OSIS and Zefania, as edition files and their references
 * use them.
 */
import { bookByNumber, books } from './books'

/**
 * A text that some editions print as a separate book and that is part of one of ours; named by its USFM code.
 */
export type BookPart = 'ESG' | 'DAG' | 'S3Y' | 'SUS' | 'BEL' | 'LJE'

/** The book of an identifier of another system. */
export interface FoundBook {
  book: number
  part?: BookPart
  /** The chapter of a part in its book; absent for a part with chapters of its own (ESG, DAG). */
  chapter?: number
}

const parts: Readonly<Record<BookPart, FoundBook>> = {
  ESG: { book: 17, part: 'ESG' },
  DAG: { book: 27, part: 'DAG' },
  S3Y: { book: 27, part: 'S3Y', chapter: 3 },
  SUS: { book: 27, part: 'SUS', chapter: 13 },
  BEL: { book: 27, part: 'BEL', chapter: 14 },
  LJE: { book: 96, part: 'LJE', chapter: 6 },
}

const usfmIds = new Map<string, FoundBook>([
  ...Object.entries(parts),
  ...books.map((book) => [book.usfm, { book: book.number }] as const),
])

const osisIds = new Map<string, FoundBook>([
  ...books.map((book) => [book.osis.toUpperCase(), { book: book.number }] as const),
  ...['ESTHGR', 'ADDESTH', 'ESG'].map((id) => [id, parts.ESG] as const),
  ...['DANGR', 'ADDDAN', 'DAG'].map((id) => [id, parts.DAG] as const),
  ...['PRAZAR', 'SGTHREE', 'S3Y'].map((id) => [id, parts.S3Y] as const),
  ...['EPJER', 'LJE'].map((id) => [id, parts.LJE] as const),
  ['SUS', parts.SUS],
  ['BEL', parts.BEL],
])

/**
 * Zefania counts 1-66 as we do and continues with these; 76 is the prayer of Manasseh, which has no number
 * here.
 */
const zefaniaFrom67: readonly FoundBook[] = [
  { book: 91 },
  { book: 94 },
  { book: 90 },
  { book: 95 },
  { book: 96 },
  { book: 92 },
  { book: 93 },
  parts.DAG,
  parts.ESG,
]

/** The book or part of a USFM code (`1SA`, `LJE`), in any case; undefined for any other code. */
export function bookByUsfm(code: string): FoundBook | undefined {
  return usfmIds.get(code.toUpperCase())
}

/** The book or part of an OSIS id (`1Sam`, `EpJer`), in any case; undefined for any other id. */
export function bookByOsis(id: string): FoundBook | undefined {
  return osisIds.get(id.toUpperCase())
}

/** The book or part of a Zefania book number: 1-66 the same, 67-75 its own order; undefined for any other. */
export function bookByZefania(number: number): FoundBook | undefined {
  if (number <= 66) return bookByNumber(number) ? { book: number } : undefined
  return zefaniaFrom67[number - 67]
}
