/** An area on a wide window: a page under the header, which stays usable; the text below keeps its place. */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { atRest } from '../../support/pages/at-rest'
import { openForAll } from '../../support/pages/open-for-all'
import { openChapter } from '../../support/pages/study-page'
import { readingServer } from '../../support/servers/reading-server'

let page: Page

openForAll({ width: 1280, height: 800, isCalm: true, chosen: 'de' }, (opened) => {
  ;({ page } = opened)
})

const area = () => page.locator('dialog[data-page]')
const path = () => new URL(page.url()).pathname

it('stands under a header that works, closes with Esc and leaves the text where it was', daily, async () => {
  await openChapter(page, `${readingServer.origin}/SDE/Joh1`)
  await page.evaluate(() => document.getElementById('v30')?.scrollIntoView({ behavior: 'instant' }))
  await atRest(page)
  const before = await page.evaluate(() => scrollY)
  await page.locator('header a[href="/topics"]').evaluate((link) => {
    if (link instanceof HTMLElement) link.click()
  })
  await area().getByRole('heading', { level: 1, name: 'Themen' }).waitFor()
  const [header, dialog] = [await page.locator('header').first().boundingBox(), await area().boundingBox()]
  expect(header?.y).toBeGreaterThanOrEqual(-50)
  expect(Math.round(dialog?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)))
  expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)

  await page.locator('header button[aria-haspopup]:visible').first().click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => menu.count()).toBe(0)
  expect(path()).toBe('/topics')

  await area().getByRole('link').first().click()
  await expect.poll(path).toMatch(/^\/topic\//)
  await page.keyboard.press('Escape')
  await expect.poll(path).toBe('/topics')
  await atRest(page)
  await page.keyboard.press('Escape')
  await expect.poll(path).toBe('/SDE/Joh1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
})

it('is a sheet where there is no room', async () => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(`${readingServer.origin}/topics`)
  await page.locator('dialog:modal h1').waitFor()
  expect(await area().count()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await area().waitFor()
  expect(await page.locator('dialog:modal').count()).toBe(0)
})
