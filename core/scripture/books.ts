/**
 * The 73 books and what other systems call them. Numbers 1-66 are the Protestant order, 90-96 the deuterocanonical books
 * (PASSAGES C-2, T-2, O-2); 67-89 and 97-99 are unused. Books without a number (3 Maccabees, 1 Esdras, Manasseh ...) are absent.
 * Whoever only reads or writes passages takes book-chapters.ts, which is small.
 */
import { bookChapters } from './book-chapters'

/** `at` Old Testament, `ak` deuterocanonical books, `nt` New Testament. */
export type Testament = 'at' | 'ak' | 'nt'

export interface Book {
  number: number
  /** Three characters: `1SA`. */
  usfm: string
  /** `1Sam`. */
  osis: string
  /** Chapters in English numbering (PASSAGES T-1). */
  chapters: number
  testament: Testament
}

/** A text that some editions print as a book of its own and that is a part of one of ours; named by its USFM code. */
export type BookPart = 'ESG' | 'DAG' | 'S3Y' | 'SUS' | 'BEL' | 'LJE'

/** What an identifier of another system stands for. */
export interface FoundBook {
  book: number
  part?: BookPart
  /** The one chapter a part is in its book; absent for a part with chapters of its own (ESG, DAG). */
  chapter?: number
}

const firstDeuterocanonical = 90

/** USFM and OSIS codes in canon order, joined to one string: it is read once, and 73 literals would be three times as long. */
const codes =
  'GEN Gen,EXO Exod,LEV Lev,NUM Num,DEU Deut,JOS Josh,JDG Judg,RUT Ruth,1SA 1Sam,2SA 2Sam,1KI 1Kgs,2KI 2Kgs,' +
  '1CH 1Chr,2CH 2Chr,EZR Ezra,NEH Neh,EST Esth,JOB Job,PSA Ps,PRO Prov,ECC Eccl,SNG Song,ISA Isa,JER Jer,' +
  'LAM Lam,EZK Ezek,DAN Dan,HOS Hos,JOL Joel,AMO Amos,OBA Obad,JON Jonah,MIC Mic,NAM Nah,HAB Hab,ZEP Zeph,' +
  'HAG Hag,ZEC Zech,MAL Mal,MAT Matt,MRK Mark,LUK Luke,JHN John,ACT Acts,ROM Rom,1CO 1Cor,2CO 2Cor,GAL Gal,' +
  'EPH Eph,PHP Phil,COL Col,1TH 1Thess,2TH 2Thess,1TI 1Tim,2TI 2Tim,TIT Titus,PHM Phlm,HEB Heb,JAS Jas,' +
  '1PE 1Pet,2PE 2Pet,1JN 1John,2JN 2John,3JN 3John,JUD Jude,REV Rev,TOB Tob,JDT Jdt,1MA 1Macc,2MA 2Macc,' +
  'WIS Wis,SIR Sir,BAR Bar'

/** All books in the order of their numbers. */
export const books: readonly Book[] = readBooks()

const byNumber = new Map(books.map((book) => [book.number, book]))

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

/** Zefania counts 1-66 as we do and goes on with these; 76 is the prayer of Manasseh, which has no number here. */
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

/** The book with a number; undefined outside 1-66 and 90-96. */
export function bookByNumber(number: number): Book | undefined {
  return byNumber.get(number)
}

/** The book or part a USFM code stands for (`1SA`, `LJE`), without regard to case; undefined for any other code. */
export function bookByUsfm(code: string): FoundBook | undefined {
  return usfmIds.get(code.toUpperCase())
}

/** The book or part an OSIS id stands for (`1Sam`, `EpJer`), without regard to case; undefined for any other id. */
export function bookByOsis(id: string): FoundBook | undefined {
  return osisIds.get(id.toUpperCase())
}

/** The book or part a Zefania book number stands for: 1-66 the same, 67-75 its own order; undefined for any other. */
export function bookByZefania(number: number): FoundBook | undefined {
  if (number <= 66) return byNumber.has(number) ? { book: number } : undefined
  return zefaniaFrom67[number - 67]
}

function readBooks(): Book[] {
  const pairs = codes.split(',').map((pair) => pair.split(' '))
  return [...bookChapters].map(([number, chapters], index) => {
    const [usfm = '', osis = ''] = pairs[index] ?? []
    return { number, usfm, osis, chapters, testament: testamentOf(number) }
  })
}

function testamentOf(number: number): Testament {
  if (number >= firstDeuterocanonical) return 'ak'
  return number < 40 ? 'at' : 'nt'
}
