/** Letters at twice their size, set in the browser (WCAG 1.4.4): everything follows, nothing is cut and nothing scrolls sideways. */
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../support/long-series'
import { badTexts, setLetters } from '../../support/looks/large-text'
import { dailyScreens, openScreen, screens } from '../../support/looks/screens'
import type { Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ isCalm: true, chosen: 'de', mayComplain: true }, async (opened) => {
  ;({ person, page } = opened)
  await setLetters(person.context, page, 32)
})

const widths = isLong ? [320, 390] : [320]

describe.each(widths)('with letters of 200 % in a window of %i px', (width) => {
  beforeAll(() => page.setViewportSize({ width, height: 640 }))

  it.each(isLong ? screens : dailyScreens)('no text is cut on $name', async (screen) => {
    await openScreen(page, readingServer.origin, screen)
    expect(await badTexts(page)).toEqual([])
  })
})

it('every bar, row and button has letters of twice the size', async () => {
  for (const screen of screens.filter(({ name }) => name === 'menu' || name === 'prose')) {
    await openScreen(page, readingServer.origin, screen)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('header button, nav a, nav button, h1, .chip, article p')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 24)
        .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`),
    )
    expect(small).toEqual([])
  }
})
