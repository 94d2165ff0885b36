/** Breaks text into lines for a picture of verses: at the largest font size that fits, in lines of similar length. Pure. */

export interface Room {
  widthPx: number
  heightPx: number
  /** In multiples of the font size. */
  lineHeight: number
}

export interface FittedText {
  sizePx: number
  lines: readonly string[]
}

/** Width of words in px at a font size. */
export type Measure = (words: string, sizePx: number) => number

const sizesPx = [92, 84, 76, 68, 60, 54, 48, 42, 37, 33, 29] as const

/** Undefined for a text that is too long even at the smallest font size. */
export function fitText(pieces: readonly string[], room: Room, measure: Measure): FittedText | undefined {
  for (const sizePx of sizesPx) {
    const widthOf = (words: string) => measure(words, sizePx)
    const lines = wrapped(pieces, room.widthPx, widthOf)
    const isFitting = lines.every((line) => widthOf(line) <= room.widthPx)
    if (isFitting && lines.length * sizePx * room.lineHeight <= room.heightPx)
      return { sizePx, lines: balanced(pieces, lines, room.widthPx, widthOf) }
  }
  return undefined
}

/** Splits text where a line may break: words with the space after them; in scripts without spaces, the words of a dictionary. */
export function piecesOf(text: string, locale: string): string[] {
  return text
    .trim()
    .split(/(?<=\s)/)
    .flatMap((word) => (word.length > longestWord ? wordsIn(word, locale) : [word]))
}

/** Longer runs without spaces belong to scripts without spaces; the rare longer words of other languages stay in one piece too. */
const longestWord = 16

function wordsIn(text: string, locale: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = words.length - 1
    // Punctuation stays with the word before it, so that no line begins with a full stop.
    if (isWordLike || last < 0) words.push(segment)
    else words[last] += segment
  }
  return words
}

function wrapped(
  pieces: readonly string[],
  widthPx: number,
  widthOf: (words: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line && widthOf((line + piece).trimEnd()) > widthPx) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

/** The narrowest lines of the same number, so that no word stands alone at the end. */
function balanced(
  pieces: readonly string[],
  lines: readonly string[],
  widthPx: number,
  widthOf: (words: string) => number,
): readonly string[] {
  let [narrow, wide] = [widthPx / 2, widthPx]
  let best = lines
  while (wide - narrow > 4) {
    const width = (narrow + wide) / 2
    const tried = wrapped(pieces, width, widthOf)
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > widthPx)) narrow = width
    else {
      best = tried
      wide = width
    }
  }
  return best
}
