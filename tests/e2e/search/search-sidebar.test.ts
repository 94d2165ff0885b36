/** The sidebar of the search: a rail that opens, boxes a person arranges and finds again, over or beside the hits, mirrored. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import type { Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { hits, search } from '../../support/pages/search-page'
import { rowsOf } from '../../support/pages/stored'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({}, (opened) => {
  ;({ person, page } = opened)
})
beforeEach(async () => {
  await remember(person.context, readingServer.origin, { locale: 'de' })
  await page.setViewportSize({ width: 1280, height: 800 })
})

const sidebar = () => page.getByRole('complementary', { name: 'Seitenleiste' })
const titles = () => sidebar().getByRole('heading', { level: 3 }).locator('span').allTextContents()
const named = (text: string) => new RegExp(`^\\u2068?${text}\\u2069?`)
const press = (name: RegExp | string) => sidebar().getByRole('button', { name }).press('Enter')
const option = async (path: string) =>
  (await rowsOf(page, 'options')).find((row) => row['path'] === path)?.['value']
const violations = async () => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))
}

/** How the sidebar and the heading of the results stand. */
const layout = () =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
      const { left, right } = shown?.getBoundingClientRect() ?? { left: 0, right: 0 }
      return { left, right }
    }
    return { panel: box('aside[data-open] > div'), results: box('main div:has(> div > header h1)') }
  })

describe('the sidebar of the search', () => {
  it('is a rail that opens with the keyboard, and closed again gives the focus back', async () => {
    await search(page, readingServer.origin, '/search/SDE/Licht')
    await press('Seitenleiste öffnen')
    expect(await titles()).toEqual(['Suchoptionen', 'Zuletzt gesucht', 'Im Zusammenhang'])
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('Seitenleiste schließen')
    expect(await violations()).toEqual([])
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Seitenleiste öffnen')
    await press(named('Seitenleiste: .?Suchoptionen'))
    await sidebar().getByRole('slider').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Suchoptionen')
    expect(await violations()).toEqual([])
  })

  it('left open without being pinned is closed on the next visit, and opens again', async () => {
    await expect.poll(() => option('sidebar.search.open')).toBe(true)
    await page.reload()
    await sidebar().getByRole('button', { name: 'Seitenleiste öffnen' }).waitFor()
    await press('Seitenleiste öffnen')
    await expect.poll(titles).toEqual(['Suchoptionen', 'Zuletzt gesucht', 'Im Zusammenhang'])
  })

  it('has a box moved and one hidden by keyboard, and after a reload they stay so', async () => {
    await press('Anordnen')
    const up = sidebar().getByRole('button', {
      name: named('Im Zusammenhang.?: nach oben|Im Zusammenhang.? nach oben'),
    })
    await up.press('Enter')
    await expect.poll(() => sidebar().getByRole('status').textContent()).toMatch(/Platz 2 von 3/)
    await page.keyboard.press('Enter')
    await expect.poll(() => sidebar().getByRole('status').textContent()).toMatch(/Platz 1 von 3/)
    await sidebar()
      .getByRole('checkbox', { name: /Zuletzt gesucht/ })
      .press('Space')
    expect(await violations()).toEqual([])
    await press('Fertig')
    expect(await titles()).toEqual(['Im Zusammenhang', 'Suchoptionen'])
    await press('Beim nächsten Besuch offen lassen')
    await expect.poll(() => option('sidebar.search.pinned')).toBe(true)
    expect(await option('sidebar.search.order')).toBe('context,options,recent')
    expect(await option('sidebar.search.boxes')).toBe('context,options')
    await page.reload()
    await expect.poll(titles).toEqual(['Im Zusammenhang', 'Suchoptionen'])
    await sidebar()
      .getByRole('button', { name: /Suchoptionen.? verschieben/ })
      .press('ArrowUp')
    await expect.poll(titles).toEqual(['Suchoptionen', 'Im Zusammenhang'])
  })

  it('lets a box be drawn to another place', async () => {
    await sidebar().getByRole('button', { name: 'Suchoptionen', exact: true }).press('Enter')
    await sidebar().getByRole('slider').waitFor({ state: 'detached' })
    await sidebar()
      .getByRole('button', { name: /Suchoptionen.? verschieben/ })
      .hover()
    await page.mouse.down()
    const { x = 0, y = 0 } = (await sidebar().locator('[data-box="context"]').boundingBox()) ?? {}
    await page.mouse.move(x + 20, y - 10)
    await page.mouse.move(x + 20, y + 20)
    expect(await sidebar().locator('[data-drop]').getAttribute('data-box')).toBe('context')
    await page.mouse.up()
    await expect.poll(titles).toEqual(['Im Zusammenhang', 'Suchoptionen'])
  })

  it('shows the chapter of the hit with the focus, and opens it', async () => {
    const hit = hits(page)
      .filter({ has: page.locator('mark') })
      .nth(2)
    await hit.getByRole('link').focus()
    const place = (await hit.getByRole('heading').textContent()) ?? ''
    const open = sidebar().getByRole('link', { name: new RegExp(`${place}\\u2069? öffnen`) })
    await open.waitFor()
    const chapter = sidebar().getByRole('region')
    await expect.poll(() => chapter.locator('p').count()).toBeGreaterThan(5)
    expect(await chapter.locator('[data-found] mark').count()).toBeGreaterThan(0)
    await open.click()
    await page.locator('article:visible .v[data-marked]').first().waitFor()
    await page.goBack()
    await hits(page).first().waitFor()
  })

  it('pushes the hits at 1280 px, lies over them at 900 and is none on phones', async () => {
    expect(await layout().then(({ panel }) => Math.round(panel.right - panel.left))).toBeGreaterThan(440)
    const wide = await layout()
    expect(wide.results.right).toBeLessThanOrEqual(wide.panel.left)
    await page.setViewportSize({ width: 900, height: 800 })
    const narrow = await layout()
    expect(Math.round(narrow.panel.right - narrow.panel.left)).toBe(350)
    expect(narrow.results.right).toBeGreaterThan(narrow.panel.left)
    expect(narrow.panel.right).toBe(900)
    await hits(page)
      .first()
      .getByRole('button', { name: /Kontext/ })
      .focus()
    await expect.poll(() => page.locator('aside[data-open]').count()).toBe(0)
    await page.setViewportSize({ width: 800, height: 800 })
    await expect.poll(() => sidebar().count()).toBe(0)
  })

  it('is not printed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await sidebar().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('aside').filter({ visible: true }).count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  })

  it('is mirrored in Arabic, and dark', async () => {
    await remember(person.context, readingServer.origin, { locale: 'ar', display: { theme: 'dark' } })
    await page.setViewportSize({ width: 900, height: 800 })
    await search(page, readingServer.origin, '/search/SAR/الله')
    await page.locator('[data-open-rail]').click()
    const { panel, results } = await layout()
    expect(panel.left).toBe(0)
    expect(results.left).toBeLessThan(panel.right)
    expect(await violations()).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('aside[data-open]').count()).toBe(0)
  })
})
