/** Text in lines for a picture of verses: at the largest size at which all of it fits, in lines about as long as each other. Pure. */

export interface Room {
  widthPx: number
  heightPx: number
  /** In multiples of the size of the letters. */
  lineHeight: number
}

export interface FittedText {
  sizePx: number
  lines: readonly string[]
}

/** Width in px of words in letters of a size. */
export type Measure = (words: string, sizePx: number) => number

const sizesPx = [92, 84, 76, 68, 60, 54, 48, 42, 37, 33, 29] as const

/** Undefined for a text that is too long also in the smallest letters. */
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

/** What a line may end behind: words with the space that follows, and in scripts without spaces the words a dictionary knows. */
export function piecesOf(text: string, locale: string): string[] {
  return text
    .trim()
    .split(/(?<=\s)/)
    .flatMap((word) => (word.length > longestWord ? wordsIn(word, locale) : [word]))
}

/** No language with spaces has such words often; where it has, they stay in one piece as well. */
const longestWord = 16

function wordsIn(text: string, locale: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = words.length - 1
    // No line begins with a full stop.
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

/** The narrowest lines that are not more of them: no word stands alone at the end. */
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
