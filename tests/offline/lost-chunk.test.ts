/** A file of the app that is gone (SERVICE-WORKER rule 5): one reload, then a page that says so and leads out, never a blank one. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { waitForServiceWorker } from '../support/pages/browser'
import { cacheNames, rowsOf } from '../support/pages/stored'
import { network, person, setStage } from './stage/stage'

// The failed import is said once per try, also by React where it draws again for it, and that a login page is no manifest; nothing else may
// be wrong.
setStage(
  /dynamically imported module|reading '\w+'|React error #520|^Manifest: Line: 1, column: 1, Syntax error/,
)

/** With the bar of selected verses, and with the downloads. */
const isBar = (path: string) => /\/assets\/study-.*\.js/.test(path)
const isOverlay = (path: string) => /\/assets\/library-.*\.js/.test(path)
const gone = { kind: 'answer', status: 404, type: 'text/plain', body: '' } as const

describe('a lost file of the app', () => {
  it('is met with one reload, then with a page that leads out', async () => {
    const { page } = person
    network.meddle = (path) => (isBar(path) ? gone : undefined)
    await read(page)
    // The reload for the first loss brings the chapter back, without the selection.
    await reloadedBy(page, selectVerse)
    await read(page)
    await selectVerse(page)
    await page.getByRole('heading', { name: 'Das hat nicht geklappt.' }).waitFor()
    expect(network.asked.filter((path) => path === '/SDE/Joh1').length).toBe(3)
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await page.getByRole('heading', { name: 'Was möchtest du lesen?' }).waitFor()
  })

  it('that its own copy lacks too is fetched anew; texts stay', async () => {
    const { page } = person
    await read(page)
    await waitForServiceWorker(page)
    await forget(page)
    network.meddle = (path) => (isBar(path) ? gone : undefined)
    await read(page)
    await reloadedBy(page, selectVerse)
    await read(page)
    await selectVerse(page)
    await page.getByRole('heading', { name: 'Das hat nicht geklappt.' }).waitFor()
    const texts = await rowsOf(page, 'chapters')
    network.meddle = () => undefined
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await page.locator('#root article:visible h1').waitFor()
    await page.locator('article:visible #v3 .t').click()
    await page.getByRole('toolbar').waitFor()
    // Neighbours fetched ahead meanwhile may have joined them.
    expect(await rowsOf(page, 'chapters')).toEqual(expect.arrayContaining(texts))
    await waitForServiceWorker(page)
  })

  it('of an overlay leaves the text behind it as it is', async () => {
    const { page } = person
    network.meddle = (path) => (isOverlay(path) ? gone : undefined)
    await read(page)
    await reloadedBy(page, openDownloads)
    await read(page)
    await openDownloads(page)
    await page.getByRole('dialog').getByText('Das hat nicht geklappt.').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('#root article:visible h1').innerText()).toBe('Johannes 1')
  })

  it('of an overlay costs nobody the page while the server is away', async () => {
    const { page } = person
    network.meddle = (path) => {
      if (isOverlay(path)) return gone
      // The page asks whether the server is there before it gives itself up.
      return path === '/' ? { kind: 'cut', share: 0 } : undefined
    }
    await read(page)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await openDownloads(page)
    await page.getByRole('dialog').getByText('Das hat nicht geklappt.').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('#root article:visible h1').innerText()).toBe('Johannes 1')
    expect(loads).toBe(0)
  })

  it('is not looked for by giving up the copies while the server is away', async () => {
    const { page } = person
    await read(page)
    await waitForServiceWorker(page)
    await forget(page)
    network.meddle = (path) => (isBar(path) ? gone : undefined)
    await read(page)
    await reloadedBy(page, selectVerse)
    await read(page)
    await selectVerse(page)
    const again = page.getByRole('button', { name: 'Neu laden' })
    await again.waitFor()
    const before = await cacheNames(page)
    network.meddle = () => ({ kind: 'answer', status: 200, type: 'text/html', body: '<p>Login</p>' })
    await again.click()
    await page.locator('#root article:visible h1').waitFor()
    expect(await cacheNames(page)).toEqual(before)
  })
})

async function read(page: Page): Promise<void> {
  await page.goto(`${network.origin}/SDE/Joh1`)
  await page.locator('#root article:visible h1').waitFor()
}

async function selectVerse(page: Page): Promise<void> {
  await page.locator('article:visible #v3 .t').click()
}

async function openDownloads(page: Page): Promise<void> {
  await page.locator('header a[href="/downloads"]').click()
}

/** Does what needs the lost file and waits until the page has loaded itself anew for it. */
async function reloadedBy(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act(page)
  await loaded
}

/** Takes the lost file out of what the service worker has and what the browser keeps itself: a disk that was damaged. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (/\/study-/.test(request.url)) await cache.delete(request)
    }
  })
  const client = await person.context.newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  // A worker that is running remembers them.
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.stopAllWorkers')
  await client.detach()
}
