/**
 * The line of the text that stands at the top: its first letter, and how far it is below the header. Finer than a verse,
 * and only good for the text as it is drawn now.
 */
import { extentOf } from '../../../ui/page/extent'

export interface LineAtTop {
  text: Text
  /** UTF-16 offset of the first letter. */
  at: number
  /** Pixels from the lower edge of what covers the text: the header, and the heads of columns. */
  offset: number
}

/** Words beside the verse itself: numbers and marks, which a look may hide. */
const besides = '.n, .fn, .xr, .nm'

/** Undefined at the top of the page, and where no verse is in sight. */
export function lineAtTop(container: HTMLElement, headerPx: number): LineAtTop | undefined {
  if (scrollY < 8) return undefined
  const view = container.closest<HTMLElement>('[data-path]') ?? container
  const coveredPx = headerPx + headsPx(container)
  for (const verse of view.querySelectorAll<HTMLElement>('article .v[id]')) {
    if (extentOf(verse).bottom <= coveredPx) continue
    for (const text of textsOf(verse)) {
      const at = firstBelow(text, coveredPx)
      if (at !== undefined) return { text, at, offset: topOf(text, at) - coveredPx }
    }
  }
  return undefined
}

/** Scrolls so that the line is where it was; false if it is no longer drawn. */
export function putLineBack({ text, at, offset }: LineAtTop, headerPx: number): boolean {
  if (!text.isConnected || letter(text, at).getClientRects().length === 0) return false
  // A look may bring the heads, or take them away.
  const coveredPx = headerPx + headsPx(text.parentElement)
  scrollBy({ top: topOf(text, at) - coveredPx - offset, behavior: 'instant' })
  return true
}

/** The height of the heads of a comparison, which stay below the header; a phone that stacks its columns shows none. */
export const headsPx = (inside: HTMLElement | null) =>
  inside?.closest('[data-path]')?.querySelector<HTMLElement>('article .heads')?.offsetHeight ?? 0

function* textsOf(verse: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(besides)) yield node
}

/** The first letter whose middle is below the header; letters stand one below the other in their order. */
function firstBelow(text: Text, headerPx: number): number | undefined {
  let [low, high] = [0, text.data.trimEnd().length - 1]
  const isBelow = (at: number) => {
    // A space where a line breaks has no height.
    let seen = at
    while (seen < high && letter(text, seen).getClientRects().length === 0) seen += 1
    const { top, bottom } = letter(text, seen).getBoundingClientRect()
    return (top + bottom) / 2 > headerPx
  }
  if (!isBelow(high)) return undefined
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isBelow(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function letter(text: Text, at: number): Range {
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, Math.min(at + 1, text.length))
  return range
}

const topOf = (text: Text, at: number) => letter(text, at).getBoundingClientRect().top
