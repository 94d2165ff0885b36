/** Turning the page to a chapter that stands ready: it is seen at once, and whatever comes between, one text is seen, that of the address. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { heading, openText, serveReaders } from '../support/reading-page'

const readers = serveReaders()

/** A chapter whose neighbours are laid out. */
async function openBetween(): Promise<Page> {
  const { page } = await readers.open()
  await openText(page, `${readers.origin}/SEN/Jonah2`)
  await isReady(page, 32001000)
  await isReady(page, 32003000)
  return page
}

const isReady = (page: Page, chapter: number) =>
  page
    .locator(`main > [data-kept=""] article[data-chapter="${chapter}"] .turn`)
    .first()
    .waitFor({ state: 'attached' })

/** Presses the arrow to the right and, so many ms later, the next thing; -1 = before anything else. Chapters that are seen between. */
const turnAnd = (page: Page, next: 'nothing' | 'back' | 'home', delayMs = -1) =>
  page.evaluate(
    ([asked, ms]) => {
      const goOn = () => {
        if (asked === 'back') history.back()
        if (asked === 'home') document.querySelector<HTMLElement>('a[href="/"]')?.click()
      }
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
      if (ms < 0) queueMicrotask(goOn)
      else setTimeout(goOn, ms)
      return [...document.querySelectorAll<HTMLElement>('main article')]
        .filter((article) => article.checkVisibility())
        .map((article) => article.dataset['chapter'])
    },
    [next, delayMs] as const,
  )

/** From before the next picture until after React has followed, ms. */
const moments = [-1, 0, 8, 16, 24, 32, 40, 50, 60, 80, 120]

/** Chapters of the texts that are seen, and what the page says of itself. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    chapters: [...document.querySelectorAll<HTMLElement>('main article')]
      .filter((article) => article.checkVisibility())
      .map((article) => article.dataset['chapter']),
    path: decodeURIComponent(location.pathname),
    top: scrollY,
  }))

describe('turning to a chapter that stands ready', () => {
  it('shows it in the same task as the key', async () => {
    const page = await openBetween()
    expect(await turnAnd(page, 'nothing')).toEqual(['32003000'])
    await expect.poll(() => page.title()).toContain('Jonah 3')
    expect(await seen(page)).toEqual({ chapters: ['32003000'], path: '/SEN/Jonah3', top: 0 })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Jonah 3')
  })

  it('has the chapter back, where it was read, for who goes back at any moment', async () => {
    const page = await openBetween()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => {
      scrollTo(0, 300)
    })
    await page.waitForTimeout(500)
    const before = await seen(page)
    for (const moment of moments) {
      await turnAnd(page, 'back', moment)
      await page.waitForTimeout(900)
      expect({ moment, ...(await seen(page)) }).toEqual({ moment, ...before })
      await isReady(page, 32003000)
    }
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).innerText()).toBe('Jonah 3')
  })

  it('follows a key that is held', async () => {
    const page = await openBetween()
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.down('ArrowRight')
    await page.keyboard.up('ArrowRight')
    await page.waitForTimeout(1500)
    const { chapters, path } = await seen(page)
    const chapter = Number(/\d+$/.exec(path)?.[0])
    expect(chapter).toBeGreaterThan(2)
    expect(chapters).toEqual([String(32_000_000 + chapter * 1000)])
    await expect.poll(() => heading(page).innerText()).toBe(`Jonah ${chapter}`)
  })

  it('leaves it for another page that is asked for at any moment', async () => {
    const page = await openBetween()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const moment of moments) {
      await turnAnd(page, 'home', moment)
      await page.waitForTimeout(900)
      expect({ moment, ...(await seen(page)) }).toEqual({ moment, chapters: [], path: '/', top: 0 })
      await page.goBack()
      await page.goBack()
      await expect.poll(async () => (await seen(page)).chapters).toEqual(['32002000'])
      await isReady(page, 32003000)
    }
  })
})
