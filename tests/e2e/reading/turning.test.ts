/** Turning pages fast: a text that stands ready is seen with the press; whatever comes between, one text is seen, that of the address. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../support/long-series'
import { atRest } from '../../support/pages/at-rest'
import { heading, openText, pictures, serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()

/** From the moment of the press until after the page has followed, ms. */
const moments = isLong ? [0, 8, 16, 24, 32, 40, 50, 60, 80, 120] : [24]

const jonah = (chapter: number) => 32_000_000 + chapter * 1000
const psalm23 = 19_023_000

/** A slow device on which the neighbours of a chapter are laid out. */
async function openBetween(): Promise<Page> {
  const { page } = await readers.open()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await openText(page, `${readers.origin}/SEN/Jonah2`)
  await isReady(page, jonah(1), jonah(3))
  return page
}

async function isReady(page: Page, ...chapters: readonly number[]): Promise<void> {
  for (const chapter of chapters)
    await page
      .locator(`main > [data-kept=""] article[data-chapter="${chapter}"]`)
      .first()
      .waitFor({ state: 'attached' })
}

type Next = 'back' | 'home' | 'on' | 'elsewhere'

/** Presses a key and, so many ms later, the next thing. */
async function turnAnd(
  page: Page,
  key: 'ArrowLeft' | 'ArrowRight',
  next: Next,
  delayMs: number,
): Promise<void> {
  const spot = await page.evaluate((asked) => {
    const link = document.querySelector<HTMLAnchorElement>('header a[href="/"]')
    const elsewhere = document.createElement('a')
    elsewhere.textContent = elsewhere.href = '/SEN/Ps23'
    elsewhere.style = 'position: fixed; inset: 0 auto auto 0; z-index: 9999'
    if (asked === 'elsewhere') document.body.append(elsewhere)
    const { x = 0, y = 0 } = (asked === 'elsewhere' ? elsewhere : link)?.getBoundingClientRect() ?? {}
    return { x: x + 8, y: y + 8 }
  }, next)
  const from = page.url()
  await page.keyboard.press(key)
  // Who goes back has seen where they are.
  if (next === 'back') await page.waitForURL((url) => url.href !== from)
  // Two things a person does so many ms apart: the time between them is what is tried.
  await page.waitForTimeout(delayMs)
  if (next === 'back')
    await page.evaluate(() => {
      history.back()
    })
  else if (next === 'on') await page.keyboard.press(key)
  else await page.mouse.click(spot.x, spot.y)
  await page.evaluate(() => document.querySelector('body > a[style]')?.remove())
}

/** The texts that are seen, and what the page says of itself; in the very task of what is pressed. */
const seen = (page: Page, pressed?: 'next chapter' | 'read on') =>
  page.evaluate((what) => {
    if (what === 'next chapter')
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    if (what === 'read on') document.querySelector<HTMLElement>('main a[href$="/SEN/Jonah2"]')?.click()
    // What has changed is hidden until the page is laid out.
    document.body.getBoundingClientRect()
    return {
      chapters: [...document.querySelectorAll<HTMLElement>('main article')]
        .filter((article) => article.checkVisibility({ contentVisibilityAuto: true }))
        .map((article) => Number(article.dataset['chapter'])),
      path: decodeURIComponent(location.pathname),
      isHome: document.querySelector('main [class*="home"]')?.checkVisibility() ?? false,
    }
  }, pressed)

/** What comes, on a loaded machine late, also stays. */
async function isSettled(page: Page, moment: number, expected: Awaited<ReturnType<typeof seen>>) {
  const now = async () => ({ moment, ...(await seen(page)) })
  await atRest(page)
  await expect.poll(now).toEqual({ moment, ...expected })
  await atRest(page)
  expect(await now()).toEqual({ moment, ...expected })
}

