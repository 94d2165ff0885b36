/** Measures how long each Hebrew verse usually is, from translations; used when the table is made. */
import type { Numbering } from '../../contract/editions/edition'
import { layoutOf, piecesOf } from '../numbering/standing/layout'
import { allParts } from '../numbering/standing/run'
import { middleOf } from './middle-of'
import { linesOf, type VersesOfBook } from './predicted-pairings'

/** Letters of the middle verse. */
const middleLetters = 100
const firstOfNewTestament = 40

/** The middle length of every anchor that some verse holds alone, where the verses of each translation have 100 letters on average. */
export function measureLengths(
  editions: readonly { books: readonly VersesOfBook[]; numbering: Numbering }[],
): Map<number, number> {
  const measured = new Map<number, number[]>()
  for (const { books, numbering } of editions) {
    const layout = layoutOf(numbering)
    for (const isNew of [false, true]) {
      const lines = books
        .filter(({ number }) => number >= firstOfNewTestament === isNew)
        .flatMap((book) => linesOf(book))
      const mean = lines.reduce((sum, { letters }) => sum + Math.log(letters), 0) / Math.max(1, lines.length)
      for (const { first, last, letters } of lines) {
        const [piece, ...more] = piecesOf(layout, first).filter(({ isTitle }) => !isTitle)
        if (first !== last || !piece || more.length > 0 || piece.parts !== allParts) continue
        measured.set(piece.anchor, [...(measured.get(piece.anchor) ?? []), Math.log(letters) - mean])
      }
    }
  }
  return new Map([...measured].map(([anchor, all]) => [anchor, middleLetters * Math.exp(middleOf(all) ?? 0)]))
}
