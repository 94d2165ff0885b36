/** A right-to-left interface is the mirror of the other; the text keeps the direction of its own language. */
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { openScreen, remember, screens } from '../../support/looks/screens'
import type { Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ isTouch: true, width: 390, height: 844 }, (opened) => {
  ;({ person, page } = opened)
})

const heading = () => page.locator('article:visible h1').filter({ visible: true }).first().innerText()
const centre = (selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    })

async function open(path: string): Promise<void> {
  await openScreen(page, readingServer.origin, { name: path, path, shows: 'main article .turn' })
}

/** A finger drawn across the text. */
async function swipe(fromX: number, toX: number): Promise<void> {
  const client = await person.context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] })
  await touch('touchStart', fromX)
  await touch('touchMove', (fromX + toX) / 2)
  await touch('touchMove', toX)
  await touch('touchEnd')
  await client.detach()
}

describe('an Arabic interface', () => {
  beforeAll(async () => {
    await remember(person.context, readingServer.origin, { locale: 'ar' })
    await open('/SAR/43001000')
  })

  it('is mirrored: menu at the right, chevrons turned, the next chapter at the left', daily, async () => {
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await page.locator('html').getAttribute('lang')).toBe('ar')
    expect(await centre('header button[aria-haspopup]')).toBeGreaterThan(195)
    expect(await centre('header [data-panel="format"]')).toBeLessThan(195)
    expect(await centre('nav[data-bar] a[aria-label="الأصحاح السابق"]')).toBeGreaterThan(195)
    const turned = await page
      .locator('nav[data-bar] .mirrored')
      .first()
      .evaluate((icon) => getComputedStyle(icon).transform)
    expect(turned).toBe('matrix(-1, 0, 0, 1, 0, 0)')
    await open('/SDE/43001000')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(heading).toBe('Johannes 2')
    await page.keyboard.press('ArrowRight')
    await expect.poll(heading).toBe('Johannes 1')
    await swipe(90, 320)
    await expect.poll(heading).toBe('Johannes 2')
    await swipe(320, 90)
    await expect.poll(heading).toBe('Johannes 1')
  })

  it('writes numbers of the text in Arabic digits', async () => {
    await open('/SAR/43001000')
    expect(await heading()).toMatch(/١$/)
    const numbers = await page.locator('article:visible .n').allTextContents()
    expect(numbers.slice(0, 3)).toEqual(['١', '٢', '٣'])
  })

  it('leaves German text from left to right, and Arabic text in a German interface from right to left', async () => {
    await open('/SDE/43001000')
    const text = page.locator('article:visible .scripture').filter({ visible: true }).first()
    expect(
      await text.evaluate((node) => [node.getAttribute('lang'), getComputedStyle(node).direction]),
    ).toEqual(['de', 'ltr'])
    await remember(person.context, readingServer.origin, { locale: 'de' })
    await open('/SAR/43001000')
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
    expect(
      await text.evaluate((node) => [node.getAttribute('lang'), getComputedStyle(node).direction]),
    ).toEqual(['ar', 'rtl'])
    await remember(person.context, readingServer.origin, { locale: 'ar' })
  })

  it('keeps header and text clear of a notch on either side of the window', async () => {
    await open('/SDE/43001000')
    const client = await person.context.newCDPSession(page)
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 60, right: 10 } })
    const edges = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((element) => {
          const { paddingLeft, paddingRight } = getComputedStyle(element)
          return [paddingLeft, paddingRight]
        })
    await expect.poll(() => edges('main')).toEqual(['60px', '10px'])
    const row = 'header[data-bar] > :last-child'
    expect(await edges(row)).toEqual(['60px', '10px'])
    expect(await edges('nav[data-bar]')).toEqual(['60px', '10px'])
    await remember(person.context, readingServer.origin, { locale: 'de' })
    await open('/SDE/43001000')
    expect(await edges(row)).toEqual(['60px', '10px'])
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
    await client.detach()
    await remember(person.context, readingServer.origin, { locale: 'ar' })
  })

  it('opens overlays from the other side', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const screen of screens.filter(({ name }) => name === 'downloads')) {
      await openScreen(page, readingServer.origin, screen)
      expect(await centre('dialog [data-overlay-head]')).toBeLessThan(640)
    }
    await page.setViewportSize({ width: 390, height: 844 })
  })
})

describe('a Persian interface', () => {
  it('has its own digits in every text', async () => {
    await remember(person.context, readingServer.origin, { locale: 'fa' })
    for (const screen of screens.filter(({ name }) => name === 'downloads')) {
      await openScreen(page, readingServer.origin, screen)
      const counts = page.locator('dialog li small')
      await expect.poll(() => counts.first().innerText()).toMatch(/[۰-۹]/)
      expect((await counts.allInnerTexts()).filter((text) => /\d/.test(text))).toEqual([])
    }
  })
})
