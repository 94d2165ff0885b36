/** What axe cannot see of WCAG 2.2: sizes of targets, text with more room, and a walk through all stops of the keyboard. */
import type { Page } from 'playwright'
import { atRest } from '../pages/at-rest'

/**
 * Targets below 24 px without room around them (2.5.8); excepted there are links within a line of text, and what another control does too:
 * the bars of the chart stand for the books of the search options.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const least = 24
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const interactive =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [role="tab"]'
    const targets = [...modal.querySelectorAll(interactive)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // A control without a look of its own is pressed by its label.
      .map((element) =>
        element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element,
      )
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return targets
      .filter(({ element, box }) => (box.width < least || box.height < least) && !isInline(element))
      .filter(({ element }) => !element.closest('[role="group"]')?.querySelector('rect'))
      .filter(({ element, box }) =>
        targets.some((other) => other.element !== element && isNear(box, other.box)),
      )
      .map(({ element, box }) => `${nameOf(element)} ${Math.round(box.width)} x ${Math.round(box.height)}`)

    /** With what `::after` adds to press on. */
    function boxOf(element: Element): DOMRect {
      const box = element.getBoundingClientRect()
      const { content, position, insetBlockStart, insetInlineStart } = getComputedStyle(element, '::after')
      if (content === 'none' || position !== 'absolute') return box
      const [dy, dx] = [Number.parseFloat(insetBlockStart) || 0, Number.parseFloat(insetInlineStart) || 0]
      return new DOMRect(box.x + dx, box.y + dy, box.width - 2 * dx, box.height - 2 * dy)
    }
    function isInline(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent?.trim() ?? ''
      return around.length > (element.textContent?.trim().length ?? 0)
    }
    /** The circle of 24 px around the middle of the one meets the other. */
    function isNear(box: DOMRect, other: DOMRect): boolean {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const dx = Math.max(other.left - x, 0, x - other.right)
      const dy = Math.max(other.top - y, 0, y - other.bottom)
      return Math.hypot(dx, dy) < least / 2
    }
    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}"`
    }
  })
}

/** Texts that are cut off when a reader sets more room between lines, words and letters (1.4.12). */
export async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const cut = [...modal.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } =
          getComputedStyle(element)
        const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        // Only for those who listen, or said to be cut by an ellipsis.
        if (hasEllipsis || (position === 'absolute' && clipPath !== 'none')) return false
        const isHidden = (value: string) => value === 'hidden' || value === 'clip'
        return (
          (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
          (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 2)
        )
      })
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
    return cut
  })
}

/** Walks with Tab until the first stop comes again, or `most` stops: what has no sign of the focus or is covered (2.4.7, 2.4.11). */
export async function badStops(page: Page, most = 40): Promise<{ stops: number; bad: string[] }> {
  const bad: string[] = []
  const seen = new Set<string>()
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    let stop = await page.evaluate(stopNow)
    if (stop?.problem) {
      // A bar that was hidden comes for the focus.
      await atRest(page)
      stop = await page.evaluate(stopNow)
    }
    if (!stop) break
    if (seen.has(stop.key)) break
    seen.add(stop.key)
    if (stop.problem) bad.push(`${stop.name}: ${stop.problem}`)
  }
  return { stops: seen.size, bad }
}

function stopNow(): { key: string; name: string; problem: string | undefined } | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const numbered = element as Element & { stop?: string }
  numbered.stop ??= `${performance.now()}`
  const box = element.getBoundingClientRect()
  const name = `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}"`
  return { key: numbered.stop, name, problem: problemOf() }

  function problemOf(): string | undefined {
    // A picture of the control stands for an input that is not drawn.
    const drawn =
      element instanceof HTMLInputElement && box.width * box.height < 4 ? element.closest('label') : element
    const area = drawn?.getBoundingClientRect() ?? box
    if (!drawn || area.width === 0 || area.height === 0) return 'not to be seen'
    const around = [drawn.parentElement, drawn.parentElement?.parentElement, drawn.closest('form')]
    const bearers = [drawn, ...drawn.querySelectorAll('*'), ...around.filter((one) => one != null)]
    if (!bearers.some(hasSign)) return 'no sign of the focus'
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
    const isFree = points.some(([x, y]) => {
      const at = document.elementFromPoint(area.left + area.width * x, area.top + area.height * y)
      return at !== null && (drawn.contains(at) || at.contains(drawn))
    })
    return isFree ? undefined : 'covered'
  }
  function hasSign(one: Element): boolean {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
}
