/**
 * The rule of overlapping colours in one text of one verse: on the words that several have, the one set last is shown, and the others keep
 * the rest of theirs. Pure; a verse that is coloured as a whole has a colour of all its words.
 */
import { isEmptyBetween, snapToWords, type WordRange } from './word-range'

/** A colour of words: the mark or tagging it comes from, its tag, and when it was set. */
export interface Coloured extends WordRange {
  key: string
  tag: string
  /** The server's instant, ms; the device's own while the change waits. */
  at: number
  /** The server does not have it yet: then it is later than all that the server has, whatever the clock of the device says. */
  isWaiting: boolean
}

/** A piece of a text with one colour, as it is shown. */
export type Piece = Omit<Coloured, 'at' | 'isWaiting'>

/** The pieces as they are shown, in the order of the text; none overlap. */
export function shownPieces(coloured: readonly Coloured[]): Piece[] {
  const ordered = coloured.toSorted(
    (a, b) => Number(a.isWaiting) - Number(b.isWaiting) || a.at - b.at || (a.key < b.key ? -1 : 1),
  )
  const borders = [...new Set(ordered.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const pieces: Piece[] = []
  for (const [index, from] of borders.entries()) {
    const to = borders[index + 1]
    if (to === undefined) break
    const top = ordered.findLast((one) => one.from <= from && one.to >= to)
    const last = pieces.at(-1)
    if (top && last?.key === top.key && last.to === from) last.to = to
    else if (top) pieces.push({ key: top.key, tag: top.tag, from, to })
  }
  return pieces
}

/** The pieces outside of a range: a piece around it becomes two. */
export function piecesOutside(pieces: readonly Piece[], { from, to }: WordRange): Piece[] {
  return pieces.flatMap((piece) => [
    ...(piece.from < from ? [{ ...piece, to: Math.min(piece.to, from) }] : []),
    ...(piece.to > to ? [{ ...piece, from: Math.max(piece.from, to) }] : []),
  ])
}

/**
 * The pieces after a range of the text got the colour of a tag; undefined takes colours off. Pieces of that tag which it touches become one with
 * it, under the key of the first; a new one has the key ''. What is left of others begins and ends at words.
 */
export function recoloured(
  text: string,
  pieces: readonly Piece[],
  range: WordRange,
  tag: string | undefined,
): Piece[] {
  const atWords = (all: readonly Piece[]) =>
    all.flatMap((piece) => {
      const words = snapToWords(text, piece)
      return words ? [{ ...piece, ...words }] : []
    })
  if (tag === undefined) return atWords(piecesOutside(pieces, range))
  const touches = (piece: Piece) =>
    piece.tag === tag &&
    (piece.to <= range.from
      ? isEmptyBetween(text, piece.to, range.from)
      : piece.from < range.to || isEmptyBetween(text, range.to, piece.from))
  const same = pieces.filter(touches)
  const whole = {
    key: same[0]?.key ?? '',
    tag,
    from: Math.min(range.from, ...same.map(({ from }) => from)),
    to: Math.max(range.to, ...same.map(({ to }) => to)),
  }
  const others = pieces.filter((piece) => !same.includes(piece))
  return [...atWords(piecesOutside(others, whole)), whole].sort((a, b) => a.from - b.from)
}
