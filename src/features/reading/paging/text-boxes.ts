/** The boxes of a drawn text that no screen may cut: lines, rows of a comparison, and what is pressed. Measured on the page. */
import type { Band } from './screens'

/** Taken as a whole: a line alone says nothing of their edges. */
const wholes = '.cn, .chip, .turn a, button, summary, [role="button"]'
/** What no screen should end with. */
const leading = '.chapter-head, .heading, .speaker, .parallel, .notes h2'
/** Stays in its place while the text moves, or is not to be seen. */
const outside = '.heads, [role="dialog"], [role="toolbar"], [data-selection-bar], [hidden]'

/** Boxes px from the top of the page, in any order. A row higher than `most` may be cut between its lines. */
export function boxesOf(text: HTMLElement, most: number): Band[] {
  const boxes: Band[] = []
  const rows = new Set<Element>()
  const add = ({ top, bottom, width, height }: DOMRect, leads: boolean) => {
    if (width > 1 && height > 4) boxes.push({ top: top + scrollY, bottom: bottom + scrollY, leads })
  }
  for (const row of text.querySelectorAll<HTMLElement>('.row')) {
    const box = row.getBoundingClientRect()
    if (box.height > most) continue
    rows.add(row)
    add(box, row.dataset['kind'] !== 'text')
  }
  for (const whole of text.querySelectorAll(wholes))
    if (!whole.closest(outside) && !isFixed(whole, text))
      add(whole.getBoundingClientRect(), whole.closest(leading) !== null)
  for (const words of textsIn(text)) {
    const parent = words.parentElement
    const row = parent?.closest('.row')
    if (!parent || (row && rows.has(row)) || parent.closest(`${wholes}, ${outside}`)) continue
    const range = document.createRange()
    range.selectNodeContents(words)
    const leads = parent.closest(leading) !== null
    for (const line of range.getClientRects()) add(line, leads)
  }
  return boxes
}

/** Words of the chapters and what stands among them; parts that are fixed to the window are left out. */
function* textsIn(text: HTMLElement): Generator<Text> {
  const parts = [...text.children].filter((part) => getComputedStyle(part).position !== 'fixed')
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '') yield node
  }
}

function isFixed(element: Element, text: HTMLElement): boolean {
  for (let box: Element | null = element; box && box !== text; box = box.parentElement)
    if (getComputedStyle(box).position === 'fixed') return true
  return false
}
