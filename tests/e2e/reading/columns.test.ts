/** The menus of a comparison's columns: by pointer and by keyboard, in both directions, with the place in the text kept. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScreen, remember } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import type { Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ isCalm: true }, (opened) => {
  ;({ person, page } = opened)
})

const shown = (selector: string) => page.locator(selector).filter({ visible: true })
const menu = (abbreviation: string) => shown(`.column-menu[aria-label*="${abbreviation}"]`)
const columns = () => shown('.columns-head .abbr').allInnerTexts()
const path = () => decodeURIComponent(new URL(page.url()).pathname)
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
/** The first verse below the heads of the columns. */
const topVerse = () =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('article .row[data-row]')].find(
        (row) => row.checkVisibility() && row.getBoundingClientRect().bottom > 110,
      )?.dataset['row'],
  )

async function open(locale: string, address: string): Promise<void> {
  await remember(person.context, readingServer.origin, { locale })
  await openScreen(page, readingServer.origin, { name: address, path: address, shows: 'article .turn' })
}

describe('the menu of a column', () => {
  beforeEach(() => open('de', '/SDE.SEN.SAR/Joh1'))

  it('opens at its button, moves with the arrows, and gives the focus back with Esc', async () => {
    await menu('SEN').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    const first = page.getByRole('button', { name: 'Andere Übersetzung wählen' })
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await menu('SEN').getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Nach links')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(focused).toBe('Spalte SEN ändern')
    expect(await menu('SEN').getAttribute('aria-expanded')).toBeNull()
  })

  it('moves its column, keeps the verse in view, and is found where the column now is', async () => {
    await page.evaluate(() => document.getElementById('v30')?.scrollIntoView({ behavior: 'instant' }))
    await atRest(page)
    const before = await topVerse()
    await menu('SEN').click()
    await page.getByRole('button', { name: 'Nach links' }).click()
    await expect.poll(columns).toEqual(['SEN', 'SDE', 'SAR'])
    expect(path()).toBe('/SEN.SDE.SAR/John1')
    await expect.poll(focused).toBe('Spalte SEN ändern')
    expect(await topVerse()).toBe(before)
    await page.goBack()
    await expect.poll(columns).toEqual(['SDE', 'SEN', 'SAR'])
    await expect.poll(topVerse).toBe(before)
  })

  it('offers no move beyond the first and the last place', async () => {
    await menu('SDE').click()
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('button', { name: 'Nach links' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await menu('SAR').click()
    await page.getByRole('button', { name: 'Nach links' }).waitFor()
    expect(await page.getByRole('button', { name: 'Nach rechts' }).count()).toBe(0)
  })

  it('replaces its column with a translation that is not shown yet', async () => {
    await menu('SEN').click()
    await page.getByRole('button', { name: 'Andere Übersetzung wählen' }).click()
    const field = page.getByRole('dialog').getByRole('searchbox')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    const names = page.getByRole('dialog').locator('li')
    await names.first().waitFor()
    expect((await names.allInnerTexts()).filter((name) => /^(SDE|SEN|SAR)\b/.test(name))).toEqual([])
    await field.fill('SFR')
    await expect.poll(() => names.count()).toBe(1)
    await names.getByRole('button').click()
    await expect.poll(columns).toEqual(['SDE', 'SFR', 'SAR'])
    expect(path()).toBe('/SDE.SFR.SAR/Joh1')
    await expect.poll(focused).toBe('Spalte SFR ändern')
  })

  it('removes its column, and shows one alone with the focus on the heading', async () => {
    await menu('SAR').click()
    await page.getByRole('button', { name: 'Spalte entfernen' }).click()
    await expect.poll(columns).toEqual(['SDE', 'SEN'])
    await expect.poll(focused).toBe('Spalte SEN ändern')
    await menu('SEN').click()
    await page.getByRole('button', { name: 'Nur diese zeigen' }).click()
    await expect.poll(path).toBe('/SEN/John1')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })
})

describe('both pages of the menu', () => {
  it('have nothing that axe finds', async () => {
    await open('de', '/SDE.SEN.SAR/Joh1')
    const found = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .setLegacyMode()
        .analyze()
      return violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join()}`,
      )
    }
    await menu('SEN').click()
    await page.getByRole('dialog').waitFor()
    expect(await found()).toEqual([])
    await page.getByRole('button', { name: 'Andere Übersetzung wählen' }).click()
    await page.getByRole('dialog').locator('li').first().waitFor()
    expect(await found()).toEqual([])
  })
})

describe('another first column', () => {
  it('shows the same text in its own numbering: Psalm 51,3 is its verse 1', async () => {
    await open('de', '/SDE.SEN/Ps51,3')
    await menu('SEN').click()
    await page.getByRole('button', { name: 'Nach links' }).click()
    await expect.poll(path).toBe('/SEN.SDE/Ps51:1')
    await expect.poll(() => shown('.v[data-marked]').first().getAttribute('data-v')).toBe('1')
  })
})

describe('in an Arabic interface', () => {
  it('left is towards the end of the line', async () => {
    await open('ar', '/SDE.SEN.SAR/Joh1')
    await menu('SDE').click()
    const left = page.getByRole('button', { name: 'نقل إلى اليسار' })
    expect(await left.evaluate((button) => getComputedStyle(button).direction)).toBe('rtl')
    await left.click()
    await expect.poll(columns).toEqual(['SEN', 'SDE', 'SAR'])
    const lefts = await shown('.columns-head .abbr').evaluateAll((names) =>
      names.map((name) => name.getBoundingClientRect().left),
    )
    expect(lefts[0]).toBeGreaterThan(lefts[1] ?? 0)
  })
})
