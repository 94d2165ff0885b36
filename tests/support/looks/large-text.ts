/** A reader who has set the letters of the browser to twice their size, and what such letters must not do: be cut, spill out or lie over each other. */
import type { BrowserContext, Page } from 'playwright'

/** Sets the size of letters as the browser's own settings do: what is given in rem follows, px and the breakpoints stay. */
export async function setLetters(context: BrowserContext, page: Page, sizePx: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: sizePx, fixed: sizePx * 0.8125 } })
}

/** What is wrong with the texts that can be seen now; each with its beginning. */
export async function badTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    const found = new Set<string>()
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const area = modal ?? document.body
    for (const box of [document.documentElement, area, ...area.querySelectorAll('*')]) {
      const { overflowX } = getComputedStyle(box)
      const isPage = box === document.documentElement
      // Code and columns side by side scroll in a box of their own, which the keyboard reaches.
      if (box.matches('pre, .grid, [data-sideways]') || (!isPage && overflowX === 'visible')) continue
      if (overflowX !== 'hidden' && overflowX !== 'clip' && box.clientWidth > 1)
        if (box.scrollWidth > box.clientWidth + 1)
          found.add(
            `${nameOf(box)} scrolls sideways: ${box.scrollWidth} > ${box.clientWidth}, for ${tooWideIn(box)}`,
          )
    }
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || isUnseen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const wrong = [...range.getClientRects()].map((line) => wrongWith(element, line)).find(Boolean)
      if (wrong) found.add(`"${node.textContent.trim().slice(0, 40)}" ${wrong}`)
      if (isInPieces(range)) found.add(`"${node.textContent.trim().slice(0, 40)}" is cut into letters`)
    }
    for (const one of overlaps()) found.add(one)
    return [...found]

    /** Lines of hardly three letters: its column has no room for it. */
    function isInPieces(range: Range): boolean {
      const letters = range.toString().replace(/\s/g, '').length
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return letters >= 9 && lines.size * 3 > letters
    }
    function tooWideIn(box: Element): string {
      const end = box.getBoundingClientRect().left + box.clientWidth + 1
      const [first] = [...box.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > end)
      return first ? nameOf(first) : 'a text'
    }
    function wrongWith(element: Element, line: DOMRect): string | undefined {
      if (line.width < 2 || line.height < 2) return undefined
      // Letters fill the middle of their line.
      const letters = {
        left: line.left,
        right: line.right,
        top: line.top + line.height * 0.2,
        bottom: line.bottom - line.height * 0.2,
      }
      let [x, y, isInside] = [true, true, true]
      for (let box: Element | null = element; box && (x || y); box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.display === 'contents') continue
        const edge = box.getBoundingClientRect()
        const outX = letters.left < edge.left - 2 || letters.right > edge.right + 2
        const outY = letters.top < edge.top - 2 || letters.bottom > edge.bottom + 2
        const isScrolled = (value: string) => value === 'auto' || value === 'scroll'
        if (box !== document.documentElement && box !== document.body) {
          if (x && isScrolled(style.overflowX)) x = false
          else if (x && outX && style.overflowX !== 'visible')
            return style.textOverflow === 'ellipsis'
              ? element.closest('[data-bar]') && !element.closest('[role="listbox"]')
                ? undefined
                : 'is shortened'
              : `is cut by ${nameOf(box)}`
          if (y && isScrolled(style.overflowY)) y = false
          else if (y && outY && style.webkitLineClamp !== 'none')
            // A beginning that says by an ellipsis that it is one; there is none at large letters.
            return undefined
          else if (y && outY && style.overflowY !== 'visible') return `is cut by ${nameOf(box)}`
          if (isInside && ((x && outX) || (y && outY)) && isDrawn(box, style))
            return `spills out of ${nameOf(box)}`
        }
        if (style.position === 'absolute') isInside = false
        if (style.position === 'fixed') {
          if (x && (letters.left < -1 || letters.right > innerWidth + 1))
            return `is beside the window in ${nameOf(box)}`
          if (y && (letters.top < -1 || letters.bottom > innerHeight + 1))
            return `is above or below the window in ${nameOf(box)}`
          return undefined
        }
      }
      return undefined
    }
    /** Only for those who listen, or out of the picture. */
    function isUnseen(element: Element): boolean {
      if (
        !element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        return true
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, position, overflow, transform } = getComputedStyle(box)
        if (position === 'absolute' && clipPath !== 'none') return true
        if (overflow === 'clip' && box.getBoundingClientRect().height < 1) return true
        if (position === 'fixed' && transform !== 'none') return true
      }
      return false
    }
    function isDrawn(
      box: Element,
      { backgroundColor, borderBlockEndWidth, borderBlockEndColor, display }: CSSStyleDeclaration,
    ): boolean {
      // A number of a verse has no height, so that it moves no line.
      if (display === 'inline' || box.getBoundingClientRect().height < 1) return false
      const isClear = (colour: string) => /, 0\)$|\/ 0\)$/.test(colour)
      return (
        box.matches('button, a, input, select, label, summary') ||
        !isClear(backgroundColor) ||
        (borderBlockEndWidth !== '0px' && !isClear(borderBlockEndColor))
      )
    }
    /** Controls over each other; those of different bars may, because one of them is scrolled below the other. */
    function overlaps(): string[] {
      const controls = [
        ...area.querySelectorAll('a, button, input:not([type="radio"], [type="checkbox"]), select, summary'),
      ]
        .filter((one) => !isUnseen(one))
        .flatMap((one) => [...one.getClientRects()].map((box) => ({ one, box, bar: barOf(one) })))
        .filter(({ box }) => box.width > 2 && box.height > 2)
      return controls.flatMap((first, index) =>
        controls
          .slice(index + 1)
          .filter(({ one, bar }) => bar === first.bar && !one.contains(first.one) && !first.one.contains(one))
          .filter(({ box }) => shared(first.box, box))
          .map(({ one }) => `${nameOf(first.one)} lies over ${nameOf(one)}`),
      )
    }
    function shared(first: Box, second: Box): boolean {
      const across = Math.min(first.right, second.right) - Math.max(first.left, second.left)
      const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
      return across > 3 && down > 8
    }
    function barOf(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(box).position) || isScroller(box))
          return box
      return null
    }
    function isScroller(box: Element): boolean {
      return ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)
    }
    function nameOf(box: Element): string {
      const words = box.getAttribute('aria-label') ?? box.textContent?.trim().slice(0, 24)
      return `${box.tagName.toLowerCase()}.${[...box.classList].join('.')} "${words}"`
    }
  })
}
