import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { atRest } from '../support/pages/at-rest'
import { waitForServiceWorker, wholeText } from '../support/pages/browser'
import { cachedPaths, cacheNames, chapterCount } from '../support/pages/stored'
import { projectRoot } from '../support/servers/app-server'
import { network, person, server, setStage } from './stage/stage'

setStage()

describe('a network that answers in our place', () => {
  it('leaves nothing in any cache, is named, and what is here stays readable', async () => {
    const { page } = person
    await visit(page, '/SDE/Joh1')
    const text = await wholeText(page)
    const before = await cachedPaths(page)
    network.meddle = () => ({ kind: 'answer', status: 200, type: 'text/html', body: '<p>Bitte anmelden</p>' })
    await page.goto(`${network.origin}/SDE/R%C3%B6m8`)
    await expect.poll(() => page.locator('main').innerText()).toContain('verlangt erst eine Anmeldung')
    const strange = await page.evaluate(() => fetch('/assets/lang-xx-00000000.js').then((one) => one.text()))
    expect(strange).toContain('Bitte anmelden')
    await page.goto(`${network.origin}/downloads`)
    await page.getByRole('button', { name: /Starter-Ausgabe.* laden$/ }).click()
    await expect.poll(() => page.locator('dialog').innerText()).toContain('verlangt erst eine Anmeldung')
    await page.goto(`${network.origin}/SDE/Joh1`)
    expect(await wholeText(page)).toBe(text)
    expect(await cachedPaths(page)).toEqual(before)
    const again = await page.evaluate(() => fetch('/api/text/SDE/43001000').then((one) => one.text()))
    expect(again).toContain('Bitte anmelden')
    // A font or a manifest that is a page is refused by the browser, aloud.
    const others = person.complaints.filter((text) => !/font|OTS|^Manifest: Line/.test(text))
    person.complaints.splice(0, Infinity, ...others)
  })

  it('never gets a page for a missing asset from our own server', async () => {
    const answer = await fetch(`${server.origin}/assets/gone-12345678.js`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).not.toContain('html')
  })
})

describe('cached answers', () => {
  it('are kept by edition, go with their edition only, and are two hundred at most', async () => {
    const { page } = person
    await visit(page, '/SDE/Joh1')
    await ask(page, ['SDE/43002000', 'SEN/43001000', 'SDE.SEN/43001000', 'SEN.SDE/43002000'])
    await expect.poll(() => textCaches(page)).toEqual(['text-2:SDE', 'text-2:SDE+SEN', 'text-2:SEN'])
    await page.goto(`${network.origin}/downloads`)
    await page.getByRole('button', { name: /Starter-Ausgabe.* laden$/ }).click()
    await page.getByRole('button', { name: /Starter-Ausgabe.* entfernen$/ }).waitFor()
    await expect.poll(() => textCaches(page)).toEqual(['text-2:SEN'])
    const many = Array.from({ length: 205 }, (_, index) => `SES/${43_001_000 + (index % 51)}?${index}`)
    await ask(page, many)
    await expect.poll(() => textCaches(page)).toEqual(['text-2:SES'])
    // What is too much goes after the answer was given.
    await expect.poll(async () => (await cachedPaths(page))['text-2:SES']?.length).toBe(200)
    await page.context().setOffline(true)
    expect(await ask(page, many.slice(-1))).toEqual([200])
    await page.context().setOffline(false)
  })

  it('hold nothing that forbids it, is not whole, or is not ours', async () => {
    const { page } = person
    await visit(page, '/languages')
    const refused: readonly [status: number, headers: Record<string, string>][] = [
      [200, { 'x-api': '1', 'cache-control': 'no-store' }],
      [200, { 'x-api': '1', vary: 'accept-encoding, cookie' }],
      [206, { 'x-api': '1' }],
      [404, { 'x-api': '1' }],
      [200, {}],
    ]
    for (const [index, [status, headers]] of refused.entries()) {
      network.meddle = (path) =>
        path.startsWith('/api/text/SEN/')
          ? { kind: 'answer', status, type: 'application/json', body: '{"data":{}}', headers }
          : undefined
      // When the answer after it is kept, it would be kept as well.
      await ask(page, ['SEN/43001000', `SDE/43001000?${index}`])
      await expect.poll(async () => (await cachedPaths(page))['text-2:SDE']?.length).toBe(index + 1)
      expect(await textCaches(page), JSON.stringify([status, headers])).toEqual(['text-2:SDE'])
    }
    network.meddle = () => undefined
    await ask(page, ['SEN/43001000'])
    await expect.poll(() => textCaches(page)).toEqual(['text-2:SDE', 'text-2:SEN'])
  })
})

