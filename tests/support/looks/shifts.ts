/** Shifts of what is read, as the browser measures them (CLS), since a page began to load. */
import type { Page } from 'playwright'
import { atRest } from '../pages/at-rest'

/** Notes from the next navigation on what moves without being asked to, and how far; those that cannot be seen are left out. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && 'hadRecentInput' in entry)) continue
        const { value, sources, hadRecentInput } = entry
        if (hadRecentInput || typeof value !== 'number' || value < 0.001 || !Array.isArray(sources)) continue
        // What lies below a sheet nobody sees.
        const sheet = document.querySelector('dialog[open]')
        const isSeen = sources.some(({ node }) => !sheet || (node instanceof Node && sheet.contains(node)))
        if (!isSeen) continue
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.nodeName}.${node.getAttribute('class')}` : 'a text'
          const place = ({ x, y, width: wide, height }: DOMRect) =>
            [x, y, wide, height].map(Math.round).join(' ')
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`
        })
        moved.push(`${value.toFixed(3)}: ${parts.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved so far, once nothing does any more; each with its value. */
export async function shiftsOn(page: Page): Promise<unknown> {
  await atRest(page)
  return await page.evaluate('moved')
}
