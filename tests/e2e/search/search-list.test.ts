/** The list of hits: context, chart, options, long lists and the way back to them, keys. */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import type { Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { counts, hits, openAndComeBack, places, search, select } from '../../support/pages/search-page'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({}, (opened) => {
  ;({ person, page } = opened)
})
beforeEach(() => remember(person.context, readingServer.origin, { locale: 'de' }))

describe('the list of hits', () => {
  it('has the verses around a hit on demand', async () => {
    await search(page, readingServer.origin, '/search/SDE/Licht')
    const john = hits(page).filter({ has: page.getByRole('heading', { name: 'Johannes 1,5' }) })
    const before = await john.innerText()
    await john.getByRole('button', { name: /Kontext/ }).click()
    await expect.poll(() => john.locator('p').count()).toBe(5)
    expect((await john.innerText()).length).toBeGreaterThan(before.length)
  })

  it('narrows to a book by its bar and widens again, by keyboard too', async () => {
    await search(page, readingServer.origin, '/search/SDE/Gott')
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
    await page.getByTitle(/^Altes Testament, /).click()
    await expect.poll(() => counts(page)).not.toBe(all)
  })

  it('searches again with other options, which are kept', async () => {
    await search(page, readingServer.origin, '/search/SDE/Gott')
    await select(page, 'Sortierung').selectOption('canonical')
    await expect.poll(async () => (await places(page))[0]).toBe('1. Mose 1,1')
    await page.getByRole('button', { name: 'Suchoptionen', exact: true }).click()
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

  it('goes on by itself to the last page, and comes back to where it was left', async () => {
    await search(page, readingServer.origin, '/search/SDE/Gott')
    await page.getByRole('button', { name: 'Textdarstellung' }).waitFor()
    await expect
      .poll(
        async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          return await page.getByText('Das waren alle Treffer.').isVisible()
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    const total = Number(/^\d+/.exec(await counts(page))?.[0])
    expect(await hits(page).count()).toBe(total)
    expect(total).toBeGreaterThan(100)
    const { row, topOf, top } = await openAndComeBack(page, 120)
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(3)
    await atRest(page)
    await page.reload()
    await page.locator(`[data-row="${row}"]`).waitFor()
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(40)
  })

  it('steps from hit to hit with J and K', async () => {
    await search(page, readingServer.origin, '/search/SDE/Licht')
    const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('data-row'))
    const rows = await hits(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-row')))
    await page.keyboard.press('j')
    expect(await focused()).toBe(rows[0])
    await page.keyboard.press('j')
    expect(await focused()).toBe(rows[1])
    await page.keyboard.press('k')
    expect(await focused()).toBe(rows[0])
  })
})
