/** The search: addresses, results in their editions, what is said where there are none, offline and in both directions. */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { meetKnownReader } from '../../support/pages/known-reader'
import { openForAll } from '../../support/pages/open-for-all'
import { counts, field, hits, path, places, search, select } from '../../support/pages/search-page'
import { rowsOf } from '../../support/pages/stored'
import { readingServer } from '../../support/servers/reading-server'

const reader = meetKnownReader()

it('goes from the field to the results and from a hit to its verse, marked', daily, async () => {
  const { page } = await reader.open()
  await page.goto(`${reader.origin}/SDE/Joh3`)
  await page.waitForFunction(() => !document.getElementById('first'))
  await expect.poll(() => field(page).inputValue()).toBe('Johannes 3')
  await field(page).fill('Finsternis')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/SDE/Finsternis')
  await field(page).fill('Dunkelheit Licht')
  await page.keyboard.press('Enter')
  await hits(page).first().waitFor()
  expect(path(page)).toBe('/search/SDE/Dunkelheit Licht')
  await expect.poll(() => page.title()).toBe('Dunkelheit Licht :: Perikope')
  expect(await field(page).inputValue()).toBe('Dunkelheit Licht')
  expect(await hits(page).first().locator('mark').allInnerTexts()).toContain('Licht')
  const [first = ''] = await places(page)
  await hits(page).first().getByRole('link').click()
  await page.locator('article:visible .v[data-marked]').first().waitFor()
  // The title follows the picture.
  await expect.poll(() => page.title()).toContain(first)
  await page
    .getByRole('navigation', { name: 'Rückweg' })
    .getByRole('link', { name: 'Dunkelheit Licht' })
    .click()
  await hits(page).first().waitFor()
})

describe('on a computer', () => {
  let person: Person
  let page: Page

  openForAll({}, (opened) => {
    ;({ person, page } = opened)
  })
  beforeEach(async () => {
    await person.context.setOffline(false)
    await remember(person.context, readingServer.origin, { locale: 'de' })
  })

  it('has one address for every way of writing it', async () => {
    await search(page, readingServer.origin, '/search/sde.SEN.sde/Licht')
    await expect.poll(() => path(page)).toBe('/search/SDE.SEN/Licht')
    await search(page, readingServer.origin, '/search/Licht/Leben')
    await expect.poll(() => path(page)).toMatch(/^\/search\/SDE(\.SEN)?\/Licht Leben$/)
    await page.goto(`${readingServer.origin}/opensearch?search=Licht+und+Leben&abbreviation=SDE.SEN`)
    await expect.poll(() => path(page)).toBe('/search/SDE.SEN/Licht und Leben')
  })

  it('opens a passage, unless it was chosen as words', async () => {
    await page.goto(`${readingServer.origin}/search/SDE/Joh 3,16`)
    await page.locator('article:visible .v[data-marked]').first().waitFor()
    expect(path(page)).toBe('/SDE/Joh3,16')
    await field(page).fill('joh 4')
    await page.getByRole('option', { name: /im Text suchen/ }).click()
    await page.getByRole('heading', { name: /joh 4/, level: 1 }).waitFor()
    expect(path(page)).toBe('/search/SDE/joh 4')
  })

  it('shows editions beside each other, what is only beside a hit without marks, each in its language', async () => {
    await search(page, readingServer.origin, '/search/SDE.SEN.SAR/Licht')
    await expect.poll(() => counts(page)).toMatch(/\d+ Verse in .?SDE.*\n\d+ Verse? in .?SEN/)
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

  it('says when a quoted phrase is searched for as it is written', async () => {
    await search(page, readingServer.origin, '/search/SDE/„das Licht“')
    await page.getByText('nur nach Wort, wegen der Anführungszeichen').waitFor()
    for (const text of await hits(page).allTextContents()) expect(text).toContain('das Licht')
  })

  it('helps where nothing is found: spelling, wider, other translations', async () => {
    await search(page, readingServer.origin, '/search/SDE/Finsternisss Lihct')
    await page.getByText(/Lihct.*steht hier nirgends\. Gesucht wurde nach/).waitFor()
    // No other in German, the only language of this reader.
    await page.goto(`${readingServer.origin}/search/SDE/Quatschwort`)
    await page.getByRole('heading', { name: 'So findest du mehr' }).waitFor()
    await page.goto(`${readingServer.origin}/search/SEN/Quatschwort`)
    await page.getByRole('heading', { name: /Nichts gefunden/ }).waitFor()
    const others = page.getByRole('navigation', { name: 'In anderen Übersetzungen suchen' })
    expect(await others.getByRole('link', { name: 'SDE', exact: true }).getAttribute('href')).toBe(
      '/search/SDE/Quatschwort',
    )
    expect(await others.getByRole('link', { name: 'SAR', exact: true }).count()).toBe(0)
    await search(page, readingServer.origin, '/search/SDE/Ninive')
    await select(page, 'Bereich').selectOption('nt')
    await page.getByRole('button', { name: /In allen Büchern suchen/ }).click()
    await hits(page).first().waitFor()
  })

  it('explains itself before a search, and what cannot be searched for', async () => {
    await page.goto(`${readingServer.origin}/search`)
    await page.getByRole('heading', { name: 'Was suchst du?' }).waitFor()
    await page
      .getByRole('navigation', { name: 'Zuletzt gesucht' })
      .getByRole('link', { name: /Licht/ })
      .first()
      .waitFor()
    await page.goto(`${readingServer.origin}/search/SDE/${encodeURIComponent('?!')}`)
    await page.getByText('Das sind nur Sonderzeichen').waitFor()
    await page.goto(`${readingServer.origin}/search/SDE/${'a'.repeat(201)}`)
    await page.getByText('höchstens 200 Zeichen').waitFor()
    await page.goto(`${readingServer.origin}/search/XYZ9/Licht`)
    await page.getByRole('heading', { name: /XYZ9/ }).waitFor()
  })

  it('offers searches again, newest first', async () => {
    await search(page, readingServer.origin, '/search/SDE/Licht')
    // It was searched for before: what counts is that it is the newest one now.
    const newest = async () => {
      const rows = await rowsOf(page, 'recentSearches')
      return rows.toSorted((a, b) => Number(b['at']) - Number(a['at']))[0]?.['path']
    }
    await expect.poll(newest).toBe('/search/SDE/Licht')
    await page.goto(`${readingServer.origin}/SDE/Joh1`)
    await page.waitForFunction(() => !document.getElementById('first'))
    await field(page).click()
    await page
      .getByRole('option', { name: /^Licht/ })
      .first()
      .click()
    await page.waitForURL('**/search/SDE/Licht')
  })

  it('searches without network what is here, and says what is not', async () => {
    await page.goto(`${readingServer.origin}/downloads`)
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'SDE' }).first()
    await row.getByRole('button', { name: /laden/i }).first().click()
    const isHere = async () =>
      (await rowsOf(page, 'editions')).some((one) => one['abbreviation'] === 'SDE' && one['isInstalled'])
    await expect.poll(isHere).toBe(true)
    await search(page, readingServer.origin, '/search/SDE.SEN/Licht')
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await search(page, readingServer.origin, '/search/SDE/Dunkel')
    await page.getByText(/In 1 Übersetzung auf diesem Gerät gesucht/).waitFor()
    await search(page, readingServer.origin, '/search/SDE.SEN/Wasser')
    await page.getByText(/Offline nicht dabei: .?SEN/).waitFor()
    await page.goto(`${readingServer.origin}/search/SEN/water`)
    await page.getByRole('heading', { name: 'Die Suche hat nicht geklappt.' }).waitFor()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await page.getByRole('heading', { name: 'Die Suche hat nicht geklappt.' }).waitFor()
    await person.context.setOffline(false)
    await hits(page).first().waitFor()
  })
})

