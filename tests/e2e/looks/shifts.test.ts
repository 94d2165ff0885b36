/** Nothing that is read moves while a screen is loaded: places are kept, and what comes late comes below. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openScreen, type Screen, screens } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import { meetKnownReader } from '../../support/pages/known-reader'

const looked = [
  'prose',
  'poetry',
  'a psalm whose title is numbered',
  'two translations',
  'three translations',
  'six translations',
  'downloads',
  'introduction',
  'help',
  'an item of the help',
  'an area without contents',
  'reading plans',
  'languages',
  'synopsis',
  'login',
  'shared tags',
]
const shown = screens.filter(({ name }) => looked.includes(name))
const reader = meetKnownReader()

describe.each([390, 1280, 1920])('in a window of %i px', (width) => {
  it.each(shown)('nothing moves on $name', async (screen) => {
    const { page } = await reader.open()
    await page.setViewportSize({ width, height: 900 })
    expect(await movedOn(page, screen)).toEqual([])
  })
})

/** What moved without being asked to, and how far, for each shift that can be seen. */
async function movedOn(page: Page, screen: Screen): Promise<unknown> {
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
  await openScreen(page, reader.origin, screen)
  await atRest(page)
  return await page.evaluate('moved')
}
