/**
 * The 73 books and what other systems call them. Numbers 1-66 are the Protestant order, 90-96 the deuterocanonical books
 * (PASSAGES C-2, T-2, O-2); 67-89 and 97-99 are unused. Books without a number (3 Maccabees, 1 Esdras, Manasseh ...) are absent.
 */

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

/** In canon order, joined to one string: it is read once, and 73 literals would be three times as long. */
const protestant =
  'GEN Gen 50,EXO Exod 40,LEV Lev 27,NUM Num 36,DEU Deut 34,JOS Josh 24,JDG Judg 21,RUT Ruth 4,1SA 1Sam 31,2SA 2Sam 24,' +
  '1KI 1Kgs 22,2KI 2Kgs 25,1CH 1Chr 29,2CH 2Chr 36,EZR Ezra 10,NEH Neh 13,EST Esth 10,JOB Job 42,PSA Ps 150,PRO Prov 31,' +
  'ECC Eccl 12,SNG Song 8,ISA Isa 66,JER Jer 52,LAM Lam 5,EZK Ezek 48,DAN Dan 12,HOS Hos 14,JOL Joel 3,AMO Amos 9,' +
  'OBA Obad 1,JON Jonah 4,MIC Mic 7,NAM Nah 3,HAB Hab 3,ZEP Zeph 3,HAG Hag 2,ZEC Zech 14,MAL Mal 4,' +
  'MAT Matt 28,MRK Mark 16,LUK Luke 24,JHN John 21,ACT Acts 28,ROM Rom 16,1CO 1Cor 16,2CO 2Cor 13,GAL Gal 6,EPH Eph 6,' +
  'PHP Phil 4,COL Col 4,1TH 1Thess 5,2TH 2Thess 3,1TI 1Tim 6,2TI 2Tim 4,TIT Titus 3,PHM Phlm 1,HEB Heb 13,JAS Jas 5,' +
  '1PE 1Pet 5,2PE 2Pet 3,1JN 1John 5,2JN 2John 1,3JN 3John 1,JUD Jude 1,REV Rev 22'
const deuterocanonical = 'TOB Tob 14,JDT Jdt 16,1MA 1Macc 16,2MA 2Macc 15,WIS Wis 19,SIR Sir 51,BAR Bar 6'

/** All books in the order of their numbers. */
export const books: readonly Book[] = [
  ...readTable(protestant, 1),
  ...readTable(deuterocanonical, firstDeuterocanonical),
]

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

/** True for Obadiah, Philemon, 2 and 3 John, Jude (PASSAGES T-3), where a lone number is a verse. */
export function isSingleChapter(book: number): boolean {
  return byNumber.get(book)?.chapters === 1
}

function readTable(table: string, first: number): Book[] {
  return table.split(',').map((entry, index) => {
    const [usfm = '', osis = '', chapters] = entry.split(' ')
    const number = first + index
    return { number, usfm, osis, chapters: Number(chapters), testament: testamentOf(number) }
  })
}

function testamentOf(number: number): Testament {
  if (number >= firstDeuterocanonical) return 'ak'
  return number < 40 ? 'at' : 'nt'
}
