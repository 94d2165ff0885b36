/** How large controls are to a finger: measured where a tap finds them, with what lies over them and what `::after` adds. */
import type { Page } from 'playwright'

/** px, design UX 3.1 rule 6 */
export const leastTarget = 44

/**
 * Controls that a finger finds on less than 44 x 44 px, each with what it found. Left out are links and buttons within a line of
 * text, and what something larger does too: the bars of the chart stand for the books of the search options, the number of a verse
 * in poetry for the verse beside it.
 */
export async function smallToTouch(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [role="tab"], [role="switch"]'
    // Half a pixel is lost where a box does not begin on a whole one.
    const enough = least - 1
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const found = new Set<string>()
    for (const control of modal.querySelectorAll<HTMLElement>(controls)) {
      if (isLeftOut(control)) continue
      const ways = partsOf(control)
      ways[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const areas = ways.map((way) => areaOf(way, ways)).filter((area) => area !== undefined)
      // Nothing of it can be pressed: it lies behind something, which is not the question here.
      if (areas.length === 0 || areas.some(({ width, height }) => width >= enough && height >= enough))
        continue
      found.add(`${nameOf(control)} ${areas.map(({ width, height }) => `${width} x ${height}`).join(', ')}`)
    }
    return [...found]

    function isLeftOut(control: HTMLElement): boolean {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
      if (control.matches(':disabled, [inert] *, .v > .n') || isInline(control)) return true
      return control.closest('[role="group"]')?.querySelector('rect') != null
    }
    /** What presses it: the control, and its labels. */
    function partsOf(control: HTMLElement): HTMLElement[] {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return [...labels, control].filter((part) => {
        const { width, height } = part.getBoundingClientRect()
        return width > 1 && height > 1
      })
    }
    /** How far from its middle a finger still finds it, along both axes. */
    function areaOf(part: HTMLElement, ways: readonly HTMLElement[]) {
      const box = [...part.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height)[0]
      if (!box) return undefined
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      // A control within the label of another one takes its own taps.
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy)?.closest(`${controls}, label`)
        return ways.some((way) => way === hit)
      }
      if (!isHit(0, 0)) return undefined
      const run = (step: (px: number) => boolean) => {
        let px = 0
        while (px < least && step(px + 1)) px += 1
        return px
      }
      return {
        width: 1 + run((px) => isHit(px, 0)) + run((px) => isHit(-px, 0)),
        height: 1 + run((px) => isHit(0, px)) + run((px) => isHit(0, -px)),
      }
    }
    function isInline(control: Element): boolean {
      if (getComputedStyle(control).display !== 'inline') return false
      const around = control.parentElement?.textContent?.trim() ?? ''
      return around.length > (control.textContent?.trim().length ?? 0)
    }
    function nameOf(control: Element): string {
      const words = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30)
      const inside = control.closest('[class]')?.getAttribute('class') ?? ''
      return `${control.tagName.toLowerCase()} "${words || control.getAttribute('type')}" (${inside})`
    }
  }, leastTarget)
}