describe('a device without room', () => {
  it('says so during a download, keeps what was readable, and goes on when there is room', async () => {
    await visit(person.page, '/SEN/John1')
    const text = await wholeText(person.page)
    // An open database remembers for a while how much room there is: the limit has to be there before it.
    await person.restart()
    const { page } = person
    const limit = await person.context.newCDPSession(await person.context.newPage())
    const { usage } = await limit.send('Storage.getUsageAndQuota', { origin: network.origin })
    await limit.send('Storage.overrideQuotaForOrigin', {
      origin: network.origin,
      quotaSize: usage + 50_000,
    })
    await page.goto(`${network.origin}/downloads`)
    await page.getByRole('button', { name: /Starter-Ausgabe.* laden$/ }).click()
    await expect.poll(() => page.locator('dialog').innerText()).toContain('fehlt Platz')
    expect(await chapterCount(page, 'SDE')).toBe(0)
    await page.goto(`${network.origin}/SEN/John1`)
    expect(await wholeText(page)).toBe(text)
    await limit.send('Storage.overrideQuotaForOrigin', { origin: network.origin })
    await page.goto(`${network.origin}/downloads`)
    const goOn = page.getByRole('button', { name: /Starter-Ausgabe.* (fortsetzen|laden)$/ })
    await goOn
      .or(page.getByRole('button', { name: /Starter-Ausgabe.* entfernen$/ }))
      .first()
      .waitFor()
    if ((await goOn.count()) > 0) await goOn.first().click()
    await page.getByRole('button', { name: /Starter-Ausgabe.* entfernen$/ }).waitFor()
  })
})

describe('a browser that forbids', () => {
  it('the service worker is reported once, and reading goes on', async () => {
    network.meddle = (path) =>
      path === '/sw.js' ? { kind: 'answer', status: 404, type: 'text/plain', body: '' } : undefined
    const { page } = person
    await page.goto(`${network.origin}/SDE/Joh1`)
    await expect.poll(() => person.complaints.join()).toContain('ServiceWorkerRegError')
    await page.getByRole('link', { name: 'Johannes 2' }).first().click()
    await expect.poll(() => page.locator('#root article:visible h1').innerText()).toBe('Johannes 2')
    const heard = person.complaints.splice(0)
    expect(heard.filter((text) => text.includes('ServiceWorkerRegError')).length).toBe(1)
    expect(heard.filter((text) => !/ServiceWorkerRegError|bad HTTP response code/.test(text))).toEqual([])
  })

  it('nothing, but starts the program twice: the second start is prevented', async () => {
    const { page } = person
    await visit(page, '/SDE/Joh1')
    const html = readFileSync(join(projectRoot, 'dist', 'index.html'), 'utf8')
    const [, main = ''] = /src="(\/assets\/app-[^"]+\.js)"/.exec(html) ?? []
    await page.evaluate(`import('${main}?again')`)
    await expect.poll(() => person.complaints).toContain('double execution prevented')
    person.complaints.length = 0
    expect(await page.locator('#root article:visible h1').count()).toBe(1)
  })
})

describe('the installed app', () => {
  it('can be installed, and opens a passage another app shares', async () => {
    const { page } = person
    await visit(page, '/')
    const session = await person.context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const shared: readonly [query: Record<string, string>, heading: string][] = [
      [{ text: 'Denn so hat Gott die Welt geliebt (Johannes 3,16)' }, 'Johannes 3'],
      [{ title: 'Psalm 23', url: 'https://example.org/artikel' }, 'Psalm 23'],
      [{ text: `Schau: ${network.origin}/SEN/John1` }, 'John 1'],
    ]
    for (const [query, heading] of shared) {
      await page.goto(`${network.origin}/?${new URLSearchParams(query)}`)
      await expect.poll(() => page.locator('#root article:visible h1').first().innerText()).toBe(heading)
    }
    await page.goto(`${network.origin}/?${new URLSearchParams({ text: 'Guten Morgen' })}`)
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Perikope')
  })
})

/** A first visit until the service worker is in charge of everything. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(network.origin + path)
  await waitForServiceWorker(page)
  await atRest(page)
}

/** Asks /api/text through the service worker; answers with the statuses. */
async function ask(page: Page, passages: readonly string[]): Promise<number[]> {
  return await page.evaluate(async (all) => {
    const statuses: number[] = []
    for (const passage of all) statuses.push((await fetch(`/api/text/${passage}`)).status)
    return statuses
  }, passages)
}

async function textCaches(page: Page): Promise<string[]> {
  const names = await cacheNames(page)
  return names.filter((name) => name.startsWith('text-')).sort()
}
