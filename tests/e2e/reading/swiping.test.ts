/** A finger in the text of a phone: to the side it turns the page and never goes back in the browser's history; all else is left alone. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { fingerOn, type Point } from '../../support/pages/finger'
import { heading, openText, pictures, serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()

const left: Point = [60, 450]
const right: Point = [330, 450]

/** A phone at a text that was come to from another one, which the browser would go back to. */
async function openPhone(address: string, locale = 'de-DE') {
  const { page, context } = await readers.open({ width: 390, height: 844, isTouch: true, locale })
  await openText(page, `${readers.origin}/SDE/Ps23`)
  await openText(page, `${readers.origin}${address}`)
  await page.locator('main > [data-previous][data-next]:not([data-kept])').first().waitFor()
  const finger = await fingerOn(page, context)
  return { page, finger }
}

const chapter = (page: Page) =>
  page.locator('main > [data-path]:not([data-kept]) article:visible').getAttribute('data-chapter')

/** The code that listens comes after the text: as people do, once more where nothing happened. */
async function turned(page: Page, swipe: () => Promise<void>, to: string): Promise<void> {
  await expect
    .poll(async () => {
      const before = await chapter(page)
      if (before === to) return to
      await swipe()
      await pictures(page)
      return await chapter(page)
    })
    .toBe(to)
}

async function stays(page: Page, swipe: () => Promise<void>): Promise<void> {
  const before = [await chapter(page), page.url()]
  await swipe()
  await pictures(page, 30)
  expect([await chapter(page), page.url()]).toEqual(before)
}

describe('a swipe in the text', () => {
  it.each([
    ['de-DE', '/SDE/32002000', '32003000', '32001000'],
    ['ar', '/SAR/32002000', '32001000', '32003000'],
  ])('turns the page in the direction of reading: %s', async (locale, address, toLeft, toRight) => {
    const { page, finger } = await openPhone(address, locale)
    await turned(page, () => finger(right, left), toLeft)
    await turned(page, () => finger(left, right), '32002000')
    await turned(page, () => finger(left, right), toRight)
    expect(new URL(page.url()).pathname).not.toContain('Ps23')
  })
})

describe('what is no swipe', () => {
  it('goes nowhere where there is no chapter before', async () => {
    const { page, finger } = await openPhone('/SDE/Jona2')
    await turned(page, () => finger(left, right), '32001000')
    await openText(page, `${readers.origin}/SDE/1Mo1`)
    await stays(page, () => finger(left, right))
  })

  it('leaves scrolling, steep strokes and the header alone', async () => {
    const { page, finger } = await openPhone('/SDE/Jona2')
    await turned(page, () => finger(left, right), '32001000')
    await stays(page, () => finger([190, 700], [190, 300]))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
    await stays(page, () => finger([190, 300], [290, 500]))
    await stays(page, () => finger([60, 30], [330, 30]))
  })

  it('leaves columns that scroll sideways to themselves, also at their end', async () => {
    const { page, finger } = await openPhone('/SDE.SEN.SAR/32002000')
    await page.evaluate(() => document.documentElement.setAttribute('data-stack', 'sideways'))
    const scrolled = () => page.locator('.grid:visible').evaluate((grid) => grid.scrollLeft)
    await expect
      .poll(async () => {
        await stays(page, () => finger(right, left))
        return await scrolled()
      })
      .toBeGreaterThan(100)
    for (let times = 0; times < 4; times += 1) await stays(page, () => finger(left, right))
    expect(await scrolled()).toBe(0)
  })

  it('leaves marked text and a zoomed page alone', async () => {
    const { page, finger } = await openPhone('/SDE/Jona2')
    await turned(page, () => finger(left, right), '32001000')
    await page
      .locator('article:visible .t')
      .first()
      .evaluate((text) => getSelection()?.selectAllChildren(text))
    await stays(page, () => finger(right, left))
    await page.evaluate(() => getSelection()?.removeAllRanges())
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.5 })
    await stays(page, () => finger(right, left))
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await turned(page, () => finger(right, left), '32002000')
  })

  it('leaves what lies over the text alone, and who has switched it off', async () => {
    const { page, finger } = await openPhone('/SDE/Jona2')
    await turned(page, () => finger(left, right), '32001000')
    await page.locator('[data-panel="menu"]').tap()
    await page.locator('dialog[open]').waitFor()
    await stays(page, () => finger(left, right))
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.locator('[data-panel="format"]').tap()
    await page.getByRole('switch', { name: 'Durch Wischen blättern' }).tap()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await stays(page, () => finger(right, left))
    await stays(page, () => finger(left, right))
    expect(await heading(page).innerText()).toBe('Jona 1')
  })
})

describe('the page under the finger', () => {
  /** Where the text stands, px from its place; the finger stays down. */
  const pulledPx = (page: Page) =>
    page
      .locator('article:visible')
      .evaluate((text) => new DOMMatrix(getComputedStyle(text.parentElement ?? text).transform).e)

  it.each([
    ['de-DE', '/SDE/32002000', '32003000'],
    ['ar', '/SAR/32002000', '32001000'],
  ])('goes with it, and is at rest after it: %s', async (locale, address, toLeft) => {
    const { page, finger } = await openPhone(address, locale)
    await turned(page, () => finger(right, left), toLeft)
    await turned(page, () => finger(left, right), '32002000')
    const up = await finger.down(right, [200, 450])
    await expect.poll(() => pulledPx(page)).toBeLessThan(-100)
    await up()
    await expect.poll(() => chapter(page)).toBe(toLeft)
    await expect.poll(() => pulledPx(page)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  it('goes back where the finger turned no page', async () => {
    const { page, finger } = await openPhone('/SDE/Jona2')
    await turned(page, () => finger(left, right), '32001000')
    const up = await finger.down(right, [190, 700])
    await pictures(page)
    expect(await pulledPx(page)).toBe(0)
    await up()
    await openText(page, `${readers.origin}/SDE/1Mo1`)
    const upThere = await finger.down(left, right)
    await expect.poll(() => pulledPx(page)).toBeGreaterThan(40)
    expect(await pulledPx(page)).toBeLessThan(60)
    await upThere()
    await expect.poll(() => pulledPx(page)).toBe(0)
    expect(await heading(page).innerText()).toBe('1. Mose 1')
  })

  it('stays for who wishes that nothing moves', async () => {
    const { page, finger } = await openPhone('/SDE/Jona2')
    await turned(page, () => finger(left, right), '32001000')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const up = await finger.down(right, [200, 450])
    await pictures(page)
    expect(await pulledPx(page)).toBe(0)
    await up()
    await expect.poll(() => chapter(page)).toBe('32002000')
  })
})
