/** Finds the words of a text in place, without creating strings. */
import { attached, classOf, letter, separator, standalone } from './characters'

/** Called for each word from `start` to `end` (exclusive), UTF-16 offsets, in order. */
export type VisitWord = (start: number, end: number) => void

/**
 * Visits the words of a text. Apostrophes, hyphens and the `*` of notes separate words; points and joiners
 * are part of them. Scripts without spaces give one word per letter.
 */
export function forEachWord(text: string, visit: VisitWord): void {
  const { length } = text
  let at = 0
  while (at < length) {
    const kind = classOf(text.charCodeAt(at))
    const start = at
    at += 1
    if (kind !== letter && kind !== standalone) continue
    while (at < length) {
      const next = classOf(text.charCodeAt(at))
      if (next !== attached && (next === separator || next !== letter || kind === standalone)) break
      at += 1
    }
    visit(start, at)
  }
}

/** Whether the word that begins here and the adjacent one before it are of a script without spaces. */
export function isRun(text: string, end: number, start: number): boolean {
  return end === start && classOf(text.charCodeAt(start)) === standalone
}
