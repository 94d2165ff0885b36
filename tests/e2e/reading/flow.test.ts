/** Chapters that follow each other while one scrolls: address, title and header go along, nothing jumps, and back is exact. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { openScreen, remember } from '../../support/looks/screens'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
let page: Page

beforeAll(async () => {
  server = await startAppServer()
  person = await openBrowser({ width: 390, height: 844 })
  page = person.page
  await remember(person.context, server.origin, { locale: 'en' })
})
afterAll(async () => {
  const { complaints } = person
  await person.close()
  await server.close()
  expect(complaints).toEqual([])
})

const path = () => new URL(page.url()).pathname
const head = (text: string) => page.locator('h1:visible', { hasText: new RegExp(`^${text}$`) })
const topOf = async (text: string) => (await head(text).boundingBox())?.y ?? Number.NaN
/** Scrolls as a finger does, in steps, until a chapter stands at the top. */
async function scrollTo(wanted: string, deltaY: number) {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, deltaY)
      return path()
    })
    .toBe(wanted)
}

describe('chapters that follow each other', () => {
  it('are chosen in the text format', daily, async () => {
    await openScreen(page, server.origin, { name: 'chapter', path: '/SEN/Ruth2', shows: 'article .turn' })
    await page.getByRole('button', { name: 'Text settings' }).click()
    await page.getByRole('radio', { name: 'One after another' }).check()
    await page.keyboard.press('Escape')
    await page.locator('[data-flow-side]').first().waitFor({ state: 'attached' })
  })

  it('go on downwards, across the border of a book; address, title and header go along', daily, async () => {
    await page.mouse.move(200, 400)
    await scrollTo('/SEN/Ruth3', 300)
    await expect.poll(() => page.title()).toContain('Ruth 3')
    await scrollTo('/SEN/Ruth4', 400)
    await expect.poll(() => page.getByRole('banner').textContent()).toContain('Ruth 4')
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600)
        return path()
      })
      .not.toContain('Ruth')
  })

  it('go on upwards, without a jump, also in browsers that do not anchor the place', async () => {
    await openScreen(page, server.origin, { name: 'chapter', path: '/SEN/Ruth2', shows: 'article .v' })
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none'
    })
    await page.mouse.wheel(0, 300)
    await head('Ruth 1').waitFor({ state: 'attached' })
    await expect.poll(() => topOf('Ruth 2')).toBeLessThan(0)
    const before = await topOf('Ruth 2')
    await page.mouse.wheel(0, -50)
    await expect.poll(() => topOf('Ruth 2')).toBeCloseTo(before + 50, -1)
    await scrollTo('/SEN/Ruth1', -300)
  })

  it('come back exactly after another text', async () => {
    await openScreen(page, server.origin, { name: 'chapter', path: '/SEN/Ruth2', shows: 'article .v' })
    await page.mouse.move(200, 400)
    await scrollTo('/SEN/Ruth3', 300)
    await page.mouse.wheel(0, 350)
    const verse = () => page.locator('[data-chapter="8003000"] .v[data-v="4"]').first().boundingBox()
    const top = async () => (await verse())?.y ?? Number.NaN
    // Until the wheel has come to rest.
    let at = Number.NaN
    await expect
      .poll(async () => {
        const before = at
        at = await top()
        return at - before
      })
      .toBe(0)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/SEN/John3'
      document.body.append(link)
      link.click()
    })
    await head('John 3').waitFor()
    await page.goBack()
    await expect.poll(() => path()).toBe('/SEN/Ruth3')
    await expect.poll(top).toBeCloseTo(at, -1)
    await page.reload()
    await expect.poll(top).toBeCloseTo(at, -1)
  })

  it('follow each other in a comparison, and say what is missing without a network', async () => {
    await openScreen(page, server.origin, { name: 'chapter', path: '/SEN.SDE/Ruth2', shows: '.compare .v' })
    await page.mouse.move(200, 400)
    await scrollTo('/SEN.SDE/Ruth3', 400)
    expect(await page.locator('[id="v3"]:visible').count()).toBe(1)
    await person.context.setOffline(true)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600)
        return await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).count()
      })
      .toBeGreaterThan(0)
    await person.context.setOffline(false)
  })
})
