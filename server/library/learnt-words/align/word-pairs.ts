/** All pairs of a word of the original and a word of the text that stand in one verse, and where each of them stands. */
import { mostWords, type ParallelText, wordsIn } from './parallel-text'

export interface WordPairs {
  /** How many pairs there are. */
  count: number
  /** The pairs of word o of the original: from `rowStarts[o]` to `rowStarts[o + 1]`. */
  rowStarts: Uint32Array
  /** The word of the text of each pair. */
  textKinds: Uint32Array
  /** Where the cells of each verse begin: a row for each word of the original, a column for each word of the text. */
  cellStarts: Uint32Array
  /** The pair of each cell. */
  cells: Uint32Array
}

/** The Old Testament of a Bible has 8 to 15 million. What is beyond is not learnt from: the cells alone would take 120 MB and more. */
const mostCells = 30_000_000

/** Verses that are empty on a side, or too long, have no cells. */
export function findPairs({ original, text }: ParallelText): WordPairs {
  const verses = original.starts.length - 1
  const cellStarts = new Uint32Array(verses + 1)
  for (let verse = 0; verse < verses; verse += 1) {
    const rows = wordsIn(original, verse).length
    const columns = wordsIn(text, verse).length
    const before = cellStarts[verse] ?? 0
    const isRead = rows <= mostWords && columns <= mostWords && before + rows * columns <= mostCells
    cellStarts[verse + 1] = before + (isRead ? rows * columns : 0)
  }
  const cells = new Uint32Array(cellStarts[verses] ?? 0)
  const rowStarts = new Uint32Array(original.size + 1)
  const textKinds = new Grown()
  const pairOf = new Uint32Array(text.size)
  const seenWith = new Int32Array(text.size).fill(-1)
  const { starts: placeStarts, verses: verseOf, rows: rowOf } = placesOf(original)
  for (let kind = 0; kind < original.size; kind += 1) {
    for (let place = placeStarts[kind] ?? 0; place < (placeStarts[kind + 1] ?? 0); place += 1) {
      const verse = verseOf[place] ?? 0
      const from = cellStarts[verse] ?? 0
      if (cellStarts[verse + 1] === from) continue
      const words = wordsIn(text, verse)
      const row = from + (rowOf[place] ?? 0) * words.length
      for (let column = 0; column < words.length; column += 1) {
        const word = words[column] ?? 0
        if (seenWith[word] !== kind) {
          seenWith[word] = kind
          pairOf[word] = textKinds.length
          textKinds.push(word)
        }
        cells[row + column] = pairOf[word] ?? 0
      }
    }
    rowStarts[kind + 1] = textKinds.length
  }
  return { count: textKinds.length, rowStarts, textKinds: textKinds.values(), cellStarts, cells }
}

/** Where each word of the original stands. */
function placesOf({ starts, kinds, size }: ParallelText['original']) {
  const counts = new Uint32Array(size + 1)
  for (const kind of kinds) counts[kind + 1] = (counts[kind + 1] ?? 0) + 1
  for (let kind = 0; kind < size; kind += 1) counts[kind + 1] = (counts[kind + 1] ?? 0) + (counts[kind] ?? 0)
  const next = counts.slice()
  const verses = new Uint32Array(kinds.length)
  const rows = new Uint32Array(kinds.length)
  for (let verse = 0; verse + 1 < starts.length; verse += 1) {
    const from = starts[verse] ?? 0
    for (let at = from; at < (starts[verse + 1] ?? 0); at += 1) {
      const kind = kinds[at] ?? 0
      const place = next[kind] ?? 0
      next[kind] = place + 1
      verses[place] = verse
      rows[place] = at - from
    }
  }
  return { starts: counts, verses, rows }
}

/** Whole numbers whose count is not known before. */
class Grown {
  length = 0
  #values = new Uint32Array(1 << 16)

  push(value: number): void {
    if (this.length === this.#values.length) {
      const longer = new Uint32Array(this.length * 2)
      longer.set(this.#values)
      this.#values = longer
    }
    this.#values[this.length] = value
    this.length += 1
  }

  values(): Uint32Array {
    return this.#values.slice(0, this.length)
  }
}
