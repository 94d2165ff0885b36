/** The search: addresses, results in their editions, options, the chart, long lists, the way back, offline and in both directions. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppServer, startAppServer } from '../support/app-server'
import { openBrowser, type Person, waitForServiceWorker } from '../support/browser'
import { remember } from '../support/screens'
import { rowsOf } from '../support/stored'

let server: AppServer

beforeAll(async () => {
  server = await startAppServer()
})
afterAll(() => server.close())

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Bibelstelle oder Suchwort' }).filter({ visible: true }).first()
const hits = (page: Page) => page.locator('article[data-row]').filter({ visible: true })
const places = (page: Page) => hits(page).locator('h2').allTextContents()
const counts = (page: Page) => page.locator('main header [role="status"]:visible').innerText()
const path = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function search(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address)
  await hits(page).first().waitFor()
}

describe('on a computer', () => {
  let person: Person
  let page: Page

  beforeAll(async () => {
    person = await openBrowser()
    page = person.page
  })
  afterAll(async () => {
    await person.close()
    expect(person.complaints).toEqual([])
  })
  beforeEach(async () => {
    await person.context.setOffline(false)
    await remember(person.context, server.origin, { locale: 'de' })
  })

  it('goes from the field to the results and from a hit to its verse, marked', async () => {
    await page.goto(`${server.origin}/SDE/Joh3`)
    await page.waitForFunction(() => !document.getElementById('first'))
    await field(page).fill('Finsternis')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/SDE/Finsternis')
    await field(page).fill('Dunkelheit Licht')
    await page.keyboard.press('Enter')
    await hits(page).first().waitFor()
    expect(path(page)).toBe('/search/SDE/Dunkelheit Licht')
    expect(await page.title()).toBe('Dunkelheit Licht :: Perikope')
    expect(await field(page).inputValue()).toBe('Dunkelheit Licht')
    expect(await hits(page).first().locator('mark').allInnerTexts()).toContain('Licht')
    const [first = ''] = await places(page)
    await hits(page).first().getByRole('link').click()
    await page.locator('article:visible .v[data-marked]').first().waitFor()
    expect(await page.title()).toContain(first)
    await page
      .getByRole('navigation', { name: 'Rückweg' })
      .getByRole('link', { name: 'Dunkelheit Licht' })
      .click()
    await hits(page).first().waitFor()
  })

  it('has one address for every way of writing it', async () => {
    await search(page, '/search/sde.SEN.sde/Licht')
    await expect.poll(() => path(page)).toBe('/search/SDE.SEN/Licht')
    await search(page, '/search/Licht/Leben')
    await expect.poll(() => path(page)).toMatch(/^\/search\/SDE(\.SEN)?\/Licht Leben$/)
    await page.goto(`${server.origin}/opensearch?search=Licht+und+Leben&abbreviation=SDE.SEN`)
    await expect.poll(() => path(page)).toBe('/search/SDE.SEN/Licht und Leben')
  })

  it('opens a passage, unless it was chosen as words', async () => {
    await page.goto(`${server.origin}/search/SDE/Joh 3,16`)
    await page.locator('article:visible .v[data-marked]').first().waitFor()
    expect(path(page)).toBe('/SDE/Joh3,16')
    await field(page).fill('joh 4')
    await page.getByRole('option', { name: /im Text suchen/ }).click()
    await page.getByRole('heading', { name: /joh 4/, level: 1 }).waitFor()
    expect(path(page)).toBe('/search/SDE/joh 4')
  })

  it('shows editions beside each other, what is only beside a hit without marks, each in its language', async () => {
    await search(page, '/search/SDE.SEN.SAR/Licht')
    await expect.poll(() => counts(page)).toMatch(/\d+ Verse in .?SDE.? · \d+ Verse? in .?SEN/)
    const john = hits(page).filter({ has: page.getByRole('heading', { name: 'Johannes 1,5' }) })
    const cells = john.locator('[lang]')
    expect(
      await cells.evaluateAll((all) => all.map((one) => [one.getAttribute('lang'), one.getAttribute('dir')])),
    ).toEqual([
      ['de', 'ltr'],
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ])
    expect(await cells.nth(0).locator('mark').count()).toBe(2)
    expect(await cells.nth(1).locator('mark').count()).toBe(0)
    expect(await cells.nth(0).innerText()).not.toContain('*')
    const [left, right] = await Promise.all([cells.nth(0).boundingBox(), cells.nth(1).boundingBox()])
    expect(left?.y).toBe(right?.y)
  })

  it('has the verses around a hit on demand', async () => {
    await search(page, '/search/SDE/Licht')
    const john = hits(page).filter({ has: page.getByRole('heading', { name: 'Johannes 1,5' }) })
    const before = await john.innerText()
    await john.getByRole('button', { name: /Kontext/ }).click()
    await expect.poll(() => john.locator('p').count()).toBe(5)
    expect((await john.innerText()).length).toBeGreaterThan(before.length)
  })

  it('narrows to a book by its bar and widens again, by keyboard too', async () => {
    await search(page, '/search/SDE/Gott')
    const all = await counts(page)
    const bar = page.getByRole('button', { name: /^\u2068?Johannes\u2069?, \d+ Treffer$/ })
    const [, count = ''] = /, (\d+) Treffer/.exec((await bar.getAttribute('aria-label')) ?? '') ?? []
    await bar.click()
    await expect.poll(() => counts(page)).toMatch(new RegExp(`^${count} Verse`))
    expect((await places(page)).filter((place) => !place.startsWith('Johannes '))).toEqual([])
    expect(await bar.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => counts(page)).toBe(all)
    expect(await page.getByRole('group', { name: 'Neues Testament' }).getByRole('button').count()).toBe(27)
    await page.getByRole('button', { name: /^Altes Testament, / }).click()
    await expect.poll(() => counts(page)).not.toBe(all)
  })

  it('searches again with other options, which are kept', async () => {
    await search(page, '/search/SDE/Gott')
    await select(page, 'Sortierung').selectOption('canonical')
    await expect.poll(async () => (await places(page))[0]).toBe('1. Mose 1,1')
    await page.getByRole('button', { name: 'Suchoptionen' }).click()
    const panel = page.getByRole('dialog', { name: 'Suchoptionen' })
    await panel.getByRole('slider').fill('4')
    expect(await panel.getByRole('slider').getAttribute('aria-valuetext')).toBe('alle Wörter')
    await panel.getByRole('checkbox', { name: 'Neues Testament' }).check()
    await expect.poll(async () => (await places(page))[0]).toMatch(/^(Matthäus|Markus)/)
    await panel.getByRole('button', { name: /Altes Testament.?: einzeln/ }).click()
    await panel.getByRole('button', { name: /Fünf Bücher Mose.?: einzeln/ }).click()
    await panel.getByRole('checkbox', { name: '1. Mose' }).check()
    await expect.poll(async () => (await places(page))[0]).toBe('1. Mose 1,1')
    const isSome = panel.getByRole('checkbox', { name: 'Altes Testament' })
    expect(await isSome.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await page.keyboard.press('Escape')
    const cookie = (await person.context.cookies()).find(({ name }) => name === 'bs-search')
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({
      area: [1, 'nt'],
      coherence: 0,
    })
    await page.reload()
    await hits(page).first().waitFor()
    expect(await select(page, 'Bereich').inputValue()).toBe('own')
  })

  it('says when a quoted phrase is searched for as it is written', async () => {
    await search(page, '/search/SDE/„das Licht“')
    await page.getByText('klassisch, weil in Anführungszeichen').waitFor()
    for (const text of await hits(page).allTextContents()) expect(text).toContain('das Licht')
  })

  it('goes on by itself to the last page, and comes back to where it was left', async () => {
    await search(page, '/search/SDE/Gott')
    await page.getByRole('button', { name: 'Textdarstellung' }).waitFor()
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return await page.getByText('Das waren alle Treffer.').isVisible()
      })
      .toBe(true)
    const total = Number(/^\d+/.exec(await counts(page))?.[0])
    expect(await hits(page).count()).toBe(total)
    expect(total).toBeGreaterThan(100)
    const hit = hits(page).nth(120)
    await hit.scrollIntoViewIfNeeded()
    const row = await hit.getAttribute('data-row')
    const topOf = () =>
      page.locator(`[data-row="${row}"]`).evaluate((one) => Math.round(one.getBoundingClientRect().top))
    // The place is kept a moment after the last step of scrolling.
    await page.waitForTimeout(400)
    const top = await topOf()
    await hit.getByRole('link').click()
    await page.locator('article:visible .v[data-marked]').first().waitFor()
    await page.goBack()
    await hit.waitFor()
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(3)
    await page.waitForTimeout(300)
    await page.reload()
    await page.locator(`[data-row="${row}"]`).waitFor()
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(40)
  })

  it('steps from hit to hit with J and K', async () => {
    await search(page, '/search/SDE/Licht')
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('data-row'))
    const rows = await hits(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-row')))
    await page.keyboard.press('j')
    expect(await focused()).toBe(rows[0])
    await page.keyboard.press('j')
    expect(await focused()).toBe(rows[1])
    await page.keyboard.press('k')
    expect(await focused()).toBe(rows[0])
  })

  it('helps where nothing is found: spelling, wider, other translations', async () => {
    await search(page, '/search/SDE/Finsternisss Lihct')
    await page.getByText(/Lihct.*steht hier nirgends\. Gesucht wurde nach/).waitFor()
    await page.goto(`${server.origin}/search/SDE/Quatschwort`)
    await page.getByRole('heading', { name: /Nichts gefunden/ }).waitFor()
    const others = page.getByRole('navigation', { name: 'In anderen Übersetzungen suchen' })
    expect(await others.getByRole('link', { name: 'SEN', exact: true }).getAttribute('href')).toBe(
      '/search/SEN/Quatschwort',
    )
    await search(page, '/search/SDE/Ninive')
    await select(page, 'Bereich').selectOption('nt')
    await page.getByRole('button', { name: /In allen Büchern suchen/ }).click()
    await hits(page).first().waitFor()
  })

  it('explains itself before a search, and what cannot be searched for', async () => {
    await page.goto(`${server.origin}/search`)
    await page.getByRole('heading', { name: 'Was suchst du?' }).waitFor()
    await page
      .getByRole('navigation', { name: 'Zuletzt gesucht' })
      .getByRole('link', { name: /Licht/ })
      .first()
      .waitFor()
    await page.goto(`${server.origin}/search/SDE/${encodeURIComponent('?!')}`)
    await page.getByText('Das sind nur Zeichen').waitFor()
    await page.goto(`${server.origin}/search/SDE/${'a'.repeat(201)}`)
    await page.getByText('höchstens 200 Zeichen').waitFor()
    await page.goto(`${server.origin}/search/XYZ9/Licht`)
    await page.getByRole('heading', { name: /XYZ9/ }).waitFor()
  })

  it('offers searches again, newest first', async () => {
    await search(page, '/search/SDE/Licht')
    const isKept = async () =>
      JSON.stringify(await rowsOf(page, 'recentSearches')).includes('/search/SDE/Licht')
    await expect.poll(isKept).toBe(true)
    await page.goto(`${server.origin}/SDE/Joh1`)
    await page.waitForFunction(() => !document.getElementById('first'))
    await field(page).click()
    await page
      .getByRole('option', { name: /^Licht/ })
      .first()
      .click()
    await page.waitForURL('**/search/SDE/Licht')
  })

  it('searches without network what is here, and says what is not', async () => {
    await page.goto(`${server.origin}/downloads`)
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'SDE' }).first()
    await row.getByRole('button', { name: /laden/i }).first().click()
    const isHere = async () =>
      (await rowsOf(page, 'editions')).some((one) => one['abbreviation'] === 'SDE' && one['isInstalled'])
    await expect.poll(isHere).toBe(true)
    await search(page, '/search/SDE.SEN/Licht')
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await search(page, '/search/SDE/Dunkel')
    await page.getByText(/In 1 geladenen Übersetzung gesucht/).waitFor()
    await search(page, '/search/SDE.SEN/Wasser')
    await page.getByText(/Ohne Netz fehlt: .?SEN/).waitFor()
    await page.goto(`${server.origin}/search/SEN/water`)
    await page.getByRole('heading', { name: 'Die Suche hat nicht geklappt.' }).waitFor()
    await person.context.setOffline(false)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await hits(page).first().waitFor()
  })
})

