/**
 * Words of each chapter in tens, the mean of two English translations: facts by which plans are balanced and reading times guessed. Other
 * languages count differently, but the shares of the chapters are much the same.
 */

import { bookOf, canonicalOf, chapterOf, placeOf } from '../../canonical'
import type { Range } from '../../contract/content/article'
import { books } from '../../scripture/books'
import { verseTable } from '../../scripture/numbering/verse-table'

/** A line for each of the 66 books, a number for each chapter in English numbering. */
const tens = `
GEN 77 62 68 63 50 54 54 55 63 46 61 51 44 60 45 40 64 85 106 49 74 59 49 174 67 86 120 59 80 99 137 76 49 73 63 80 90 79 61 54 135 96 91 83 71 71 92 62 73 66
EXO 42 62 74 85 58 70 66 91 94 85 30 140 65 87 68 100 44 71 68 56 87 77 82 48 84 83 52 112 124 89 42 104 68 98 77 83 65 76 99 78
LEV 50 46 48 110 67 84 99 96 61 62 102 26 171 159 88 109 51 66 86 79 55 84 119 52 144 122 91
NUM 118 68 116 126 86 72 186 66 67 82 101 37 70 116 101 128 31 104 67 76 88 114 72 62 42 130 57 74 92 46 108 97 90 55 91 40
DEU 121 99 80 144 88 63 81 55 93 59 90 99 58 67 67 68 67 57 59 60 68 86 62 64 52 64 58 195 81 63 100 126 77 32
JOS 55 74 52 66 50 86 90 115 75 129 67 46 81 46 94 25 60 72 86 29 90 122 54 100
JDG 91 67 80 71 72 123 90 95 156 43 115 38 73 68 62 108 37 96 103 131 70
RUT 62 74 51 62
1SA 76 109 53 69 41 72 49 52 94 81 47 76 66 155 94 66 163 79 68 122 47 73 79 64 133 81 37 77 40 87 34
2SA 67 84 110 42 61 68 84 43 39 57 77 96 110 107 106 71 89 105 141 80 75 90 85 83
1KI 143 143 82 67 50 94 135 206 79 79 123 99 111 95 94 100 67 134 71 141 86 146
2KI 65 84 82 132 95 100 80 92 116 114 70 66 77 86 105 63 120 117 109 64 73 68 141 55 92
1CH 64 83 34 82 63 125 76 47 90 35 92 91 38 34 68 82 76 39 59 27 89 60 66 51 53 71 78 81 94
2CH 50 60 45 55 46 136 72 51 85 53 46 46 62 44 50 47 43 100 35 111 60 44 75 90 92 68 24 85 111 85 73 105 75 118 87 72
EZR 34 89 52 72 55 75 82 93 59 87
NEH 37 69 88 67 60 57 106 65 128 64 74 90 95
EST 67 78 53 49 46 45 33 62 93 9
JOB 60 37 42 33 42 45 38 33 54 38 32 38 40 40 53 36 25 32 45 48 51 45 27 46 9 20 37 43 39 50 67 37 52 58 25 48 39 63 47 35 48 41
PSA 13 19 14 16 25 17 32 17 36 34 13 15 11 15 10 20 30 91 27 16 24 57 12 18 34 18 33 20 18 23 49 24 34 35 53 23 68 35 28 40 24 28 13 45 33 21 15 23 33 39 34 19 16 13 42 24 24 21 35 24 14 23 20 18 26 32 12 67 65 11 46 36 41 39 20 20 33 116 27 34 29 12 26 24 21 31 12 31 84 31 28 25 9 34 20 22 18 17 15 9 18 46 34 58 61 73 66 21 52 14 17 17 13 10 27 28 3 46 236 9 11 13 9 12 10 10 11 10 12 12 7 28 7 5 32 33 16 17 41 24 21 16 25 29 33 17 29 20 14 8
PRO 51 30 52 41 35 53 40 53 28 51 50 45 39 55 52 53 45 37 48 47 49 48 55 56 51 45 45 50 42 63 46
ECC 36 70 49 37 52 29 60 50 54 39 27 35
SNG 32 34 28 37 38 28 28 35
ISA 74 54 53 19 82 35 66 53 58 86 49 13 54 82 24 39 39 24 69 17 40 64 45 53 35 52 37 77 69 100 31 41 56 50 26 67 109 57 26 77 78 67 70 87 77 34 45 61 83 36 75 39 38 48 38 35 56 50 57 64 37 35 52 30 75 79
JER 51 101 78 83 85 80 96 68 75 66 73 53 72 67 67 68 81 63 54 57 47 83 118 34 110 77 72 53 96 69 124 139 82 78 65 106 58 94 53 66 61 73 44 117 15 80 21 112 114 141 178 98
LAM 74 86 85 58 29
EZK 80 26 79 50 60 45 74 63 38 61 70 77 71 73 20 173 75 88 34 157 91 80 126 74 49 68 83 78 68 72 64 103 106 91 39 115 85 74 89 144 77 54 87 98 85 86 73 98
DAN 55 143 93 126 96 86 91 82 93 62 145 39
HOS 34 65 15 46 36 25 39 32 46 43 30 30 41 23
JOL 50 91 54
AMO 43 43 38 41 65 38 45 40 52
OBA 64
JON 50 21 25 31
MIC 44 38 34 46 42 42 56
NAM 39 35 48
HAB 41 54 46
ZEP 53 45 58
HAG 44 65
ZEC 60 31 29 34 31 40 36 68 52 38 48 44 32 71
MAL 48 54 55 18
MAT 49 60 38 52 104 77 61 74 81 88 66 111 131 70 75 66 60 83 69 74 110 80 81 103 99 159 133 41
MRK 89 67 63 88 91 126 77 82 110 116 74 101 78 154 90 45
LUK 152 106 92 98 91 117 116 138 139 96 128 136 83 79 71 74 76 85 100 93 78 136 107 101
JHN 97 50 75 106 98 147 100 128 85 83 113 107 82 73 60 78 63 91 100 73 68
ACT 63 98 61 82 100 35 139 84 100 105 63 64 122 61 88 93 84 66 94 86 102 73 87 61 70 77 100 78
ROM 71 60 56 55 49 50 62 90 71 46 79 40 36 53 73 50
1CO 63 36 45 51 32 46 96 30 67 65 71 60 27 86 116 45
2CO 60 39 38 41 49 35 45 56 36 43 72 58 32
GAL 46 56 63 63 45 35
EPH 49 46 41 62 55 48
PHP 64 59 48 46
COL 64 51 46 37
1TH 24 48 30 40 42
2TH 29 38 36
1TI 43 25 33 31 49 47
2TI 42 51 30 43
TIT 34 27 30
PHM 44
HEB 33 45 37 41 31 42 59 38 70 78 91 68 51
JAS 54 52 38 37 47
1PE 58 55 53 46 30
2PE 49 58 47
1JN 25 73 54 48 50
2JN 30
3JN 30
JUD 61
REV 56 79 65 33 42 52 47 38 55 34 56 50 52 63 24 55 52 74 61 47 72 57
`

