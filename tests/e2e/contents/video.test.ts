/** A video: nothing is loaded from elsewhere before it is asked for, its picture and links can be used, and offline it says so. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { remember } from '../../support/looks/screens'
import { hashOf, type SmallPack, smallVideos } from '../../support/packs/small-pack'
import { atRestWithAnswers } from '../../support/pages/at-rest'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

/** Where a picture of each is put, for those who look at them. */
const pictures = process.env['PERIKOPE_PICTURES']
const poster = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#357"/><circle cx="8" cy="4.5" r="3" fill="#fc6"/></svg>',
)
const own = 'https://player.example.org'
const videos: SmallPack = {
  ...smallVideos,
  media: [{ type: 'image/svg+xml', bytes: poster }],
  articles: [
    {
      id: 1,
      head: 'Am Jordan',
      parts: [{ tag: 'p', children: ['Eine Taufe, von weitem gesehen.'] }],
      at: [{ from: 43_003_016, to: 43_003_016 }],
      video: {
        seconds: 95,
        sources: [
          { kind: 'frame', url: `${own}/1` },
          { kind: 'page', url: 'https://video.example/1' },
        ],
        poster: {
          media: hashOf(poster),
          type: 'image/svg+xml',
          alt: 'Die Sonne über dem Fluss',
          author: 'Perikope',
          licence: 'CC0-1.0',
        },
      },
    },
    { id: 2, head: 'Zu Hause', parts: [], video: { seconds: 0, sources: [] } },
  ],
}

let server: AppServer
let person: Person
let page: Page

openForAllAtOwnServer(
  { isCalm: true, chosen: 'de', settings: { VIDEO_HOSTS: 'player.example.org' } },
  async (opened) => {
    ;({ server, person, page } = opened)
    await server.stop('SIGTERM')
    await putPack(join(server.dataDirectory, 'library'), videos)
    await server.start()
    // Whoever is asked elsewhere answers here: nothing leaves this machine.
    await person.context.route(
      (url) => url.origin !== server.origin,
      (route) => {
        elsewhere.push(route.request().url())
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Der Film läuft.</p>' })
      },
    )
  },
)
const elsewhere: string[] = []

const path = '/video/TVD/am-jordan/1'
const box = () => page.locator('dialog[open]').last()
const play = () => box().getByRole('button', { name: /^Abspielen von/ })
const link = () => box().getByRole('link', { name: /^Ansehen bei/ })

async function open(): Promise<void> {
  await page.goto(server.origin + path)
  await play().waitFor()
}

beforeEach(() => {
  elsewhere.length = 0
})

describe('a video', () => {
  it('loads nothing from elsewhere by itself, and its picture and links can be used', async () => {
    await open()
    const image = box().getByRole('img', { name: 'Die Sonne über dem Fluss' })
    await expect
      .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
      .toBe(true)
    expect(await link().getAttribute('href')).toBe('https://video.example/1')
    expect(await link().getAttribute('target')).toBe('_blank')
    expect(await link().getAttribute('rel')).toContain('noreferrer')
    await atRestWithAnswers(person, page)
    expect(elsewhere).toEqual([])
    expect(await page.locator('iframe, video').count()).toBe(0)
  })

  it('is played from its host by who asks for that, by keyboard too', async () => {
    await open()
    await play().focus()
    await page.keyboard.press('Enter')
    const frame = page.frameLocator('iframe[title="Am Jordan"]')
    await frame.getByText('Der Film läuft.').waitFor()
    expect(elsewhere).toEqual([`${own}/1`])
    // The button that had it is gone: whoever uses the keyboard goes on at the player.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await page.goto(`${server.origin}/SDE/Joh1`)
    await open()
    expect(await page.locator('iframe').count()).toBe(0)
  })

  it('without network it says so and plays nothing, and can be played when it is back', async () => {
    await open()
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await box().getByRole('status').getByText('Zum Ansehen brauchst du eine Verbindung').waitFor()
    expect(await play().isDisabled()).toBe(true)
    await person.context.setOffline(false)
    await expect.poll(() => play().isDisabled()).toBe(false)
    expect(elsewhere).toEqual([])
  })

  it.runIf(pictures)('is put in a picture', async () => {
    for (const locale of ['de', 'ar'])
      for (const theme of ['light', 'dark'])
        for (const size of [
          { width: 390, height: 844 },
          { width: 1280, height: 900 },
        ]) {
          await remember(person.context, server.origin, { locale, display: { theme } })
          await page.setViewportSize(size)
          await page.goto(server.origin + path)
          await box().locator('img').first().waitFor()
          await page.screenshot({ path: join(pictures ?? '', `video ${locale} ${theme} ${size.width}.png`) })
        }
    await remember(person.context, server.origin, { locale: 'de' })
    await page.goto(server.origin + path)
    await play().waitFor()
    await person.context.setOffline(true)
    await box().getByRole('status').first().waitFor()
    await page.screenshot({ path: join(pictures ?? '', 'video offline.png') })
    await person.context.setOffline(false)
  })
})
