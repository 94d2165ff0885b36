/** The language page: nine names, a change that keeps the place also where the direction changes, missing texts told of. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { locales } from '#core/contract/locales'
import { daily } from '../../support/daily'
import { openScreen, remember } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({}, (opened) => {
  ;({ person, page } = opened)
})

const language = () => page.locator('html').getAttribute('lang')
const names = () => page.locator('dialog li button')
const choose = (locale: string) => page.locator(`dialog button[lang="${locale}"]`).click()

async function open(path: string, locale: string): Promise<void> {
  await remember(person.context, readingServer.origin, { locale })
  await openScreen(page, readingServer.origin, { name: path, path, shows: 'main h1' })
}

/** From anywhere to the language page, as a person goes there. */
async function openLanguages(): Promise<void> {
  // The header may have gone: what leads there must not move the text.
  await page
    .locator('header a[href="/languages"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await names().first().waitFor()
}

/** The verse at the upper edge of what can be seen of the text. */
const firstVerse = () =>
  page.evaluate(() => {
    const verses = [...document.querySelectorAll<HTMLElement>('article .v[id]')]
    return verses.find((verse) => verse.getBoundingClientRect().bottom > 55)?.dataset['v']
  })

describe('the language page', () => {
  it('has nine languages, each in its own name, script and direction, the current one marked', async () => {
    await open('/languages', 'de')
    await names().first().waitFor()
    expect(await names().evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
      ...locales,
    ])
    expect(await names().allInnerTexts()).toEqual([
      'Deutsch',
      'English',
      'Español',
      'Français',
      'Português',
      'Italiano',
      'العربية',
      'فارسی',
      'עברית',
    ])
    expect(await page.locator('dialog [aria-current="true"]').getAttribute('lang')).toBe('de')
    expect(await page.locator('dialog button[lang="ar"]').getAttribute('dir')).toBe('rtl')
  })

  it('changes the language at once where the direction stays, and keeps it for a year', async () => {
    await open('/SDE/43001000', 'de')
    await openLanguages()
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
    await choose('fr')
    await expect.poll(language).toBe('fr')
    expect(await page.locator('dialog h1').innerText()).toBe('Langue')
    expect(await page.locator('html').getAttribute('data-not-reloaded')).toBe('')
    const kept = (await person.context.cookies()).find(({ name }) => name === 'locale')
    expect(kept?.value).toBe('fr')
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThanOrEqual(365)
  })

  it('loads the page again where the direction changes: text, verse and overlay stay', daily, async () => {
    await open('/SDE/43003000', 'de')
    await page.locator('article:visible .turn').first().waitFor()
    await page
      .locator('article:visible .v[data-v="16"]')
      .first()
      .evaluate((verse) => verse.scrollIntoView())
    await page.evaluate(() => scrollBy(0, -80))
    await expect.poll(firstVerse).toMatch(/^1[3-6]$/)
    const before = await firstVerse()
    await openLanguages()
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
    await choose('fa')
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
    await expect.poll(() => page.locator('html').getAttribute('data-not-reloaded')).toBeNull()
    await expect.poll(() => page.locator('dialog [aria-current="true"]').getAttribute('lang')).toBe('fa')
    // The text lies below the overlay as before, at its place.
    await expect.poll(firstVerse).toBe(before)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toMatch(/^\/SDE\//)
    await atRest(page)
    expect(await firstVerse()).toBe(before)
  })

  it('takes the prefix of an address along', async () => {
    await open('/fr', 'fr')
    await openLanguages()
    await choose('it')
    await expect.poll(language).toBe('it')
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/it')
    await page.reload()
    await expect.poll(language).toBe('it')
  })
})

describe('the calls for words', () => {
  it('are answered without the server once they were, each language by itself', async () => {
    await open('/SDE/43001000', 'de')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const ask = (paths: readonly string[]) =>
      page.evaluate(
        async (asked) =>
          await Promise.all(asked.map(async (path) => (await fetch(path)).text().catch(() => 'nothing'))),
        paths,
      )
    const paths = [
      '/api/lang/async?keys[]=menu&keys[]=autocomplete&locale=fr',
      '/api/lang/gui',
      '/api/autocomplete/booknames/fr',
      '/api/autocomplete/booknames/locales/de.fr',
    ]
    const before = await ask(paths)
    const names = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('words-')))
    await expect.poll(names).toHaveLength(3)
    await person.context.setOffline(true)
    expect(await ask(paths)).toEqual(before)
    expect(JSON.parse(before[0] ?? '')).toMatchObject({ data: { fr: { menu: { verse: 'Verset' } } } })
    await person.context.setOffline(false)
  })
})

describe('a text that is missing', () => {
  it('is reported once and its key shown', async () => {
    // On a first visit: later ones have it from the service worker.
    const visitor = await openBrowser({ locale: 'es-ES' })
    await visitor.page.route(/assets\/lang-es-/, async (route) => {
      const body = (await (await route.fetch()).text()).replace('goToPassage:', 'gone:')
      await route.fulfill({ contentType: 'text/javascript', body })
    })
    await visitor.page.goto(`${readingServer.origin}/`)
    await visitor.page.getByPlaceholder('goToPassage').waitFor()
    expect(visitor.complaints).toEqual(['There is no text for common:goToPassage in es'])
    await visitor.close()
  })
})