/** By the canonical of the chapter. */
const words = readWords()

/** Words an adult reads in a minute with an inner voice. */
export const wordsInMinute = 200

/** Words of one chapter in English numbering; 0 for one that does not exist. */
export function wordsOfChapter(chapter: number): number {
  return words.get(chapter) ?? 0
}

/** Words of ranges in English numbering; a part of a chapter counts by its verses. */
export function wordsOfRanges(ranges: readonly Range[]): number {
  return Math.round(ranges.reduce((sum, range) => sum + wordsOfRange(range), 0))
}

const minutes = new WeakMap<readonly { ranges: readonly Range[] }[], number>()

/** Minutes for one of the sections of a plan in the mean; computed once. */
export function minutesADay(sections: readonly { ranges: readonly Range[] }[]): number {
  const known = minutes.get(sections)
  if (known !== undefined) return known
  const words = wordsOfRanges(sections.flatMap(({ ranges }) => ranges))
  const found = minutesFor(words / Math.max(1, sections.length))
  minutes.set(sections, found)
  return found
}

/** Minutes for so many words, at least one. */
export function minutesFor(count: number): number {
  return Math.max(1, Math.round(count / wordsInMinute))
}

function wordsOfRange({ from, to }: Range): number {
  const { lastVerse, lastChapter } = verseTable({ base: 'eng', corrections: [] })
  const end = placeOf(to)
  let sum = 0
  for (let book = bookOf(from); book <= end.book; book += 1) {
    const first = book === bookOf(from) ? Math.max(1, placeOf(from).chapter) : 1
    const last = book === end.book && end.chapter > 0 ? end.chapter : lastChapter(book)
    for (let chapter = first; chapter <= last; chapter += 1) {
      const canonical = canonicalOf(book, chapter)
      const verses = lastVerse(book, chapter)
      const begin = canonical === chapterOf(from) ? Math.max(1, placeOf(from).verse) : 1
      const stop = canonical === chapterOf(to) && end.verse > 0 ? end.verse : verses
      sum += (wordsOfChapter(canonical) * (stop - begin + 1)) / Math.max(1, verses)
    }
  }
  return sum
}

function readWords(): Map<number, number> {
  const known = new Map<number, number>()
  for (const line of tens.trim().split('\n')) {
    const [usfm = '', ...counts] = line.split(' ')
    const number = books.find((book) => book.usfm === usfm)?.number ?? 0
    for (const [index, count] of counts.entries())
      known.set(canonicalOf(number, index + 1), Number(count) * 10)
  }
  return known
}
