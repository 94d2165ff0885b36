/**
 * The 73 books and their codes. Numbers 1-66 are the Protestant order, 90-96 the deuterocanonical books
 * (PASSAGES C-2, T-2, O-2); 67-89 and 97-99 are unused. Books without a number (3 Maccabees, 1 Esdras,
 * Manasseh ...) are absent. Code that only needs chapters imports book-chapters.ts; book-ids.ts parses
 * identifiers of edition files.
 */
import { bookChapters } from '../book-chapters'

/** `at` Old Testament, `ak` deuterocanonical books, `nt` New Testament. */
export type Testament = 'at' | 'ak' | 'nt'

/** One book. */
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

const firstDeuterocanonical = 90

/**
 * USFM and OSIS codes in canon order, joined to one string: it is parsed once, and 73 literals would be three
 * times as long.
 */
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

/** The book with a number; undefined outside 1-66 and 90-96. */
export function bookByNumber(number: number): Book | undefined {
  return byNumber.get(number)
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
