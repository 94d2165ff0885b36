/**
 * The reading scheme of Robert Murray M'Cheyne (1842): four readings a day, in a year the Old Testament once, the
 * Psalms and the New Testament twice. Only facts: which chapter on which day, in English numbering. Mends nothing
 * and knows no dates; day 1 is the first of January, and the 29th of February has no reading.
 */
import { books } from '../../scripture/books'
import { verseTable } from '../../scripture/numbering/verse-table'

/** How the two readings of the Psalms agree: more than one psalm on a day, and the two that are cut. */
const psalms =
  'PSA 1-2 3-4 5-6 7-8 11-12 13-14 15-16 20-21 23-24 26-27 28-29 40-41 42-43 46-47 52-54 56-57 58-59 60-61 ' +
  '62-63 64-65 66-67 70-71 75-76 78:40 81-82 83-84 92-93 95-96 97-98 99-101 108-109 110-111 112-113 114-115 ' +
  '117-118 119:25 119:49 119:73 119:97 119:121 119:145 120-122 123-125 126-128 129-131 132-134 135-136 ' +
  '137-138 140-141 146-147'

const actsToRevelation =
  'ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV'

/**
 * The four columns: family 1 and 2, secret 1 and 2. A book is read from its first to its last chapter, one on a
 * day. The words after it are the days that differ: `9-10` are chapters of one day; at `12:21` a new day begins
 * within a chapter (so `11-12 12:21` are the days 11:1-12:20 and 12:21 to the end).
 */
const columns: readonly string[] = [
  'GEN 9-10 35-36 EXO 11-12 12:21 LEV 2-3 11-12 NUM 12-13 17-18 DEU 13-14 27-28 28:20 33-34 JOS 12-13 14-15 ' +
    '16-17 18-19 20-21 JDG RUT 3-4 1SA 5-6 7-8 21-22 29-30 2SA 4-5 8-9 1KI 4-5 2KI 10-11 1CH 1-2 3-4 5-6 7-8 ' +
    '9-10 11-12 13-14 19-20 24-25 26-27 2CH 3-4 5-6 6:12 11-12 14-15 19-20 22-23 27-28',
  `MAT MRK LUK 1:39 JHN ${psalms} 86-87 142-143 149-150 ${actsToRevelation}`,
  'EZR NEH EST 9-10 JOB 16-17 25-26 PRO ECC SNG ISA 3-4 8-9 9:8 9-10 10:5 11-12 17-18 19-20 JER 30-31 44-45 ' +
    'LAM EZK DAN HOS 3-4 5-6 JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC 12-13 13:2 MAL',
  `${actsToRevelation} MAT MRK ${psalms} 87-88 148-150 LUK 1:39 JHN`,
]

/**
 * The 365 days, each with its four passages in the order of the columns. A passage is `GEN 1`, `GEN 9-10`,
 * `LUK 1:1-38` or `EXO 11:1-12:20`.
 */
export function mcheyneDays(): string[][] {
  const [first = [], ...others] = columns.map(passagesOf)
  return first.map((passage, day) => [passage, ...others.map((column) => column[day] ?? '')])
}

/** The passages of a column, one for each day. */
function passagesOf(column: string): string[] {
  return column.split(/ (?=\d?[A-Z])/).flatMap((book) => {
    const [usfm = '', ...marks] = book.split(' ')
    return bookPassages(usfm, marks)
  })
}

function bookPassages(usfm: string, marks: readonly string[]): string[] {
  const { number, chapters } = books.find((book) => book.usfm === usfm) ?? { number: 0, chapters: 0 }
  const { lastVerse } = verseTable({ base: 'eng', corrections: [] })
  const { joined, cuts } = readMarks(marks)
  const passages: string[] = []
  let from = { chapter: 1, verse: 1 }
  /** Ends a day; `verse` is undefined at the end of a chapter. */
  const endDay = (chapter: number, verse?: number) => {
    if (from.verse > 1 || verse !== undefined) {
      const last = `${verse ?? lastVerse(number, chapter)}`
      const to = from.chapter === chapter ? last : `${chapter}:${last}`
      passages.push(`${usfm} ${from.chapter}:${from.verse}-${to}`)
    } else passages.push(`${usfm} ${from.chapter === chapter ? chapter : `${from.chapter}-${chapter}`}`)
  }
  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    for (const verse of cuts.get(chapter) ?? []) {
      endDay(chapter, verse - 1)
      from = { chapter, verse }
    }
    if (joined.has(chapter)) continue
    endDay(chapter)
    from = { chapter: chapter + 1, verse: 1 }
  }
  return passages
}

/** `joined`: chapters whose next one belongs to the same day. `cuts`: the verses at which days begin. */
function readMarks(marks: readonly string[]): { joined: Set<number>; cuts: Map<number, number[]> } {
  const joined = new Set<number>()
  const cuts = new Map<number, number[]>()
  for (const mark of marks) {
    const [one = 0, other = 0] = mark.split(/[-:]/).map(Number)
    if (mark.includes(':')) cuts.set(one, [...(cuts.get(one) ?? []), other])
    else for (let chapter = one; chapter < other; chapter += 1) joined.add(chapter)
  }
  return { joined, cuts }
}
