/**
 * The whole Bible in the order of what it tells, as far as that can be said: an order of our own, each verse once. Where scholars differ it
 * follows the books themselves (docs/decisions/2026-11-27-reading-plans.md). Psalms stand at the events their titles name.
 */

import { bookOf, canonicalOf, placeOf } from '../../canonical'
import type { Range } from '../../contract/content/article'
import { passageRange } from '../../scripture/table-range'
import { balanced } from './balanced'
import { wordsOfRanges } from './chapter-words'
import { joinedRanges } from './joined-ranges'

/** From the beginnings to the Revelation; a passage without a book is of the book before it. English numbering. */
const epochs = `
GEN 1-2, PSA 104, GEN 3-11, PSA 33,
GEN 12-50, 1CH 1, JOB 1-42,
EXO 1-15, PSA 114, EXO 16-40, LEV 1-27,
NUM 1-14, PSA 95, NUM 15-36, DEU 1-34, PSA 90-91,
JOS 1, PSA 1, JOS 2-19, 1CH 4, 7, JOS 20-21, 1CH 6, JOS 22-24,
JDG 1-2, 17-21, 3-16, RUT 1-4, 1CH 2,
1SA 1-8, 1CH 8, 9:35-44, 1SA 9-15,
1SA 16, PSA 23, 8, 19, 29, 1SA 17, PSA 144, 1SA 18-19, PSA 59, 11, 1SA 20, PSA 13, 64, 1SA 21, PSA 56, 34, 1SA 22, PSA 52, 57, 142, 1SA
23, PSA 54, 31, 17, 1SA 24, PSA 7, 35, 1SA 25, PSA 14, 1SA 26, PSA 12, 140-141, 1SA 27, 1CH 12:1-22, PSA 22, 109, 1SA 28-30, PSA 27, 1SA
31, 1CH 10,
2SA 1-5, 1CH 11, 12:23-40, PSA 133, 101, 1CH 13-14, 2SA 6, 1CH 15, PSA 24, 15, 68, 1CH 16, PSA 96, 105-106, 2SA 7, 1CH 17, PSA 2, 16, 110,
2SA 8, 1CH 18, PSA 60, 108, 9-10, 124, 2SA 9-10, 1CH 19, PSA 20-21, 2SA 11-12, PSA 51, 32, 1CH 20, 2SA 13-14, PSA 25, 6, 38-39,
2SA 15, PSA 3-4, 2SA 16, PSA 69-70, 2SA 17, PSA 41, 55, 61-63, 2SA 18, PSA 5, 143, 2SA 19, PSA 28, 40, 2SA 20, PSA 36, 53, 2SA 21, PSA 58,
65, 2SA 22, PSA 18, 2SA 24, 1CH 21, PSA 30, 103, 1CH 22, PSA 122, 1CH 23-24, PSA 26, 1CH 25, PSA 50, 82, 1CH 26-27, PSA 86, 1KI 1, PSA 37,
71, 1CH 28-29, PSA 138-139, 145, 2SA 23, PSA 131, 1KI 2,
1KI 3, 2CH 1, PSA 45, 72, 1KI 4, PRO 1-24, PSA 49, 73, 112, SNG 1-8, 1KI 5, 2CH 2, PSA 127, 1KI 6-7, 2CH 3-4, 1KI 8, 2CH 5-6, PSA 132, 2CH
7, PSA 136, 67, 84, 92, 100, 1KI 9, 2CH 8, 1KI 10, 2CH 9:1-28, ECC 1-12, 1KI 11, 2CH 9:29-31,
1KI 12, 2CH 10-11, PSA 78, 1KI 13-14, 2CH 12, 1KI 15:1-8, 2CH 13, 1KI 15:9-24, 2CH 14-16, 1KI 15:25-34, 16, 17-19, 2CH 17, 1KI 20-21, PSA
94, 1KI 22, 2CH 18-20, PSA 83, 47,
2KI 1-8, 2CH 21, 2KI 9-10, 2CH 22, 2KI 11, 2CH 23, 2KI 12, 2CH 24, 2KI 13,
2KI 14, 2CH 25, JON 1-4, AMO 1-9, 2CH 26, ISA 1-6, 2KI 15, 2CH 27, 1CH 5, HOS 1-14, 2KI 16, 2CH 28, ISA 7-12, 17, MIC 1-7, 2KI 17, PSA 80,
2KI 18:1-12, 2CH 29-30, PSA 81, 2CH 31, PRO 25-31, ISA 13-16, 18-35, 2KI 18:13-37, ISA 36, PSA 44, 2KI 19, ISA 37, PSA 46, 48, 75-76, 2KI
20, ISA 38, PSA 116, ISA 39, 2CH 32, PSA 66, ISA 40-66, PSA 87, 98,
2KI 21, 2CH 33, NAM 1-3, ZEP 1-3, JER 1-6, 2KI 22, 2CH 34, 2KI 23:1-30, 2CH 35,
2KI 23:31-37, 2CH 36:1-8, JER 26, 7-12, HAB 1-3, JER 14-20, 25, 46, DAN 1, JER 36, 45, 47, DAN 2, JER 35, 2KI 24:1-17, 2CH 36:9-10, JER
13, 22-24, PSA 89, 42-43, JER 27-29, 48-51, EZK 1-24,
JER 21, 34, 37, EZK 29-31, JER 38, PSA 88, JER 30-33, 39, 2KI 24:18-20, 25:1-26, JER 52:1-30, 2CH 36:11-21, LAM 1-5, PSA 74, 79, OBA 1,
JER 40-44,
EZK 25-28, 32-33, PSA 137, EZK 34-39, DAN 3, EZK 40-48, DAN 4, PSA 77, 2KI 25:27-30, JER 52:31-34, 1CH 3, PSA 130, DAN 7-8, 5, 9, PSA 102,
DAN 6,
2CH 36:22-23, EZR 1-2, PSA 126, 85, EZR 3, PSA 107, DAN 10-12, EZR 4:1-5, PSA 129, EZR 4:24-24, 5, HAG 1-2, ZEC 1-8, EZR 6, PSA 113, 115,
117-118, ZEC 9-14, PSA 93, 97, 99,
EST 1-10, PSA 125, EZR 7-8, PSA 120-121, EZR 9-10, PSA 128, EZR 4:6-23, NEH 1-4, PSA 123, NEH 5-8, PSA 119, NEH 9-11, 1CH 9:1-34, PSA
134-135, NEH 12, PSA 111, 146-150, JOL 1-3, NEH 13, MAL 1-4,
JHN 1:1-18, LUK 1, MAT 1, LUK 2, MAT 2-3, MRK 1:1-13, LUK 3, MAT 4:1-11, LUK 4:1-13, JHN 1:19-51, 2-4,
MAT 4:12-25, MRK 1:14-45, LUK 4:14-44, 5, MRK 2, JHN 5, MRK 3, LUK 6, MAT 5-7, 8:1-17, LUK 7, MAT 11-12, MRK 4, MAT 13, LUK 8, MRK 5, MAT
8:18-34, 9-10, MRK 6, LUK 9:1-17, MAT 14, JHN 6, MRK 7, MAT 15, MRK 8, MAT 16, LUK 9:18-50, MRK 9, MAT 17-18,
JHN 7-9, LUK 9:51-62, 10-13, JHN 10, LUK 14-17, JHN 11, LUK 18, MAT 19, MRK 10, MAT 20,
LUK 19, JHN 12, MRK 11, MAT 21, LUK 20, MRK 12, MAT 22-23, MRK 13, LUK 21, MAT 24-25, 26:1-35, MRK 14:1-31, LUK 22:1-38, JHN 13-17, MAT
26:36-75, MRK 14:32-72, LUK 22:39-71, JHN 18, MAT 27, MRK 15, LUK 23, JHN 19,
MRK 16, MAT 28, LUK 24, JHN 20-21,
ACT 1-12, JAS 1-5, ACT 13-14, GAL 1-6, ACT 15,
ACT 16-17, 18:1-22, 1TH 1-5, 2TH 1-3, ACT 18:23-28, 19, 1CO 1-16, 2CO 1-13, ROM 1-16, ACT 20-28,
COL 1-4, PHM 1, EPH 1-6, PHP 1-4, 1TI 1-6, TIT 1-3, 1PE 1-5, HEB 1-13, 2TI 1-4, JUD 1, 2PE 1-3,
1JN 1-5, 2JN 1, 3JN 1, REV 1-22
`

const days = 365

/** The passages of each day, balanced by words. */
export function chronologicalOrder(): Range[][] {
  return balanced(unitsOf(epochs), days, (unit) => wordsOfRanges([unit])).map(joinedRanges)
}

/** Chapters one by one, cut ones as they are. */
function unitsOf(text: string): Range[] {
  let book = ''
  return text.split(',').flatMap((one) => {
    const passage = one.trim().replace(/\s+/, ' ')
    if (/^\d?[A-Z]{2}/.test(passage)) book = passage.split(' ', 1)[0] ?? ''
    const { from, to } = passageRange(passage.startsWith(book) ? passage : `${book} ${passage}`)
    if (placeOf(from).verse > 0) return [{ from, to }]
    const count = placeOf(to).chapter - placeOf(from).chapter + 1
    return Array.from({ length: count }, (_, index) => {
      const chapter = canonicalOf(bookOf(from), placeOf(from).chapter + index)
      return { from: chapter, to: chapter }
    })
  })
}