describe('the search-info tooltip', () => {
  it('comes after five seconds, once, and only on the search', async () => {
    const person = await openBrowser()
    const { page } = person
    await remember(person.context, server.origin, { locale: 'de' })
    await page.clock.install()
    await search(page, '/search/SDE/Licht')
    const info = page.getByRole('status', { name: 'Genauer suchen' })
    await page.clock.runFor(4000)
    expect(await info.count()).toBe(0)
    await page.clock.runFor(2000)
    await info.waitFor()
    await page.clock.runFor(61_000)
    await expect.poll(() => info.count()).toBe(0)
    const [cookie] = (await person.context.cookies()).filter(({ name }) => name === 'bs-search-info-closed')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 60 * 60)
    await search(page, '/search/SDE/Gott')
    await page.clock.runFor(10_000)
    expect(await info.count()).toBe(0)
    await person.close()
    expect(person.complaints).toEqual([])
  })
})

describe('on a phone in Arabic', () => {
  it('fits 320 px, stands from the right, and the chart runs from the right', async () => {
    const person = await openBrowser({ width: 320, height: 640, isTouch: true, locale: 'ar-EG' })
    const { page } = person
    await remember(person.context, server.origin, { locale: 'ar', display: { theme: 'dark' } })
    await search(page, '/search/SAR.SDE/الله')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
    const bars = page.getByRole('group', { name: 'العهد الجديد' }).getByRole('button')
    const [first, second] = await Promise.all([bars.nth(0).boundingBox(), bars.nth(1).boundingBox()])
    expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0)
    await bars.nth(0).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await bars.nth(1).evaluate((one) => one === document.activeElement)).toBe(true)
    await person.close()
    expect(person.complaints).toEqual([])
  })
})
