/** Addresses that are no place: said so, with ways on, also when the visit began there. */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { openScreen } from '../../support/looks/screens'
import { meetKnownReader } from '../../support/pages/known-reader'

const reader = meetKnownReader()
let page: Page

beforeEach(async () => {
  ;({ page } = await reader.open())
})

const heading = () => page.locator('main h1').filter({ visible: true }).first().innerText()
const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
const isMarked = () => page.evaluate(() => document.documentElement.hasAttribute('data-not-reloaded'))

describe('a page that does not exist', () => {
  it.each(['/notes/nowhere', '/fr/abc', '/foo%20bar'])('says so at %s', async (path) => {
    await page.goto(reader.origin + path)
    await expect.poll(heading).toMatch(/Diese Seite gibt es nicht|Cette page n’existe pas/)
    await expect.poll(() => page.locator('main').innerText()).toContain(decodeURIComponent(path))
  })

  it('says so with broken escapes', async () => {
    await openScreen(page, reader.origin, { name: 'home', path: '/', shows: 'main h1' })
    await page.evaluate(() => history.pushState(null, '', '/notes/%E0%A4%A'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect.poll(heading).toBe('Diese Seite gibt es nicht.')
  })

  it('is left by loading the page when the visit began there', daily, async () => {
    await page.goto(`${reader.origin}/notes/nowhere`)
    await expect.poll(heading).toBe('Diese Seite gibt es nicht.')
    await mark()
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect.poll(heading).toBe('Perikope')
    await expect.poll(isMarked).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('is left without loading when something was open before', async () => {
    await openScreen(page, reader.origin, { name: 'prose', path: '/SDE/Joh1', shows: 'article .turn' })
    await mark()
    await page.evaluate(() => history.pushState(null, '', '/notes/nowhere'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect.poll(heading).toBe('Diese Seite gibt es nicht.')
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect.poll(heading).toBe('Perikope')
    expect(await isMarked()).toBe(true)
  })
})
