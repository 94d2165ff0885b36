/** Searching without a network, over editions that were downloaded: results, chart, a hit and the way back, forms of writing. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { isLong } from '../../support/long-series'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { counts, hits, openAndComeBack, path, places, search, select } from '../../support/pages/search-page'
import { downloadEdition, rowsOf } from '../../support/pages/stored'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ chosen: 'de' }, async (opened) => {
  ;({ person, page } = opened)
  await page.goto(`${readingServer.origin}/downloads`)
  for (const abbreviation of isLong ? ['SDE', 'SEN', 'SHE'] : ['SDE', 'SEN'])
    await downloadEdition(page, abbreviation)
  await search(page, readingServer.origin, '/search/SDE/Licht')
  await waitForServiceWorker(page)
  await person.context.setOffline(true)
})

it(
  'finds in two editions, narrows to a book by its bar, opens a hit and comes back to the same place',
  daily,
  async () => {
    await search(page, readingServer.origin, '/search/SDE.SEN/Gott')
    expect(await counts(page)).toMatch(/^\d+ Verse? in .?SDE.?.*\n\d+ Verse? in .?SEN/)
    await page.getByText(/In 2 Übersetzungen auf diesem Gerät gesucht/).waitFor()
    await page.getByRole('button', { name: /^\u2068?Johannes\u2069?, \d+ Treffer$/ }).click()
    const isNarrow = async () => (await places(page)).every((place) => place.startsWith('Johannes '))
    await expect.poll(isNarrow).toBe(true)
    const { topOf, top } = await openAndComeBack(page, 12)
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(3)
  },
)

it('searches in all that is here: a verse once, in another wording, and no further', daily, async () => {
  await search(page, readingServer.origin, '/search/SDE.ALL/Jona')
  await page.getByText(/Offline durchsuchte Übersetzungen: \d von \d+/).waitFor()
  const rows = await hits(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-row')))
  expect(new Set(rows).size).toBe(rows.length)
  const inBoth = hits(page)
    .filter({ has: page.getByRole('button', { name: 'SEN' }) })
    .first()
  await inBoth.getByRole('button', { name: 'SEN' }).click()
  await inBoth.locator('[lang="en"]').getByText('Jonah').first().waitFor()
  expect(await inBoth.getByRole('link').getAttribute('href')).toMatch(/^\/SEN\//)
  await select(page, 'Übersetzungen').selectOption('language')
  await expect.poll(() => path(page)).toBe('/search/SDE.LANGUAGE/Jona')
  const isFocused = () => select(page, 'Übersetzungen').evaluate((one) => one === document.activeElement)
  await expect.poll(isFocused).toBe(true)
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/search/SDE.ALL/Jona')
  await expect.poll(() => select(page, 'Übersetzungen').inputValue()).toBe('all')
  expect(await hits(page).count()).toBe(rows.length)
})

it(
  'shows somebody in danger who helps, above the hits, and does not remember what was searched',
  daily,
  async () => {
    await search(page, readingServer.origin, '/search/SDE/Mein Mann schlägt mich')
    const help = page.getByRole('region', { name: 'Menschen, die jetzt helfen' })
    expect(await help.getByRole('link').first().getAttribute('href')).toBe('tel:112')
    expect(
      await help.getByRole('link', { name: /Hilfetelefon Gewalt gegen Frauen/ }).getAttribute('href'),
    ).toBe('tel:116016')
    await help.getByLabel('Land').selectOption('FR')
    await help.getByRole('link', { name: /Violences Femmes Info/ }).waitFor()
    await search(page, readingServer.origin, '/search/SDE/Licht der Welt')
    // Who leaves before it is remembered does not find it there.
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'recentSearches'))).toContain('Welt')
    await page.goto(`${readingServer.origin}/search/SDE/`)
    const recent = page.getByRole('navigation', { name: 'Zuletzt gesucht' })
    await recent.getByText('Licht der Welt').waitFor()
    expect(await recent.getByText('Mein Mann').count()).toBe(0)
  },
)

it.each([
  ['/search/SDE.SEN/Gott', /In 2 Übersetzungen auf diesem Gerät gesucht/],
  ['/search/SDE.ALL/Gott', /Offline durchsuchte Übersetzungen/],
  ['/search/SDE/Mein Mann schlägt mich', 'Menschen, die jetzt helfen'],
])('has nothing for axe at %s', async (path, says) => {
  await search(page, readingServer.origin, path)
  await page.getByText(says).first().waitFor()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

it('in quotes is classic', async () => {
  await search(page, readingServer.origin, '/search/SDE/"das Licht"')
  await page.getByText('nur nach Wort, wegen der Anführungszeichen').waitFor()
  for (const text of await hits(page).allTextContents()) expect(text).toContain('das Licht')
})

it.each([
  ['SDE', 'Voegel', 'Vögel'],
  ['SDE', 'GROẞ', 'groß'],
  ['SHE', 'יוֹנָה', 'יונה'],
  ['SEN', 'wàter', 'water'],
])('in %s what is typed as %s finds %s', async (abbreviation, typed, written) => {
  await search(page, readingServer.origin, `/search/${abbreviation}/${typed}`)
  const marked = await hits(page).locator('mark').allTextContents()
  expect(marked.map((text) => text.toLowerCase())).toContain(written.toLowerCase())
})