describe('what the options are for', () => {
  const infoOf = (page: Page) => page.getByRole('note', { name: 'Genauer suchen' })

  it('is said above the first verses, covers none, and not above those of another search', async () => {
    const person = await openBrowser()
    const { page } = person
    await remember(person.context, readingServer.origin, { locale: 'de' })
    await search(page, readingServer.origin, '/search/SDE/Licht')
    const [info, hit] = await Promise.all([infoOf(page).boundingBox(), hits(page).first().boundingBox()])
    expect((info?.y ?? 0) + (info?.height ?? 0)).toBeLessThanOrEqual(hit?.y ?? 0)
    const [cookie] = (await person.context.cookies()).filter(({ name }) => name === 'bs-search-info-closed')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 60 * 60)
    await infoOf(page).getByRole('button').click()
    await infoOf(page).waitFor({ state: 'detached' })
    await search(page, readingServer.origin, '/search/SDE/Gott')
    expect(await infoOf(page).count()).toBe(0)
    await person.close()
    expect(person.complaints).toEqual([])
  })

  it('does not stand beside words to somebody in danger', async () => {
    const person = await openBrowser()
    const { page } = person
    await remember(person.context, readingServer.origin, { locale: 'de' })
    await search(page, readingServer.origin, '/search/SDE/Ich will nicht mehr leben')
    await page.getByText('Menschen, die jetzt helfen').waitFor()
    expect(await infoOf(page).count()).toBe(0)
    await person.close()
    expect(person.complaints).toEqual([])
  })
})

describe('on a phone in Arabic', () => {
  it('fits 320 px, stands from the right, its first hit on the screen, and the chart in the filters runs from the right', async () => {
    const person = await openBrowser({ width: 320, height: 640, isTouch: true, locale: 'ar-EG' })
    const { page } = person
    await remember(person.context, readingServer.origin, { locale: 'ar', display: { theme: 'dark' } })
    await search(page, readingServer.origin, '/search/SAR.SDE/الله')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
    const hit = await page.locator('li[data-row]').first().boundingBox()
    expect(hit?.y ?? 640).toBeLessThan(560)
    await page.locator('main summary:visible', { hasText: 'التصفية' }).click()
    const bars = page.getByRole('group', { name: 'العهد الجديد' }).getByRole('button')
    const [first, second] = await Promise.all([bars.nth(0).boundingBox(), bars.nth(1).boundingBox()])
    expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0)
    await bars.nth(0).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await bars.nth(1).evaluate((one) => one === document.activeElement)).toBe(true)
    await search(page, readingServer.origin, '/search/SDE/Schöpfung')
    // The starters have a story with two passages; other libraries have some with many.
    const passage = page.locator('main li p a').first()
    await passage.evaluate((link) => {
      for (let count = 0; count < 6; count += 1) link.after(link.cloneNode(true))
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await person.close()
    expect(person.complaints).toEqual([])
  })
})
