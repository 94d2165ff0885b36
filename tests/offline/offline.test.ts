import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../support/daily'
import { remember } from '../support/looks/screens'
import { atRest } from '../support/pages/at-rest'
import { visibleText, waitForServiceWorker, wholeText } from '../support/pages/browser'
import { chapterCount, rowsOf } from '../support/pages/stored'
import { network, person, server, setStage } from './stage/stage'

// The browser's words for a service worker that is asked for without network.
setStage(/error occurred when fetching the script/)

/** A service worker that keeps nothing, as if the real one were still coming. */
const emptyWorker = { kind: 'answer', status: 200, type: 'text/javascript', body: '' } as const

/** A first visit whose network goes as soon as the page is drawn. */
async function loseNetworkAtOnce(): Promise<Page> {
  const { page } = person
  network.meddle = (path) => (path === '/sw.js' ? emptyWorker : undefined)
  await page.goto(`${network.origin}/SEN/Jonah2`)
  await page.locator('#first').waitFor({ state: 'detached' })
  await page.context().setOffline(true)
  return page
}

describe('offline', () => {
  it('opens what was read after a cold start without network, and says what is not here', daily, async () => {
    await person.page.goto(`${server.origin}/SEN/Jonah1`)
    await expect.poll(() => chapterCount(person.page, 'SEN')).toBeGreaterThan(0)
    await expect.poll(async () => (await rowsOf(person.page, 'recents')).length).toBe(1)
    const online = await person.page.goto(`${server.origin}/SDE/Joh1`)
    const policy = online?.headers()['content-security-policy'] ?? 'none'
    const text = await wholeText(person.page)
    await waitForServiceWorker(person.page)
    await expect.poll(() => chapterCount(person.page, 'SDE')).toBeGreaterThan(0)
    await expect.poll(async () => (await rowsOf(person.page, 'recents')).length).toBe(2)
    await server.stop()
    await person.restart()
    const { page } = person
    const answer = await page.goto(`${server.origin}/SDE/Joh1`)
    // The worker's own page, under the same policy, holds the chapter before any script.
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.headers()['content-security-policy']).toBe(policy)
    expect(await answer?.text()).toContain('id="v51"')
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 1')
    expect(await wholeText(page)).toBe(text)
    await page.goto(`${server.origin}/SDE/R%C3%B6m8`)
    await expect
      .poll(() => page.locator('main').innerText(), { timeout: 15_000 })
      .toContain('noch nicht auf deinem Gerät')
    await page.goto(server.origin)
    await expect.poll(() => page.locator('main').innerText()).toContain('Johannes 1')
    // A page that this device answered itself leaves the other translations here.
    await page.goto(`${server.origin}/SEN/Jonah1`)
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Jonah 1')
    expect((await rowsOf(page, 'editions')).length).toBeGreaterThan(2)
  })

  it('opens a chapter that was not here by itself when the network is back', async () => {
    const { page } = person
    await page.goto(`${server.origin}/SDE/Joh1`)
    await waitForServiceWorker(page)
    await page.context().setOffline(true)
    await page.goto(`${server.origin}/SDE/R%C3%B6m8`)
    await page.getByText('noch nicht auf deinem Gerät').waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => page.locator('article:visible h1').allInnerTexts()).toEqual(['Römer 8'])
    expect(await page.getByText('noch nicht auf deinem Gerät').count()).toBe(0)
  })

  it('opens it by itself with a server that is back, too', async () => {
    const { page } = person
    await page.goto(`${server.origin}/SDE/Joh1`)
    await waitForServiceWorker(page)
    await server.stop()
    await page.clock.install()
    await page.goto(`${server.origin}/SEN/Ps23`)
    await page.getByText('noch nicht auf deinem Gerät').waitFor()
    await server.start()
    // It asks again later each time, after a minute at most.
    await page.clock.fastForward(60_000)
    await expect.poll(() => page.locator('article:visible h1').allInnerTexts()).toEqual(['Psalm 23'])
  })

  it('has the neighbours of the very first chapter that is opened', async () => {
    await person.page.goto(`${server.origin}/SEN/Jonah2`)
    const { page } = person
    await page.locator('main article[data-chapter="32003000"]').waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Jonah 3')
    await page.locator('article:visible .turn').waitFor()
    // It is also remembered: all that needs is here by then.
    await expect
      .poll(async () => (await rowsOf(page, 'recents')).map(({ title }) => title))
      .toContain('Jonah 3')
    await page.context().setOffline(false)
  })

  it.each([
    ['at once', 0],
    ['after another try has failed', 1],
  ])('starts the worker again whose file broke off, with a network that is back %s', async (_, tries) => {
    const { page } = person
    const isWorker = (path: string) => path.startsWith('/assets/main-')
    network.meddle = (path) =>
      path === '/sw.js' ? emptyWorker : isWorker(path) ? { kind: 'cut', share: 0.5 } : undefined
    const brokenOff = () =>
      page.waitForEvent('requestfailed', (request) => isWorker(new URL(request.url()).pathname))
    const isBroken = brokenOff()
    await page.goto(`${network.origin}/SEN/Jonah2`)
    await isBroken
    await page.context().setOffline(tries > 0)
    for (let fails = 0; fails < tries; fails += 1) await brokenOff()
    expect(await chapterCount(page, 'SEN')).toBe(0)
    network.meddle = () => undefined
    await page.context().setOffline(false)
    await expect.poll(() => chapterCount(page, 'SEN')).toBeGreaterThan(0)
  })

  it('keeps the text where parts of the page are not here yet, and brings them with the network', async () => {
    const page = await loseNetworkAtOnce()
    const isMissing = page.waitForEvent('requestfailed')
    await page.locator('article:visible .v[data-v="3"] .t').first().click()
    await isMissing
    expect(await page.locator('article:visible h1').innerText()).toBe('Jonah 2')
    expect(await page.getByRole('toolbar').count()).toBe(0)
    await page.context().setOffline(false)
    const bar = page.getByRole('toolbar')
    await bar.waitFor()
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    await page.getByRole('complementary').first().waitFor()
    expect(await page.locator('article:visible h1').innerText()).toBe('Jonah 2')
  })

  it('asks again for a part that broke off although there is a network, and leaves the page as it is', async () => {
    const { page } = person
    let cuts = 0
    network.meddle = (path) => {
      if (path === '/sw.js') return emptyWorker
      return path.startsWith('/assets/study-') && cuts++ < 1 ? { kind: 'cut', share: 0.5 } : undefined
    }
    await page.goto(`${network.origin}/SEN/Jonah2`)
    await page.locator('#first').waitFor({ state: 'detached' })
    await page.locator('article:visible .v[data-v="3"] .t').first().click()
    await page.getByRole('toolbar').waitFor()
    expect(cuts).toBeGreaterThan(1)
    expect(await page.locator('article:visible .v[data-selected]').count()).toBeGreaterThan(0)
    expect(network.asked.filter((path) => path === '/SEN/Jonah2')).toHaveLength(1)
  })

  it('keeps the text where an overlay is asked for that is not here yet, and opens it with the network', async () => {
    const page = await loseNetworkAtOnce()
    const isMissing = page.waitForEvent('requestfailed')
    await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click()
    await isMissing
    await atRest(page)
    expect(await page.locator('article:visible h1').innerText()).toBe('Jonah 2')
    await page.context().setOffline(false)
    await page.getByRole('dialog', { name: 'Downloads' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('article:visible h1').innerText()).toBe('Jonah 2')
  })

  it('says of a view that is not here yet that it waits for the network', async () => {
    const page = await loseNetworkAtOnce()
    await page.getByRole('banner').getByRole('link', { name: 'Perikope' }).click()
    await page.getByText('Es geht weiter, sobald du online bist').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Was möchtest du lesen?' }).waitFor()
    expect(await page.getByText('Es geht weiter, sobald du online bist').count()).toBe(0)
  })

  it('reads an address written in another language', async () => {
    const { context, page } = person
    await remember(context, server.origin, { locale: 'ar' })
    await page.goto(`${server.origin}/SAR/43001000`)
    const heading = page.locator('article:visible h1')
    await heading.waitFor()
    await waitForServiceWorker(page)
    const title = await heading.innerText()
    await expect.poll(() => chapterCount(page, 'SAR')).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.goto(`${server.origin}/SAR/Johannes1`)
    await expect.poll(() => heading.innerText()).toBe(title)
    await page.goto(`${server.origin}/SAR/${encodeURIComponent('Liebe und Licht')}`)
    await page.getByText('ليس مقطعًا في هذه الترجمة').waitFor()
    await context.setOffline(false)
  })

  it('downloads two editions, survives a killed browser, and reads every chapter of both offline', async () => {
    await person.page.goto(`${server.origin}/downloads`)
    for (const name of [/Starter-Ausgabe.* laden/, /^Starter edition.* laden/])
      await person.page.getByRole('button', { name }).first().click()
    await expect
      .poll(() => person.page.getByText('Geladen', { exact: true }).count(), { timeout: 30_000 })
      .toBe(2)
    await waitForServiceWorker(person.page)
    await server.stop()
    await person.restart()
    const { page } = person
    for (const [path, title] of [
      ['/SDE/Mk7', 'Markus 7'],
      ['/SEN/Phil4', 'Philippians 4'],
      ['/SDE.SEN/Ps51', 'Psalm 51'],
    ] as const) {
      await page.goto(server.origin + path)
      await expect.poll(() => page.locator('article:visible h1').innerText()).toBe(title)
      expect((await visibleText(page)).length).toBeGreaterThan(300)
    }
  })

  it('answers an offline navigation with HTML that holds the chapter before any script', async () => {
    const { page } = person
    await page.goto(`${server.origin}/SEN/John1`)
    await page.locator('article:visible h1').waitFor()
    await waitForServiceWorker(page)
    await expect.poll(() => chapterCount(page, 'SEN')).toBeGreaterThan(0)
    await person.context.setOffline(true)
    const html = await page.evaluate(async () => {
      return await fetch('/SEN/John1', { headers: { accept: 'text/html' } }).then(
        (answer) => answer.text(),
        () => '',
      )
    })
    // A fetch is no navigation: only real navigations are answered from the shell.
    expect(html).toBe('')
    const answer = await page.reload({ waitUntil: 'commit' })
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(await answer?.text()).toContain('id="v51"')
    await person.context.setOffline(false)
  })
})
