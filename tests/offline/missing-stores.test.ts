/**
 * A browser that keeps nothing, or stops keeping: every public screen works over the network, and what is missing is said once. Each store
 * in each way with each screen.
 */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { daily } from '../support/daily'
import { openScreen, type Screen, screens } from '../support/looks/screens'
import { atRest } from '../support/pages/at-rest'
import { openBrowser, type Person } from '../support/pages/browser'
import { type AppServer, startAppServer } from '../support/servers/app-server'
import { type BrokenStore, breakContext, breakStores, brokenStores } from './stage/broken-stores'

/** One of each kind of screen, and each that reads something else from the device. */
const names = new Set([
  'home',
  'prose',
  'poetry',
  'two translations',
  'selection',
  'footnote',
  'references',
  'suggestions',
  'search',
  'search before words',
  'search without hits',
  'search options panel',
  'menu',
  'translations panel',
  'text format panel',
  'audio player',
  'books panel',
  'downloads',
  'introduction',
  'help',
  'an item of the help',
  'imprint',
  'an area without contents',
  'reading plans',
  'a reading plan',
  'verse of the day',
  'the assistant for visitors',
  'languages',
  'references overlay',
  'synopsis',
  'verse overlay',
  'login',
  'contact',
  'shared tags',
  'shared likes',
  'unknown translation',
  'unknown passage',
  'absent chapter',
])
const walked = screens.filter(({ name }) => names.has(name))
/** Where the worker or the service worker cannot do what it is there for, it says so to the operator. */
const expected = /ServiceWorkerRegError|bad HTTP response code|^test$/

let server: AppServer
let person: Person | undefined
beforeAll(async () => {
  server = await startAppServer()
})
afterEach(async () => {
  const { complaints = [] } = person ?? {}
  await person?.close()
  person = undefined
  expect(complaints.filter((text) => !expected.test(text))).toEqual([])
})
afterAll(() => server.close())

async function visit(store: BrokenStore): Promise<Page> {
  person = await openBrowser()
  await breakContext(person.context, store)
  const { page } = person
  if (store.isLate) {
    await page.goto(`${server.origin}/SDE/Joh1`)
    await atRest(page)
    await breakStores(page)
  }
  return page
}

/** Goes there as a link of the app does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    ;(document.querySelector('dialog[open]') ?? document.body).append(link)
    link.click()
    link.remove()
  }, path)
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first()

async function open(page: Page, screen: Screen, store: BrokenStore): Promise<void> {
  if (!store.isLate) return await openScreen(page, server.origin, screen)
  // What lies on top may be a step of the history: it goes with a link, not with a key.
  if ((await page.locator('dialog[open]').count()) > 0) {
    await follow(page, '/')
    await page.locator('dialog[open]').first().waitFor({ state: 'hidden' })
  } else await page.keyboard.press('Escape')
  await follow(page, screen.path)
  if (screen.open) {
    await shown(page, 'article :is(.turn, [aria-expanded]), dialog[open] form').waitFor()
    await screen.open(page)
  }
  await shown(page, screen.shows).waitFor()
}

const notices = (page: Page, { says }: BrokenStore) => page.getByText(says).count()

describe.each(brokenStores.map((store) => [store.name, store] as const))('%s', (_, store) => {
  it('every public screen works, and what is missing is said once', { timeout: 600_000 }, async () => {
    const page = await visit(store)
    page.setDefaultTimeout(30_000)
    const failed: string[] = []
    for (const screen of walked)
      await open(page, screen, store).catch((error: unknown) => {
        failed.push(`${screen.name}: ${String(error).split('\n', 3).join(' ')}`)
      })
    expect(failed).toEqual([])
    await follow(page, '/SDE/Joh3')
    await expect.poll(() => page.locator('#root article:visible h1').first().innerText()).toBe('Johannes 3')
    await expect.poll(() => notices(page, store)).toBe(1)
    await page.getByRole('button', { name: 'Schließen' }).last().click()
    await expect.poll(() => notices(page, store)).toBe(0)
    await page.goto(`${server.origin}/SDE/Joh2`)
    if (store.isLate) await breakStores(page)
    await page.getByRole('link', { name: 'Johannes 3' }).first().click()
    await expect.poll(() => page.locator('#root article:visible h1').first().innerText()).toBe('Johannes 3')
    expect(await notices(page, store)).toBe(0)
  })
})

describe('a browser whose database refuses', () => {
  it('is a reader over the network that forgets', daily, async () => {
    const [store] = brokenStores
    if (!store) throw new Error('no store')
    const page = await visit(store)
    await page.goto(`${server.origin}/SDE/Joh1`)
    await expect.poll(() => notices(page, store)).toBe(1)
    await page.getByRole('link', { name: 'Johannes 2' }).first().click()
    await expect.poll(() => page.locator('#root article:visible h1').first().innerText()).toBe('Johannes 2')
    await follow(page, '/search/SDE/Licht')
    await shown(page, 'li[data-row]').waitFor()
  })
})
