/** At 320 px, which is 400 % on a screen of 1280 (WCAG 1.4.10), nothing scrolls sideways. */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { dailyScreens, openScreen, screens } from '../../support/looks/screens'
import { meetKnownReader } from '../../support/pages/known-reader'

const reader = meetKnownReader()

async function openNarrow(): Promise<Page> {
  const { page } = await reader.open()
  await page.setViewportSize({ width: 320, height: 640 })
  return page
}

/** What is wider than its box, with how much. */
const wideBoxes = (page: Page) =>
  page.evaluate(() => {
    // Code scrolls in a box of its own, which the keyboard reaches: broken lines would be other code.
    const boxes = [
      document.documentElement,
      ...document.querySelectorAll('dialog, dialog :not(pre[tabindex="0"])'),
    ]
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
      .filter((box) => box.clientWidth > 1 && getComputedStyle(box).textOverflow !== 'ellipsis')
      .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`)
  })

it('nothing scrolls sideways that most screens are built from', daily, async () => {
  const page = await openNarrow()
  for (const screen of dailyScreens) {
    await openScreen(page, reader.origin, screen)
    expect(await wideBoxes(page), screen.name).toEqual([])
  }
})

it.each(screens)('nothing scrolls sideways on $name', async (screen) => {
  const page = await openNarrow()
  await openScreen(page, reader.origin, screen)
  expect(await wideBoxes(page)).toEqual([])
})
