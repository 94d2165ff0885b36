/** The numbers of the 73 books and how many chapters each has. */

/** Books 1-66, then the deuterocanonical ones from 90 on (PASSAGES C-2, T-1, T-2, O-2). */
const protestant =
  '50 40 27 36 34 24 21 4 31 24 22 25 29 36 10 13 10 42 150 31 12 8 66 52 5 48 12 14 3 9 1 4 7 3 3 3 2 14 4 ' +
  '28 16 24 21 28 16 16 13 6 6 4 4 5 3 6 4 3 1 13 5 5 3 5 1 1 1 22'
const deuterocanonical = '14 16 16 15 19 51 6'
const firstDeuterocanonical = 90

/** Chapters in English numbering by book number, in canon order. */
export const bookChapters: ReadonlyMap<number, number> = /* @__PURE__ */ readChapters()

/** PASSAGES T-3; written out, so that reading and writing passages does not load the table of chapters. */
const singleChapter = [31, 57, 63, 64, 65]

/** The book whose chapters are counted by name: `23. Psalm`. */
export const psalms = 19

/** True for Obadiah, Philemon, 2 and 3 John, Jude, where a lone number is a verse. */
export function isSingleChapter(book: number): boolean {
  return singleChapter.includes(book)
}

function readChapters(): Map<number, number> {
  return new Map([...entriesOf(protestant, 1), ...entriesOf(deuterocanonical, firstDeuterocanonical)])
}

function entriesOf(counts: string, first: number): [number, number][] {
  return counts.split(' ').map((count, index) => [first + index, Number(count)])
}
