/** What there is without JavaScript, and in a browser that is too old for the app (FEATURES SHELL-08). */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { visibleText, waitForServiceWorker } from '../../support/pages/browser'
import { serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()

const notices = async (page: Page) =>
  (await page.locator('.notice').filter({ visible: true }).allInnerTexts()).map((text) => text.trim())

/** How far the page is wider than the window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('without JavaScript', () => {
  it.each([
    ['/SDE/Joh1', 'JavaScript ist ausgeschaltet', 'ltr'],
    ['/SEN/John1', 'JavaScript is off', 'ltr'],
    ['/SAR/43001000', 'جافاسكربت', 'rtl'],
    ['/SHE/19023000', 'JavaScript כבוי', 'rtl'],
  ])('%s is read and turned, with one notice in its language', async (path, notice, direction) => {
    const { page } = await readers.open({ javaScript: false, width: 320, height: 640 })
    await page.goto(readers.origin + path)
    expect(await notices(page)).toEqual([expect.stringContaining(notice)])
    expect(await page.locator('html').getAttribute('dir')).toBe(direction)
    expect((await visibleText(page)).length).toBeGreaterThan(200)
    expect(await overhang(page)).toBe(0)
    const before = await page.locator('article:visible h1').innerText()
    await page.locator('article:visible .turn a').first().click()
    await expect.poll(() => page.locator('article:visible h1').innerText()).not.toBe(before)
  })

  it('home and /amp lead to every translation', async () => {
    const { page } = await readers.open({ javaScript: false, locale: 'fr-FR' })
    for (const path of ['/', '/amp']) {
      await page.goto(readers.origin + path)
      expect(await page.locator('html').getAttribute('lang')).toBe('fr')
      expect(await page.locator('ol.editions a').count()).toBe(9)
      await page.locator('ol.editions a[href="/SFR"]').click()
      await expect.poll(() => page.locator('article:visible h1').innerText()).toMatch(/^Psaume/)
    }
  })

  it('a screen of the app says its name and the way home', async () => {
    const { page } = await readers.open({ javaScript: false, locale: 'en-GB' })
    await page.goto(`${readers.origin}/downloads`)
    expect(await page.title()).toBe('Downloads :: Perikope')
    expect(await page.locator('h1').innerText()).toBe('Downloads')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('a browser without the colours the app needs', () => {
  const age = (page: Page) =>
    page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (property: string, value?: string) =>
        value?.includes('color-mix')
          ? false
          : value === undefined
            ? supports(property)
            : supports(property, value)
    })

  it('is told so in the language of the page, from the server and from the service worker', async () => {
    const { page } = await readers.open({ locale: 'es-ES' })
    await age(page)
    await page.goto(`${readers.origin}/SDE/Joh1`)
    await expect.poll(() => notices(page)).toEqual([expect.stringContaining('Dein Browser ist veraltet')])
    await waitForServiceWorker(page)
    await page.goto(`${readers.origin}/es`)
    await expect.poll(() => notices(page)).toEqual([expect.stringContaining('Tu navegador está anticuado')])
    await page.goto(`${readers.origin}/fa`)
    await expect.poll(() => notices(page)).toEqual([expect.stringContaining('مرورگر شما قدیمی است')])
  })

  it('others are not told', async () => {
    const person = await readers.open()
    await person.page.goto(`${readers.origin}/SDE/Joh1`)
    await expect.poll(() => person.page.locator('article:visible h1').count()).toBeGreaterThan(0)
    expect(await notices(person.page)).toEqual([])
  })
})
