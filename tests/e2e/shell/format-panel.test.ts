/** The panel of the text format beside the text on a wide screen: it stays while the text moves, until the person is done with it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openChapter } from '../../support/pages/study-page'
import { readingServer } from '../../support/servers/reading-server'

let person: Person

beforeAll(async () => {
  person = await openBrowser()
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  await remember(person.context, readingServer.origin, { locale: 'de' })
})
afterAll(async () => {
  await person.close()
  expect(person.complaints).toEqual([])
})

const button = () => person.page.getByRole('button', { name: 'Textdarstellung' })
const panel = () => person.page.getByRole('dialog', { name: 'Textdarstellung' })
/** Twice: what a frame brings about is drawn in the next one. */
const drawn = () =>
  person.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )

describe('the open panel of the text format', () => {
  beforeEach(async () => {
    await openChapter(person.page, `${readingServer.origin}/SDE/Joh1`)
    // As people do: down until the header goes, a little back, and it is there. What clicks on a hidden button scrolls up in steps of its own.
    await person.page.mouse.move(300, 500)
    await person.page.keyboard.press('Home')
    await expect
      .poll(async () => {
        await person.page.mouse.wheel(0, 1200)
        await drawn()
        return await person.page.locator('header[data-hidden="true"]').count()
      })
      .toBe(1)
    await person.page.mouse.wheel(0, -100)
    await person.page.locator('header[data-hidden="false"]').waitFor()
    await button().click()
    await panel().waitFor()
  })

  it('stays while the text scrolls beside it', async () => {
    const before = await person.page.evaluate(() => scrollY)
    const place = await panel().boundingBox()
    expect(before).toBeGreaterThan(1000)
    await person.page.mouse.move(300, 500)
    await person.page.mouse.wheel(0, -400)
    await expect.poll(() => person.page.evaluate(() => scrollY)).toBeLessThan(before - 300)
    await drawn()
    expect(await panel().boundingBox()).toEqual(place)
  })

  it('stays when a heading of the text takes the focus', async () => {
    await person.page
      .locator('main h1')
      .first()
      .evaluate((heading: HTMLElement) => heading.focus({ preventScroll: true }))
    await drawn()
    expect(await panel().isVisible()).toBe(true)
  })

  it('is closed by its button, by Esc with the focus back on it, and by a click on the text', async () => {
    await button().click()
    await expect.poll(() => panel().count()).toBe(0)
    await drawn()
    expect(await button().getAttribute('aria-expanded')).toBe('false')
    await button().click()
    await panel().waitFor()
    await person.page.keyboard.press('Escape')
    await expect.poll(() => panel().count()).toBe(0)
    await expect.poll(() => button().evaluate((one) => one === document.activeElement)).toBe(true)
    await button().click()
    await panel().waitFor()
    await person.page.mouse.click(200, 600)
    await expect.poll(() => panel().count()).toBe(0)
  })
})
