/**
 * Wraps text for an image: at the largest size at which all of it fits, else its beginning at the smallest.
 */

/** The area of the text. */
export interface Frame {
  widthPx: number
  heightPx: number
  /** In multiples of the font size. */
  lineHeight: number
  /** From large to small. */
  sizesPx: readonly [number, ...number[]]
}

/** The wrapped text. */
export interface WrappedText {
  sizePx: number
  lines: string[]
}

interface Word {
  text: string
  /** In multiples of the font size, as all widths here. */
  width: number
}

/**
 * Puts `text` into `frame`; `widthOf` measures a word, in multiples of the size. Text
 * that does not fit ends in an ellipsis.
 */
export function wrapText(text: string, frame: Frame, widthOf: (word: string) => number): WrappedText {
  const measured = (word: string): Word => ({ text: word, width: widthOf(word) })
  const words = text.split(/\s+/).filter(Boolean).map(measured)
  const space = widthOf(' ')
  let last: WrappedText = { sizePx: frame.sizesPx[0], lines: [] }
  for (const sizePx of frame.sizesPx) {
    const room = Math.max(1, Math.floor(frame.heightPx / (sizePx * frame.lineHeight)))
    const width = frame.widthPx / sizePx
    const lines = linesOf(words, width, space)
    if (lines.length <= room) return { sizePx, lines: lines.map(textOf) }
    last = { sizePx, lines: shorten(lines.slice(0, room), width, space, measured('…')).map(textOf) }
  }
  return last
}

function linesOf(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = []
  let left = 0
  for (const word of words) {
    const line = lines.at(-1)
    if (line && space + word.width <= left) {
      line.push(word)
      left -= space + word.width
    } else {
      lines.push([word])
      left = width - word.width
    }
  }
  return lines
}

/** The lines with an ellipsis after the last word that leaves room for one. */
function shorten(lines: readonly Word[][], width: number, space: number, ellipsis: Word): Word[][] {
  const line = [...(lines.at(-1) ?? []), ellipsis]
  while (line.length > 2 && widthOfLine(line, space) > width) line.splice(-2, 1)
  return [...lines.slice(0, -1), line]
}

function widthOfLine(line: readonly Word[], space: number): number {
  return line.reduce((sum, word) => sum + word.width, space * (line.length - 1))
}

function textOf(line: readonly Word[]): string {
  return line.map(({ text }) => text).join(' ')
}
