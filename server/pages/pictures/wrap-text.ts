/** Text in lines for a picture: at the largest size at which all of it fits, else its beginning at the smallest. */

export interface Frame {
  widthPx: number
  heightPx: number
  /** In multiples of the size of the letters. */
  lineHeight: number
  /** From large to small. */
  sizesPx: readonly [number, ...number[]]
}

export interface WrappedText {
  sizePx: number
  lines: string[]
}

/** Puts `text` into `frame`; `widthOf` measures a line at a size. What does not fit ends in an ellipsis. */
export function wrapText(
  text: string,
  frame: Frame,
  widthOf: (line: string, sizePx: number) => number,
): WrappedText {
  let last: WrappedText = { sizePx: frame.sizesPx[0], lines: [] }
  for (const sizePx of frame.sizesPx) {
    const fits = (line: string) => widthOf(line, sizePx) <= frame.widthPx
    const lines = linesOf(text, fits)
    const room = Math.max(1, Math.floor(frame.heightPx / (sizePx * frame.lineHeight)))
    if (lines.length <= room) return { sizePx, lines }
    last = { sizePx, lines: shorten(lines.slice(0, room), fits) }
  }
  return last
}

function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** The lines with an ellipsis behind the last word that leaves room for one. */
function shorten(lines: string[], fits: (line: string) => boolean): string[] {
  const words = lines.at(-1)?.split(' ') ?? []
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words.pop()
  return [...lines.slice(0, -1), `${words.join(' ')} …`]
}
