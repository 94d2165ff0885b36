/** The shell in a real browser: main menu, messages, the tour, the card that offers the app. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
let page: Page

openForAllAtOwnServer(
  {
    settings: {
      PRODUCT_NAME: 'Bibel & Zeit',
      LINK_DONATE: 'de=https://spenden.example,en=https://give.example',
      LINK_FACEBOOK: 'de=https://facebook.example/de,*=https://facebook.example/en',
    },
    isCalm: true,
    chosen: 'de',
  },
  (opened) => {
    ;({ server, person, page } = opened)
  },
)

const path = () => decodeURIComponent(new URL(page.url()).pathname)
const dialog = () => page.locator('dialog[open]')
const menuButton = () => page.locator('[data-panel="menu"]')
const isFrozen = () => page.evaluate(() => document.documentElement.hasAttribute('data-frozen'))
const violations = async () =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)

async function open(at: string): Promise<void> {
  await page.goto(server.origin + at)
  await page.waitForFunction(() => !document.getElementById('first'))
}
/** What would come by itself has come. */
async function nextPicture(): Promise<void> {
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
}
async function openMenu(): Promise<void> {
  await menuButton().click()
  await dialog().getByRole('link', { name: 'Impressum' }).waitFor()
}

describe('the main menu', () => {
  beforeAll(() => open('/SDE/Joh1'))

  it('has its items in order, what the operator has set, and nothing that is not there', async () => {
    await openMenu()
    const donate = dialog().getByRole('link', { name: /^Spenden/ })
    await donate.waitFor()
    const texts = await dialog().locator('nav :is(a, button)').allInnerTexts()
    const shown = texts.map((text) => text.split('\n')[0]?.trim())
    const main = ['Assistent', 'Notizen', 'Schlagwörter', 'Gefällt mir', 'Verlauf', 'Lesepläne', 'Themen']
    const footer = ['Spenden', 'Newsletter', 'Partner', 'Hilfe', 'Kontakt', 'Fehler melden']
    const ends = ['Hilfe zum Sprachassistenten', 'Für Webmaster', 'Barrierefreiheit', 'Impressum']
    const expected = [...main, 'Anmelden', ...footer, ...ends, 'Auf Facebook']
    expect(shown.filter((text) => text && expected.includes(text))).toEqual(expected)
    // Areas of which this server has nothing.
    const empty = ['Lexika', 'Bilder und Karten', 'Filme']
    expect(shown.filter((text) => text && empty.includes(text))).toEqual([])
    expect(await dialog().locator('a[href="/logout"], a[href="/profile"]').count()).toBe(0)
    expect(await donate.getAttribute('href')).toBe('https://spenden.example')
    expect(await donate.getAttribute('rel')).toContain('noopener')
    expect(await violations()).toEqual([])
  })

  it('freezes the page, keeps Tab inside, and gives the focus back', async () => {
    expect(await isFrozen()).toBe(true)
    await dialog().locator('a, button').first().focus()
    await page.keyboard.press('Shift+Tab')
    expect(await dialog().locator(':is(a, button):focus').innerText()).toContain('Facebook')
    await page.keyboard.press('Tab')
    expect(await dialog().locator('a:focus').getAttribute('href')).toBe('/')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().count()).toBe(0)
    expect(await isFrozen()).toBe(false)
    expect(await menuButton().evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('is closed by the place one is at and by every other', async () => {
    await openMenu()
    const length = await page.evaluate(() => history.length)
    await dialog().locator('[aria-current="page"]').first().click()
    await expect.poll(() => dialog().count()).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(length)
    await openMenu()
    await dialog().getByRole('link', { name: 'Impressum' }).click()
    await expect.poll(() => page.locator('dialog[open] h1').innerText()).toBe('Impressum')
    expect(path()).toBe('/imprint')
    await page.keyboard.press('Escape')
    await expect.poll(path).toBe('/SDE/Joh1')
    await expect.poll(isFrozen).toBe(false)
  })

  it('has the links of the operator without network too', async () => {
    await waitForServiceWorker(page)
    await server.stop()
    await page.reload()
    await page.waitForFunction(() => !document.getElementById('first'))
    await openMenu()
    await dialog()
      .getByRole('link', { name: /^Spenden/ })
      .waitFor()
    await server.start()
    await page.keyboard.press('Escape')
  })
})

describe('messages', () => {
  const message = { text: 'Alles <b>gut</b>', type: 'info' }
  const shown = () => page.getByRole('status').filter({ hasText: 'Alles' })

  it('come along with a move, once, as text; F6 reaches them', async () => {
    await page.evaluate((state) => history.replaceState({ ...history.state, ...state }, ''), { message })
    await shown().waitFor()
    expect(await shown().innerText()).toContain('<b>gut</b>')
    await page.keyboard.press('F6')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Meldungen')
    await page.reload()
    await page.locator('article:visible .turn').first().waitFor()
    expect(await shown().count()).toBe(0)
  })

  it('cannot be written into a link', async () => {
    await open('/SDE/Joh1?message=Alles&type=info')
    await page.locator('article:visible .turn').first().waitFor()
    expect(await shown().count()).toBe(0)
  })
})

describe('the name that the operator gave the product', () => {
  const names = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content,
      document.querySelector('header a[href="/"]')?.textContent?.trim(),
    ])

  it('stands in titles, header and manifest, of the server and without network', async () => {
    const manifest = await (await fetch(`${server.origin}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Bibel & Zeit', short_name: 'Bibel & Zeit', start_url: '/' })
    await open('/SDE/Joh1')
    await waitForServiceWorker(page)
    await expect.poll(names).toEqual(['Johannes 1 (SDE) :: Bibel & Zeit', 'Bibel & Zeit', 'Bibel & Zeit'])
    await server.stop()
    try {
      const answer = await page.goto(`${server.origin}/SDE/Joh1`)
      expect(await answer?.text()).toContain('<title>Johannes 1 (SDE) :: Bibel &amp; Zeit</title>')
      await expect.poll(names).toEqual(['Johannes 1 (SDE) :: Bibel & Zeit', 'Bibel & Zeit', 'Bibel & Zeit'])
      await open('/')
      await expect.poll(names).toEqual(['Bibel & Zeit', 'Bibel & Zeit', 'Bibel & Zeit'])
    } finally {
      await server.start()
    }
  })
})

describe('the help tour', () => {
  it('is offered once where a chapter ends, and begins when it is asked for', async () => {
    await person.context.clearCookies({ name: /^bs-help-/ })
    await open('/SDE/Joh1')
    const offer = page.getByRole('note', { name: 'Neu hier?' })
    await offer.waitFor()
    expect(await dialog().count()).toBe(0)
    await offer.getByRole('button', { name: 'Rundgang beginnen' }).click()
    await dialog().getByText('1 von 5').waitFor()
    expect(await violations()).toEqual([])
    await page.keyboard.press('Enter')
    await dialog().getByText('2 von 5').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await dialog().getByText('2 von 5').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().count()).toBe(0)
    const cookies = await person.context.cookies()
    expect(cookies.some(({ name }) => name === 'bs-help-text')).toBe(true)
    expect(await offer.count()).toBe(0)
  })

  it('asked for by the help it is over when it was left, and holds nobody back', async () => {
    await open('/')
    await openMenu()
    await dialog().getByRole('link', { name: 'Hilfe', exact: true }).click()
    await dialog().getByRole('button', { name: 'Rundgang' }).click()
    await dialog().getByText('1 von 5').waitFor()
    // Back ends the tour, which lies over the text; then it leaves the text.
    await page.goBack()
    await expect.poll(() => dialog().count()).toBe(0)
    await page.locator('article h1:visible').waitFor()
    await page.goBack()
    await page.locator('main h2:visible', { hasText: 'Was möchtest du lesen?' }).waitFor()
    await nextPicture()
    expect(path()).toBe('/')
    await page.goForward()
    await page.locator('article h1:visible').waitFor()
    await nextPicture()
    expect(await dialog().count()).toBe(0)
  })
})

describe('the app on the home screen', () => {
  it('is offered at the end of a chapter to who comes back, and can be put away', async () => {
    await page.evaluate(async () => {
      const done = (asked: EventTarget, name: string) =>
        new Promise((resolve) => asked.addEventListener(name, resolve))
      const asked = indexedDB.open('perikope')
      await done(asked, 'success')
      const facts = asked.result.transaction('facts', 'readwrite').objectStore('facts')
      facts.put({ key: 'install.days', value: '2026-01-01 2026-01-02 2026-01-03' })
      await done(facts.transaction, 'complete')
      asked.result.close()
    })
    await page.reload()
    await page.locator('article:visible .turn').first().waitFor()
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
    const card = page.getByRole('region', { name: 'Bibel & Zeit als App' })
    await card.waitFor()
    await card.getByRole('button', { name: 'Nicht jetzt' }).click()
    await expect.poll(() => card.count()).toBe(0)
  })
})
