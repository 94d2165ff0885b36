/** First visits, each in a browser that has never been here: the faces of the text are there, and nothing moves when they come. */
import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { readingServer } from '../../support/servers/reading-server'

const visits = 10
const mostShift = 0.01

/** Those of other files in the same run stay. */
const mine = new Set<Person>()

afterEach(async () => {
  for (const person of mine) await person.close()
  mine.clear()
})

/** Blanks are Latin, and stand in a face of the device where ours came too late. */
const mostBlank = 0.25

describe.each([
  // A Latin text may do without our faces on a slow visit: most of them must not.
  { script: 'Latin', path: '/SDE/Joh1', mostLate: 2 },
  { script: 'Hebrew', path: '/SHE/Joh1', mostLate: 0 },
  { script: 'Arabic', path: '/SAR/Joh1', mostLate: 0 },
])('a first visit to a text in $script', ({ path, mostLate }) => {
  it(
    `shows our faces and moves nothing, ${visits} times`,
    async () => {
      let late = 0
      for (let visit = 0; visit < visits; visit += 1) {
        const person = await openBrowser()
        mine.add(person)
        await person.page.addInitScript(watchShifts)
        await person.page.goto(readingServer.origin + path)
        await person.page.locator('#root article .v').first().waitFor()
        await person.page.waitForLoadState('networkidle')
        if ((await deviceShare(person.page)) > mostBlank) late += 1
        expect(await person.page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThanOrEqual(
          mostShift,
        )
        await person.close()
      }
      expect(late).toBeLessThanOrEqual(mostLate)
    },
    60_000 + 15_000 * visits,
  )
})

/** Share of the letters of the text that stand in faces of the device. */
async function deviceShare(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument', { depth: 1 })
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#root article .t, #root article h1',
  })
  let [device, all] = [0, 0]
  for (const nodeId of nodeIds.slice(0, 60)) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { glyphCount, isCustomFont } of fonts) {
      all += glyphCount
      if (!isCustomFont) device += glyphCount
    }
  }
  return device / all
}

/** Runs in the page: sums up what moved without anybody's doing. */
function watchShifts(): void {
  Reflect.set(globalThis, 'shift', 0)
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false)
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}
