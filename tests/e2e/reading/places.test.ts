import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { atRest } from '../../support/pages/at-rest'
import { fingerOn } from '../../support/pages/finger'
import { meetKnownReader } from '../../support/pages/known-reader'
import { heading, openText, pictures, serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()
const reader = meetKnownReader()

const isAtTop = (verse: Element) => {
  const { top } = verse.getBoundingClientRect()
  return top > 0 && top < 120
}

describe('places in a text', () => {
  it('turns pages by link, key and history, and puts the place back', daily, async () => {
    const { page } = await reader.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    await page.locator('article:visible .turn .next').waitFor()
    await page.evaluate(() => document.getElementById('v30')?.scrollIntoView())
    await atRest(page)
    const topOf30 = () =>
      page.evaluate(() =>
        Math.round((document.getElementById('v30')?.getBoundingClientRect().top ?? 999) / 4),
      )
    const before = await topOf30()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).first().innerText()).toBe('Johannes 2')
    await page.waitForURL('**/SDE/Joh2')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 1')
    await expect.poll(topOf30).toBeOneOf([before - 1, before, before + 1])
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Markus 16')
  })

  it('keeps header and bar where somebody arrives: only what a person scrolls hides them', async () => {
    const { page, context } = await readers.open({ width: 390, height: 844, isTouch: true })
    const finger = await fingerOn(page, context)
    const hidden = page.locator(':is(header, nav)[data-hidden="true"]')
    const isBelow = (verse: string) =>
      expect.poll(() => page.locator(`article:visible ${verse}`).evaluate(isAtTop)).toBe(true)
    await openText(page, `${readers.origin}/SDE/Joh1,30`)
    await isBelow('#v30')
    await pictures(page)
    expect(await hidden.count()).toBe(0)
    await expect
      .poll(async () => {
        await finger([190, 500], [190, 300])
        return await hidden.count()
      })
      .toBe(2)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/SDE/Joh3#v16' })
      document.querySelector('main article')?.append(link)
      link.click()
    })
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 3')
    await isBelow('#v16')
    await expect.poll(() => hidden.count()).toBe(0)
    await page.evaluate(() => {
      location.hash = '#v20'
    })
    await isBelow('#v20')
    await pictures(page)
    expect(await hidden.count()).toBe(0)
  })

  it('brings back who was in the notes below the text', async () => {
    const { page } = await readers.open({ width: 412, height: 500 })
    await openText(page, `${readers.origin}/SDE/Joh1`)
    const licence = page.locator('article:visible .licence')
    const topOfLicence = async () => (await licence.boundingBox())?.y ?? Number.NaN
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await atRest(page)
    const before = await topOfLicence()
    expect(
      await page.locator('article:visible #v51').evaluate((verse) => verse.getBoundingClientRect().bottom),
    ).toBeLessThan(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).first().innerText()).toBe('Johannes 2')
    await page.waitForURL('**/SDE/Joh2')
    await page.goBack()
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 1')
    await expect.poll(async () => Math.abs((await topOfLicence()) - before)).toBeLessThan(5)
  })

  it('brings back who turned the page while the text was still moving', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    // The ways on come when all of the text stands.
    await page.locator('#root article:visible .turn').first().waitFor()
    const topOf30 = () =>
      page.evaluate(() => document.getElementById('v30')?.getBoundingClientRect().top ?? 999)
    const before = await page.evaluate(async () => {
      const verse = document.getElementById('v30')
      const isScrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      verse?.scrollIntoView()
      await isScrolled
      const { top } = verse?.getBoundingClientRect() ?? {}
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      return top ?? 999
    })
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 2')
    await atRest(page)
    await page.goBack()
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 1')
    await expect.poll(async () => Math.abs((await topOf30()) - before)).toBeLessThan(5)
  })

  it('shows a chapter that is turned back to from its top, the whole of it', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    const last = page.locator('article:visible .turn .next')
    await last.scrollIntoViewIfNeeded()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 2')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 1')
    await last.waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const blocks = page.locator('article:visible > div > *, article:visible > div ~ *')
    expect(await blocks.count()).toBe(await blocks.filter({ visible: true }).count())
  })

  it.each(['/SDE/Joh1', '/SDE/Joh1,3'])(
    'leaves who reads on in %s before the script comes where they are',
    async (path) => {
      const { page } = await readers.open()
      let arrive = () => {}
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route('**/assets/app-*.js', async (route) => {
        await arrival
        await route.continue()
      })
      await page.goto(readers.origin + path, { waitUntil: 'commit' })
      await page.locator('#first #v20').evaluate((verse) => verse.scrollIntoView())
      await atRest(page)
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(300)
      arrive()
      await page.waitForFunction(() => !document.getElementById('first'))
      await atRest(page)
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2)
    },
  )

  it('puts the place back in a chapter that was dropped since and drawn ahead', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh3`)
    const heading = () => page.locator('article:visible h1').innerText()
    const topOf30 = () =>
      page.locator('article:visible #v30').evaluate((verse) => verse.getBoundingClientRect().top)
    await page.locator('article:visible .turn .next').waitFor()
    await page.locator('article:visible #v30').evaluate((verse) => verse.scrollIntoView())
    await atRest(page)
    const before = await topOf30()
    for (const earlier of ['Johannes 2', 'Johannes 1']) {
      await page.keyboard.press('ArrowLeft')
      await expect.poll(heading).toBe(earlier)
    }
    await page.locator('main article[data-chapter="43003000"]').waitFor({ state: 'detached' })
    await page.goBack()
    await expect.poll(heading).toBe('Johannes 2')
    await page.locator('main article[data-chapter="43003000"]').waitFor({ state: 'attached' })
    expect(await page.locator('main article[data-chapter="43003000"] #v30').count()).toBe(0)
    await page.goBack()
    await expect.poll(heading).toBe('Johannes 3')
    await expect.poll(async () => Math.abs((await topOf30()) - before)).toBeLessThan(5)
  })
})
