/** Which anchors the numbering of an edition pairs with its verses. */
import type { Numbering } from '../../contract/editions/edition'
import { layoutOf, piecesOf } from '../numbering/standing/layout'
import type { Pairing } from './align-lengths'

export interface VersesOfBook {
  number: number
  chapters: readonly {
    canonical: number
    verses: readonly { verse: number; verse_end?: number | undefined; content: string }[]
  }[]
}

/** A verse with text, as the edition prints it. */
export interface Line {
  first: number
  /** Last verse of a merged one. */
  last: number
  letters: number
}

/** The verses of a book with text; letters and digits count, signs and accents don't. */
export function linesOf({ chapters }: VersesOfBook): Line[] {
  return chapters.flatMap(({ canonical, verses }) =>
    verses.flatMap(({ verse, verse_end, content }) => {
      const letters = content.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      return letters > 0
        ? [{ first: canonical + verse, last: canonical + (verse_end ?? verse), letters }]
        : []
    }),
  )
}

/**
 * The verses in the order of the anchors they stand on, and what is paired with what, without gaps. Verses that stand on no anchor of
 * the list are left out.
 */
export function predictPairings(
  lines: readonly Line[],
  anchors: readonly number[],
  numbering: Numbering,
): { lines: Line[]; pairings: Pairing[] } {
  const layout = layoutOf(numbering)
  const positions = new Map(anchors.map((anchor, position) => [anchor, position]))
  const placed = lines.flatMap((line) => {
    let [from, to] = [Number.POSITIVE_INFINITY, -1]
    for (let verse = line.first; verse <= line.last; verse += 1) {
      for (const { anchor, isTitle, parts } of piecesOf(layout, verse)) {
        const position = isTitle || parts === 0 ? undefined : positions.get(anchor)
        if (position === undefined) continue
        from = Math.min(from, position)
        to = Math.max(to, position + 1)
      }
    }
    return to < 0 ? [] : [{ line, from, to }]
  })
  placed.sort((a, b) => a.from - b.from || a.line.first - b.line.first)
  const pairings: Pairing[] = []
  let reached = 0
  for (const [verse, { from, to }] of placed.entries()) {
    const before = pairings.at(-1)
    if (from < reached && before) {
      before.to = verse + 1
      before.anchorTo = Math.max(before.anchorTo, to)
    } else {
      skip(pairings, verse, reached, from)
      pairings.push({ from: verse, to: verse + 1, anchorFrom: from, anchorTo: to })
    }
    reached = Math.max(reached, to)
  }
  skip(pairings, placed.length, reached, anchors.length)
  return { lines: placed.map(({ line }) => line), pairings }
}

function skip(pairings: Pairing[], verse: number, from: number, to: number): void {
  if (to > from) pairings.push({ from: verse, to: verse, anchorFrom: from, anchorTo: to })
}
