/**
 * Facts: how long each Hebrew (and Greek) verse usually is beside the others, the median of translations in eleven languages. Made by
 * `npm run learn-lengths` from the texts beside the repository.
 */
import type { Canonical } from '../../canonical'
import { baseTable } from '../numbering/standing/numbering-table'
import written from './usual-lengths.json'

/** A sign for each eighth of a doubling; the first is 4 letters where the middle verse has 100. `-`: not known. */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const stepsOfDoubling = 8
const leastLetters = 4

export type UsualLengths = (book: number) => { anchor: Canonical; letters: number }[]

/** Usual letters of the anchors of a book (1 to 66) in canon order; 0 when unknown. */
export const usualLengths: UsualLengths = (book) => {
  const chapters = (written.books[book - 1] ?? '').split(' ')
  return chapters.flatMap((verses, index) =>
    [...verses].map((sign, verse) => ({
      anchor: (book * 1_000_000 + (index + 1) * 1000 + verse + 1) as Canonical,
      letters: lettersOf(sign),
    })),
  )
}

/** Writes the usual letters of every anchor of a book; the counterpart of `usualLengths`. */
export function writeLengths(book: number, lettersAt: (anchor: number) => number | undefined): string {
  const chapters: string[] = []
  const { verses } = baseTable('org')
  for (let chapter = book * 1_000_000 + 1000; verses.has(chapter); chapter += 1000) {
    const last = verses.get(chapter) ?? 0
    chapters.push(Array.from({ length: last }, (_, verse) => signOf(lettersAt(chapter + verse + 1))).join(''))
  }
  return chapters.join(' ')
}

function signOf(letters: number | undefined): string {
  if (!letters) return '-'
  const level = Math.round(stepsOfDoubling * Math.log2(letters / leastLetters))
  return signs[Math.min(signs.length - 1, Math.max(0, level))] ?? '-'
}

function lettersOf(sign: string): number {
  const level = signs.indexOf(sign)
  return level < 0 ? 0 : leastLetters * 2 ** (level / stepsOfDoubling)
}
