/** The way to the top: it comes on the way up and covers no line of the text; a tap on what is empty of the header does the same. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../support/pages/browser'
import { openChapter } from '../../support/pages/study-page'
import { readingServer } from '../../support/servers/reading-server'

const toTop = (page: Page) => page.getByRole('button', { name: 'Nach oben' })
const top = (page: Page) => page.evaluate(() => scrollY)

/** Far down, then a little up; each is drawn before the next, or a busy browser tells the page of one movement, all of it down. */
async function turnBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const by of [900, -30, -30]) {
      scrollBy({ top: by, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })
}

async function open(width: number, path: string) {
  const person = await openBrowser({ width, height: 800, isTouch: width < 800 })
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  await openChapter(person.page, readingServer.origin + path)
  // It is loaded after the text, and says nothing until then.
  await expect.poll(async () => (await turnBack(person.page), await toTop(person.page).count())).toBe(1)
  return person
}

/** What holds all of the button: a bar or the sidebar, not the text. */
const holder = (page: Page) =>
  toTop(page).evaluate((button) => {
    const inner = button.getBoundingClientRect()
    const holders = [...document.querySelectorAll('nav[data-bar], aside')].filter((element) => {
      const outer = element.getBoundingClientRect()
      return (
        outer.left <= inner.left &&
        outer.right >= inner.right &&
        outer.top <= inner.top &&
        outer.bottom >= inner.bottom
      )
    })
    return holders.map(({ tagName }) => tagName)
  })

async function standsIn(where: string, width: number, path: string): Promise<void> {
  const person = await open(width, path)
  // The rail comes after the text, now and then after the button.
  await expect.poll(() => holder(person.page)).toEqual([where])
  await toTop(person.page).click()
  await expect.poll(() => top(person.page)).toBe(0)
  await person.close()
  expect(person.complaints).toEqual([])
}

describe('the way to the top', () => {
  it('stands in the bottom bar on a phone', async () => await standsIn('NAV', 390, '/SDE/Joh1'))

  it.each([
    [820, '/SDE/Joh1'],
    [1280, '/SDE.SEN/Joh1'],
  ])('stands in the rail beside the text at %i px in %s', async (width, path) => {
    await standsIn('ASIDE', width, path)
  })

  it('is also what is empty of the header', async () => {
    const person = await open(1280, '/SDE/Joh1')
    await person.page.locator('header[data-bar]').click({ position: { x: 5, y: 60 } })
    await expect.poll(() => top(person.page)).toBe(0)
    await person.close()
    expect(person.complaints).toEqual([])
  })
})