describe('turning pages fast', () => {
  it('shows a chapter that stands ready in the task of the press; address, title and focus follow', async () => {
    const page = await openBetween()
    expect((await seen(page, 'next chapter')).chapters).toEqual([jonah(3)])
    await expect.poll(() => page.title()).toContain('Jonah 3')
    await isSettled(page, 0, { chapters: [jonah(3)], path: '/SEN/Jonah3', isHome: false })
    expect(await page.evaluate(() => [scrollY, document.activeElement?.textContent?.trim()])).toEqual([
      0,
      'Jonah 3',
    ])
  })

  it('back at once: the chapter stands where it was read', async () => {
    const page = await openBetween()
    await page.evaluate(() => {
      scrollTo(0, 300)
    })
    await atRest(page)
    for (const moment of moments) {
      await turnAnd(page, 'ArrowLeft', 'back', moment)
      await isSettled(page, moment, { chapters: [jonah(2)], path: '/SEN/Jonah2', isHome: false })
      expect(await page.evaluate(() => scrollY)).toBeCloseTo(300, -1)
      await isReady(page, jonah(1))
    }
  })

  it('home at once, and back', async () => {
    const page = await openBetween()
    for (const moment of moments) {
      await turnAnd(page, 'ArrowLeft', 'home', moment)
      await isSettled(page, moment, { chapters: [], path: '/', isHome: true })
      await page.goBack()
      await expect.poll(async () => (await seen(page)).chapters).toEqual([jonah(1)])
      await page.goBack()
      await expect.poll(() => heading(page).innerText()).toBe('Jonah 2')
      await isReady(page, jonah(1))
    }
  })

  it.each([
    ['on', jonah(4), '/SEN/Jonah4'],
    ['elsewhere', psalm23, '/SEN/Ps23'],
  ] as const)('%s at once: no press is lost', async (next, chapter, path) => {
    const page = await openBetween()
    for (const moment of moments) {
      await turnAnd(page, 'ArrowRight', next, moment)
      await isSettled(page, moment, { chapters: [chapter], path, isHome: false })
      await page.goBack()
      await page.goBack()
      await expect.poll(() => heading(page).innerText()).toBe('Jonah 2')
      await isReady(page, jonah(3))
    }
  })

  it('loses no press that comes with the picture of a text that did not stand ready', async () => {
    const page = await openBetween()
    await page.evaluate(() => {
      // Told before anything else that follows what React has drawn.
      const changes = new MutationObserver(() => {
        if (!document.querySelector('main > [data-path="/SEN/Jonah4"] h1')?.checkVisibility()) return
        changes.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
      })
      changes.observe(document.body, { childList: true, subtree: true, attributes: true })
      const link = document.createElement('a')
      link.href = '/SEN/Jonah4'
      document.body.append(link)
      link.click()
      link.remove()
    })
    await expect.poll(() => heading(page).innerText()).toBe('Jonah 3')
    await isSettled(page, 0, { chapters: [jonah(3)], path: '/SEN/Jonah3', isHome: false })
  })

  it('follows a key that is held, and leaves no place twice in the history', async () => {
    const page = await openBetween()
    const before = await page.evaluate(() => history.length)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.down('ArrowRight')
      // A key that is held repeats about thirty times a second.
      await pictures(page, 2)
    }
    await page.keyboard.up('ArrowRight')
    await atRest(page)
    const steps = (await page.evaluate(() => history.length)) - before
    expect(steps).toBeGreaterThan(1)
    const last = await seen(page)
    expect(last.chapters).toHaveLength(1)
    expect(await heading(page).innerText()).toContain(last.path.match(/[A-Z][a-z]+/)?.[0])
    // Every step back is another chapter.
    const paths = [last.path]
    for (let step = 0; step < steps; step += 1) {
      await page.goBack()
      paths.push((await seen(page)).path)
    }
    expect(new Set(paths).size).toBe(steps + 1)
    await isSettled(page, 0, { chapters: [jonah(2)], path: '/SEN/Jonah2', isHome: false })
  })

  it('reads on from home in the task of the press, and home is there again', async () => {
    const page = await openBetween()
    await page.locator('a[href="/"]').first().click()
    await page.locator('main a[href$="/SEN/Jonah2"]').first().waitFor()
    await isSettled(page, 0, { chapters: [], path: '/', isHome: true })
    await isReady(page, jonah(2))
    expect(await seen(page, 'read on')).toMatchObject({ chapters: [jonah(2)], isHome: false })
    await isSettled(page, 0, { chapters: [jonah(2)], path: '/SEN/Jonah2', isHome: false })
    await page.goBack()
    await isSettled(page, 0, { chapters: [], path: '/', isHome: true })
  })
  it('has the neighbours stand ready, and the text once, while what floats above it is still on its way', async () => {
    const { context, page } = await readers.open()
    await context.route('**/assets/text-*', () => {})
    // The address is written better as soon as the text is there.
    await openText(page, `${readers.origin}/SEN/${jonah(2)}`)
    await page.waitForURL('**/SEN/Jonah2')
    await isReady(page, jonah(1), jonah(3))
    expect(await page.locator(`main > [data-path="/SEN/${jonah(2)}"]`).count()).toBe(0)
  })
})
