/** Measures of the page: the header, the column of text, the text format at once. */
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { openScreen, screens } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let page: Page

openForAll({ isCalm: true, chosen: 'de', mayComplain: true }, (opened) => {
  ;({ page } = opened)
})

const chapter = screens.filter(({ name }) => name === 'prose')
/** A chapter kept alive behind the one on the screen has the same elements. */
const shown = (selector: string) => page.locator(selector).filter({ visible: true })
const widthOf = (selector: string) =>
  shown(selector).evaluate((element) => element.getBoundingClientRect().width)

describe('at 1280 px', () => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const screen of chapter) await openScreen(page, readingServer.origin, screen)
  })

  it('the header is 100 px at the top and 55 px below', async () => {
    const bottom = () =>
      page.locator('header[data-bar]').evaluate((bar) => bar.getBoundingClientRect().bottom)
    expect(await bottom()).toBe(100)
    await page.evaluate(() => scrollTo(0, 80))
    await expect.poll(bottom).toBe(55)
    await page.evaluate(() => scrollTo(0, 0))
  })

  it('the chapter is at most 42em wide, of that 33em text, and 43em text by choice', async () => {
    const em = await shown('article').evaluate((article) =>
      Number.parseFloat(getComputedStyle(article).fontSize),
    )
    expect(em).toBe(20)
    expect(await widthOf('article')).toBe(42 * em)
    expect(await widthOf('article .scripture')).toBe(33 * em)
    await page.evaluate(() => document.documentElement.setAttribute('data-width', 'full'))
    expect(await widthOf('article .scripture')).toBe(43 * em)
    await page.evaluate(() => document.documentElement.removeAttribute('data-width'))
  })

  it('the size has eleven steps, live while the panel is open, and is there again after a reload', async () => {
    await page.locator('header button[aria-haspopup]:visible').last().click()
    const slider = page.locator('input[type="range"]')
    await slider.waitFor()
    const size = () =>
      shown('.scripture').evaluate(
        (text) => Math.round(Number.parseFloat(getComputedStyle(text).fontSize) * 10) / 10,
      )
    await slider.focus()
    await page.keyboard.press('Home')
    for (const step of [15.6, 16.4, 17.2, 18.2, 19, 20, 22.5, 25.3, 28.5, 32, 36]) {
      await expect.poll(size).toBe(step)
      await page.keyboard.press('ArrowRight')
    }
    await page.reload()
    await shown('article .scripture').first().waitFor()
    expect(await page.locator('html').getAttribute('data-size')).toBe('11')
  })

  it('the four themes change text and page at once, without a reload', async () => {
    await page.locator('header button[aria-haspopup]:visible').last().click()
    await page.locator('input[type="range"]').waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const seen = new Set<string>()
    for (const theme of ['sepia', 'dark', 'black', 'light']) {
      const before = await ground()
      await page.locator(`[data-choice="theme-${theme}"] input`).check({ force: true })
      await expect.poll(ground).not.toBe(before)
      seen.add(await ground())
      const meta = page.locator('meta[name="theme-color"]')
      const surface = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--surface').trim(),
      )
      expect((await meta.getAttribute('content'))?.toLowerCase()).toBe(surface.toLowerCase())
    }
    expect(seen.size).toBe(4)
    expect(await page.locator('html').getAttribute('data-not-reloaded')).toBe('')
  })

  it.each(['ptserif', 'lato', 'antiqua', 'helvetica'])(
    'quotation marks hang by their width in %s',
    async (face) => {
      const unlike = await shown('.scripture').evaluate(async (text, font) => {
        document.documentElement.setAttribute('data-font', font)
        const sample = text.appendChild(document.createElement('span'))
        const { fontFamily, fontSize } = getComputedStyle(text)
        const em = Number.parseFloat(fontSize)
        // Faces of the device in the list need not be there.
        await document.fonts.load(`${fontSize} ${fontFamily}`, '“‘«').catch(() => [])
        const found = [
          ['--hang-double', '“'],
          ['--hang-double', '„'],
          ['--hang-single', '‘'],
          ['--hang-angle', '»'],
        ].filter(([name = '', sign = '']) => {
          sample.textContent = sign
          const width = sample.getBoundingClientRect().width / em
          return Math.abs(width - Number.parseFloat(getComputedStyle(text).getPropertyValue(name))) > 0.02
        })
        sample.remove()
        document.documentElement.removeAttribute('data-font')
        return found
      }, face)
      expect(unlike).toEqual([])
    },
  )

  it('a verse per line starts every verse on a line of its own', async () => {
    const starts = () =>
      shown('article .v[id]').evaluateAll((verses) => {
        // Set each time: options that were changed before may only now be followed.
        document.documentElement.setAttribute('data-lines', 'verse')
        return new Set(verses.map((verse) => Math.round(verse.getBoundingClientRect().left))).size
      })
    await expect.poll(starts).toBe(1)
    await page.evaluate(() => document.documentElement.removeAttribute('data-lines'))
  })

  /** Under the address it keeps, so that it is not drawn anew; the way on comes last. */
  const openComparison = async (name: string) => {
    for (const screen of screens.filter((one) => one.name === name))
      await openScreen(page, readingServer.origin, {
        ...screen,
        path: screen.path.replace('43001000', 'Joh1'),
      })
    await shown('#root article.compare nav a').first().waitFor()
  }

  it('heads of columns stand below the header and at the top when it has gone', async () => {
    await openComparison('three translations')
    const top = () => shown('.columns-head').evaluate((head) => head.getBoundingClientRect().top)
    await page.mouse.move(640, 500)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300)
        await atRest(page)
        return await top()
      })
      .toBe(0)
    await page.mouse.wheel(0, -60)
    await expect.poll(top).toBe(55)
  })

  it('six columns keep their width from row to row and scroll in a box of their own', async () => {
    await openComparison('six translations')
    const lefts = await page
      .locator('.row[data-kind="text"], .columns-head')
      .filter({ visible: true })
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children]
            .slice(1)
            .map((cell) => Math.round(cell.getBoundingClientRect().left))
            .join(),
        ),
      )
    expect(new Set(lefts).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  })
})
