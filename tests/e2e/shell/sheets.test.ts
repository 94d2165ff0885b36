/** Sheets of a phone with their motion: what is in them, where the focus goes, and that nothing of them stays behind. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openChapter } from '../../support/pages/study-page'
import { readingServer } from '../../support/servers/reading-server'

const open = (page: Page) => page.locator('dialog[open]')
const sheet = (page: Page) => page.locator('[data-passing]')
const books = (page: Page) => page.locator('nav[data-bar] button:not([aria-label])')
const menu = (page: Page) => page.locator('[data-panel="menu"]')
const heading = (page: Page) => page.locator('article:visible h1').innerText()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const leaving = (page: Page) => page.locator('[data-leaving]').count()

describe.each([
  { device: 'a phone', isTouch: true, first: 'DIALOG' },
  { device: 'a narrow window', isTouch: false, first: 'INPUT' },
])('a sheet of $device', ({ isTouch, first }) => {
  let person: Person
  let page: Page
  beforeAll(async () => {
    person = await openBrowser({ width: 390, height: 800, isTouch })
    page = person.page
    await remember(person.context, readingServer.origin, { locale: 'de' })
  })
  beforeEach(() => openChapter(page, `${readingServer.origin}/SDE/Joh1`))
  afterEach(async () => {
    await expect.poll(() => sheet(page).count()).toBe(0)
    await expect.poll(() => leaving(page)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-frozen'))).toBe(false)
  })
  afterAll(async () => {
    await person.close()
    expect(person.complaints).toEqual([])
  })

  it('has the focus at its first stop, where a finger does not get a keyboard by it', async () => {
    await books(page).click()
    await open(page).getByRole('button', { name: 'Johannes', exact: true }).waitFor()
    await expect.poll(() => focused(page)).toBe(first)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => open(page).count()).toBe(0)
    expect(await books(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('goes with the chapter that is chosen in it', isTouch ? daily : {}, async () => {
    await books(page).click()
    await open(page).getByRole('button', { name: 'Johannes', exact: true }).click()
    await open(page).getByRole('link', { name: '3', exact: true }).click()
    await expect.poll(() => heading(page)).toBe('Johannes 3')
    // It moves out over the chapter.
    await expect.poll(() => open(page).count()).toBe(0)
  })

  it('at the side moves out, and the focus is back at its button', async () => {
    await menu(page).click()
    await open(page).locator('nav').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => open(page).count()).toBe(0)
    expect(await menu(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('at the side leads to what is over the text, which goes the way it came', async () => {
    await menu(page).click()
    await open(page).locator('a[href="/downloads"]').click()
    await open(page).getByRole('heading', { name: 'Downloads' }).waitFor()
    expect(await open(page).count()).toBe(1)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => open(page).count()).toBe(0)
    await atRest(page)
    expect(await heading(page)).toBe('Johannes 1')
    // Pressed twice, it goes back once.
    expect(await page.locator('[data-same]').count()).toBe(1)
  })

  it('of the text format changes the text beside it', async () => {
    const size = () =>
      page
        .locator('article:visible .v .t')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize)
    const before = await size()
    await page.locator('[data-panel="format"]').click()
    const slider = open(page).getByRole('slider')
    await slider.focus()
    await slider.press('ArrowRight')
    await slider.press('ArrowRight')
    await expect.poll(size).not.toBe(before)
    await slider.press('ArrowLeft')
    await slider.press('ArrowLeft')
    await expect.poll(size).toBe(before)
    await page.keyboard.press('Escape')
  })
})
