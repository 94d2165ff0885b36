/**
 * Help and articles in a real browser (FEATURES CONT-05): the list with its field, items by both addresses and all words for the help,
 * the keys, the same without network, and what is written in English only. Beside them the areas that hold nothing yet.
 */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({}, (opened) => {
  ;({ person, page } = opened)
})
/** A path may have set the language. */
beforeEach(() => remember(person.context, readingServer.origin, { locale: 'de' }))

const open = async (path: string) => {
  await page.goto(readingServer.origin + path)
  await page.waitForFunction(() => !document.getElementById('first') && document.querySelector('main'))
}
const overlay = () => page.locator('dialog[open]')
const heading = (level: number, name: string) => overlay().getByRole('heading', { level, name })

describe('the help', () => {
  it('finds an answer by a word of its text and opens it', daily, async () => {
    await open('/help')
    await heading(2, 'Lesen').waitFor()
    await overlay().getByRole('searchbox', { name: 'In der Hilfe suchen' }).fill('zefania')
    await overlay().getByText('1 Antwort').waitFor()
    await overlay()
      .getByRole('link', { name: /^Eigene Bibeldateien öffnen/ })
      .click()
    await heading(2, 'Eigene Bibeldateien öffnen').waitFor()
    expect(new URL(page.url()).pathname).toBe('/help/own-files/12')
  })

  it('says so when nothing fits, and where to ask', async () => {
    await open('/help')
    await overlay().getByRole('searchbox').fill('kirchenchor')
    await overlay().getByText('Dazu steht hier nichts').waitFor()
    expect(await overlay().getByRole('link', { name: 'Frag uns' }).getAttribute('href')).toBe('/contact')
  })

  it('opens with its list of keys by `?`, and Esc leads back to the text', async () => {
    await open('/SDE/Joh1')
    await page.locator('article:visible .turn, article:visible .v').first().waitFor()
    await page.keyboard.press('Shift+?')
    await overlay().getByText('Ein Kapitel weiter oder zurück').waitFor()
    expect(new URL(page.url()).pathname).toBe('/help')
    await page.keyboard.press('Escape')
    await overlay().waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/SDE/Joh1')
  })

  it.each(['/help/88', '/help/voice-assistant/88', '/hilfe/88', '/ajuda/anything/88', '/de/help/88'])(
    'of voice assistants is at %s',
    async (path) => {
      await open(path)
      await heading(2, 'Sprachassistenten').waitFor()
    },
  )

  it('has no item that does not exist', async () => {
    await open('/help/4711')
    await page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht.' }).waitFor()
  })

  it('is English where it is not written in the language, and says so', async () => {
    await open('/ar/help/88')
    await heading(2, 'المساعدات الصوتية').waitFor()
    await overlay().getByRole('note').filter({ hasText: 'الإنجليزية' }).waitFor()
    const text = overlay().locator('article:visible [lang="en"]')
    expect([await text.getAttribute('dir'), await page.locator('html').getAttribute('dir')]).toEqual([
      'ltr',
      'rtl',
    ])
  })

  it('and the articles are there without network, in the language chosen before', async () => {
    await open('/')
    await waitForServiceWorker(page)
    // Kept by the worker at the start, without anybody opening the help.
    await expect.poll(() => storedLocales(page)).toContain('de')
    await person.context.setOffline(true)
    try {
      await open('/help')
      await overlay().getByRole('searchbox').fill('tastatur')
      await overlay()
        .getByRole('link', { name: /^Mit der Tastatur arbeiten/ })
        .click()
      await heading(2, 'Mit der Tastatur arbeiten').waitFor()
      await open('/help/88')
      await heading(2, 'Sprachassistenten').waitFor()
      await open('/accessibility')
      await heading(2, 'Was noch fehlt').waitFor()
      await open('/help/4711')
      await page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht.' }).waitFor()
    } finally {
      await person.context.setOffline(false)
    }
  })
})

async function storedLocales(from: Page): Promise<string[]> {
  return await from.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open('perikope')
        asked.addEventListener('error', () => reject(asked.error ?? new Error('not opened')))
        asked.addEventListener('success', () => {
          const keys = asked.result.transaction('pageTexts').objectStore('pageTexts').getAllKeys()
          keys.addEventListener('success', () => {
            asked.result.close()
            resolve(keys.result.map(String))
          })
        })
      }),
  )
}

describe('areas that hold nothing yet', () => {
  it('say what they will be and lead on', async () => {
    await open('/fr/dictionaries')
    await heading(2, 'Il n’y a encore rien ici.').waitFor()
    await overlay().getByText('Des ouvrages de référence').waitFor()
    expect(await overlay().getByRole('link', { name: 'Chercher dans la Bible' }).getAttribute('href')).toBe(
      '/search',
    )
  })

  it('the assistant sends visitors to sign in, and from there to the conversations they wanted', async () => {
    await open('/chats')
    const link = overlay().getByRole('link', { name: 'Anmelden' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('/login?to=%2Fchats')
  })

  it.each([
    '/dictionary/LEX/aaron/12',
    '/fr/graphic/MAP/1',
    '/commentary/COM',
    '/topic/hope/7',
    '/reading-plan/year/1',
  ])('know no %s', async (path) => {
    await open(path)
    await page
      .getByRole('heading', { level: 1, name: /Diese Seite gibt es nicht|Cette page n’existe pas/ })
      .waitFor()
  })

  it.each([
    ['/verse-of-the-day/2026-02-28', true],
    ['/verse-of-the-day/2026-02-29', false],
    ['/verse-of-the-day/0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ])('the verse of the day: %s is a place: %s', async (path, isPlace) => {
    await open(path)
    const name = isPlace ? /^\w+, \d+\. \w+ \d{4}$/ : 'Diese Seite gibt es nicht.'
    await page.getByRole('heading', { name }).waitFor()
  })
})
