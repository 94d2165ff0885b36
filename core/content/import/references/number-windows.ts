/** The stretches of a running text in which a place can stand: around its numbers. Most of a commentary has none and need not be read. */

export interface NumberWindow {
  start: number
  text: string
}

/** A name with all words around it is shorter. */
const reach = 90

/** In order, without overlap. Languages that write numbers as letters are read as a whole. */
export function numberWindows(text: string): NumberWindow[] {
  if (text.length <= 2 * reach || /\p{Script=Hebrew}/u.test(text)) return [{ start: 0, text }]
  const windows: NumberWindow[] = []
  let start = -1
  let last = 0
  const take = () => {
    if (start < 0) return
    const end = borderAfter(text, last + reach)
    windows.push({ start, text: text.slice(start, end) })
  }
  for (const { index } of text.matchAll(/\p{Nd}+/gu)) {
    if (start < 0 || index > last + 2 * reach) {
      take()
      start = borderBefore(text, index - reach)
    }
    last = index
  }
  take()
  return windows
}

function borderBefore(text: string, at: number): number {
  if (at <= 0) return 0
  const space = text.indexOf(' ', at)
  return space < 0 ? at : space + 1
}

function borderAfter(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space <= at - reach ? at : space
}
