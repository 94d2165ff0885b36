/** The panels of books and translations, the field with nothing to offer, and what is offered without network. */
import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import {
  openBrowser,
  type Person,
  type PersonOptions,
  waitForServiceWorker,
} from '../../support/pages/browser'
import { heading, options } from '../../support/pages/combined-input'
import { chapterCount, rowsOf } from '../../support/pages/stored'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

async function open(path: string, locale: string, device: PersonOptions = {}): Promise<void> {
  person = await openBrowser(device)
  page = person.page
  await remember(person.context, readingServer.origin, { locale })
  await page.goto(readingServer.origin + path)
  await page.waitForFunction(() => !document.getElementById('first'))
}

const phone = { width: 390, height: 844, isTouch: true }
const box = () => page.locator('[role="dialog"], dialog[open]')
const inBox = (selector: string) => box().locator(selector)

afterEach(async () => {
  await person.close()
  expect(person.complaints).toEqual([])
})

describe('the panel of books', () => {
  it('names them in full and in the language of the interface on a wide screen', async () => {
    await open('/SEN/John1', 'de')
    await page.locator('header [data-panel="books"]').click()
    await expect.poll(() => inBox('section button').first().innerText()).toBe('1. Mose')
    await inBox('input').fill('genesis')
    await expect.poll(() => inBox('section button').allInnerTexts()).toEqual(['1. Mose'])
    await inBox('input').fill('john')
    await expect.poll(() => inBox('section button').first().innerText()).toBe('Johannes')
    await page.keyboard.press('Enter')
    await inBox('a').first().waitFor()
    expect(await inBox('h2').innerText()).toBe('Johannes')
  })

  it('has short names on a phone, full ones for who wants them, also the next time', async () => {
    await open('/SDE/Joh1', 'de', phone)
    const books = () => page.locator('nav[data-bar] button:not([aria-label])').tap()
    await books()
    await expect.poll(() => inBox('section button bdi').first().innerText()).toBe('1Mo')
    await page.getByRole('switch', { name: 'Ganze Namen' }).tap()
    await expect.poll(() => inBox('section button').first().innerText()).toBe('1. Mose')
    await page.reload()
    await page.waitForFunction(() => !document.getElementById('first'))
    await books()
    await expect.poll(() => inBox('section button').first().innerText()).toBe('1. Mose')
  })

  it('has the digits of the interface', async () => {
    await open('/SDE/Joh1', 'ar')
    await page.locator('header [data-panel="books"]').click()
    await inBox('section button[aria-current]').click()
    await expect.poll(() => inBox('a').first().innerText()).toBe('١')
    expect(await inBox('h2').innerText()).toBe('يوحنا')
  })
})

describe('the panel of translations', () => {
  const titles = () => inBox('section h2').allInnerTexts()
  const rows = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem')

  it('begins with those that are open and read lately, and all names in one line', async () => {
    await open('/SEN/Jonah1', 'de')
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'recents'))).toContain('/SEN/Jonah1')
    await page.goto(`${readingServer.origin}/SDE/Joh1`)
    await page.waitForFunction(() => !document.getElementById('first'))
    const button = page.locator('header [data-panel="translations"]')
    await button.click()
    await expect.poll(titles).toEqual(expect.arrayContaining(['Ausgewählt', 'Zuletzt', 'Arabisch']))
    expect((await titles()).slice(0, 2)).toEqual(['Ausgewählt', 'Zuletzt'])
    expect(await rows('Ausgewählt').allInnerTexts()).toEqual([expect.stringContaining('SDE')])
    expect(await rows('Zuletzt').allInnerTexts()).toEqual([expect.stringContaining('SEN')])
    const starts = await inBox('li span > bdi').evaluateAll((names) =>
      names.map((name) => Math.round(name.parentElement?.getBoundingClientRect().left ?? 0)),
    )
    expect(starts.length).toBeGreaterThan(5)
    expect(new Set(starts).size).toBe(1)
    await inBox('section button').first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('SEN')
  })

  it('says without network what is here, and leads from a chapter that is not to those that are', async () => {
    await open('/downloads', 'de')
    await waitForServiceWorker(page)
    const row = (name: string) => page.locator('li', { has: page.locator(`a[href="/bible/${name}"]`) })
    await row('SEN').getByRole('button').click()
    await row('SEN').getByText('Geladen', { exact: true }).waitFor()
    await page.goto(`${readingServer.origin}/SDE/Joh1`)
    await page.locator('article:visible .v').first().waitFor()
    await expect.poll(() => chapterCount(page, 'SDE')).toBeGreaterThan(0)
    await person.context.setOffline(true)
    await page.locator('header [data-panel="translations"]').click()
    await expect.poll(titles).toEqual(['Ausgewählt', 'Auf diesem Gerät', 'Braucht Internet'])
    expect(await rows('Auf diesem Gerät').allInnerTexts()).toEqual([expect.stringMatching(/SEN[^]*geladen/)])
    await page.keyboard.press('Escape')
    await page.goto(`${readingServer.origin}/SDE/Jona3`)
    const here = page.getByRole('navigation', { name: 'Auf deinem Gerät kannst du es lesen in:' })
    await expect.poll(() => here.getByRole('link').allInnerTexts()).toEqual([expect.stringContaining('SEN')])
    await here.getByRole('link').click()
    await expect.poll(() => heading(page)).toBe('Jonah 3')
    await page.goto(`${readingServer.origin}/downloads`)
    await expect.poll(() => row('SFR').innerText()).toContain('Braucht Internet')
    expect(await row('SFR').getByRole('button').count()).toBe(0)
  })
})

it('offers places to begin with in an empty field while nothing was read, and passages as soon as one types', async () => {
  await open('/', 'de')
  const home = page.getByRole('main').getByRole('combobox')
  await home.click()
  const list = page.locator('[role="listbox"]')
  const beginnings = list.getByText('Zum Einstieg')
  await expect.poll(() => beginnings.isVisible()).toBe(true)
  expect(await home.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.type('jona')
  await expect.poll(async () => (await options(page))[0]).toContain('Jona')
  expect(await list.isVisible()).toBe(true)
  await home.fill('')
  await expect.poll(() => beginnings.isVisible()).toBe(true)
})
