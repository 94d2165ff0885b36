/** The combined input by touch, written from the right (issue "Find"). */
import { describe, expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import { openBrowser } from '../../support/pages/browser'
import { field, heading, options } from '../../support/pages/combined-input'
import { readingServer } from '../../support/servers/reading-server'

describe.each([
  {
    locale: 'ar',
    tag: 'ar-EG',
    open: '/SAR/43001000',
    typed: 'يونان ٢',
    offered: 'يونان ٢',
    heading: /يونان/,
  },
  { locale: 'he', tag: 'he-IL', open: '/SHE/43001000', typed: 'יונה ב', offered: 'יונה 2', heading: /יונה/ },
] as const)('on a phone in $locale', ({ locale, tag, open, typed, heading: wanted }) => {
  it('covers the page while one types, takes the touch, and is written from the right', async () => {
    const person = await openBrowser({ width: 390, height: 800, isTouch: true, locale: tag })
    const { page } = person
    await remember(person.context, readingServer.origin, { locale })
    await page.goto(readingServer.origin + open)
    await page.waitForFunction(() => !document.getElementById('first'))
    await expect.poll(() => field(page).inputValue()).not.toBe('')
    await field(page).tap()
    await field(page).fill(typed)
    // The passage and the search, beside stories of that name.
    await expect.poll(() => page.locator('[role="option"]:not([id*="-named-"])').count()).toBe(2)
    const list = await page.locator('[role="listbox"]').locator('..').boundingBox()
    expect([list?.x, list?.width]).toEqual([0, 390])
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThan(790)
    expect(await field(page).evaluate((input) => getComputedStyle(input).direction)).toBe('rtl')
    await page.getByRole('option').first().tap()
    await expect.poll(() => heading(page)).toMatch(wanted)
    expect(await options(page)).toEqual([])
    await person.close()
    expect(person.complaints).toEqual([])
  })
})
