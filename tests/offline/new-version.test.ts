import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { dailyWithoutKill } from '../support/daily'
import { isLong } from '../support/long-series'
import { atRest } from '../support/pages/at-rest'
import { waitForServiceWorker } from '../support/pages/browser'
import { cacheNames, rowsOf } from '../support/pages/stored'
import { projectRoot } from '../support/servers/app-server'
import { buildOf, checkForUpdate, hasWaiting, serveBuild, untilTakenOver } from './stage/another-build'
import type { Meddling } from './stage/meddling-proxy'
import { network, person, setStage } from './stage/stage'

setStage()

const onIndex = (meddling: Meddling) => (path: string) =>
  path.startsWith('/index.html') ? meddling : undefined
const brokenFiles: readonly Case[] = [
  ['is a captive portal', onIndex({ kind: 'answer', status: 200, type: 'text/html', body: '<p>Login</p>' })],
  ['is cut', onIndex({ kind: 'cut', share: 0.5 })],
  ['is missing', onIndex({ kind: 'answer', status: 404, type: 'text/plain', body: '' })],
  ['fails', onIndex({ kind: 'answer', status: 500, type: 'text/plain', body: '' })],
  ['is another', onIndex({ kind: 'change', change: (body) => `${body} ` })],
]

describe('a new version of the app', () => {
  it('waits under open tabs until the person agrees, then every tab has it', dailyWithoutKill, async () => {
    const { page } = person
    await firstVisit(page)
    const second = await person.context.newPage()
    await second.goto(`${network.origin}/SEN/John1`)
    serveBuild(network, '2')
    await checkForUpdate(page)
    await page.getByText('Neue Version bereit').waitFor()
    await second.getByText('Neue Version bereit').waitFor()
    expect(await buildOf(page)).toBe('1')
    // The old tab opens a place whose code it has not loaded yet: its own build is still complete.
    await second.goto(`${network.origin}/languages`)
    expect(await buildOf(second)).toBe('1')
    await second.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Jetzt laden' }).click()
    await untilTakenOver(page, '2')
    await expect.poll(() => buildOf(second)).toBe('2')
    expect(await page.getByText('Neue Version bereit').count()).toBe(0)
    await page.locator('#root article:visible h1').waitFor()
    const names = (await cacheNames(page)).filter((name) => name.includes('precache'))
    expect(names.length).toBe(1)
  })

  it('is loaded once it has taken over, however long the old one is busy', async () => {
    const { page } = person
    await firstVisit(page)
    serveBuild(network, '2')
    await checkForUpdate(page)
    const serving = network.meddle
    const isSlow = (path: string) => path.startsWith('/api/text/SDE/Jona')
    network.meddle = (path) => (isSlow(path) ? { kind: 'wait', ms: 8000 } : serving(path))
    await page.evaluate(() => {
      void fetch('/api/text/SDE/Jona2')
    })
    await expect.poll(() => network.asked.some(isSlow)).toBe(true)
    const builds: unknown[] = []
    await page.clock.install()
    page.on('domcontentloaded', () => builds.push(buildOf(page)))
    await page.getByRole('button', { name: 'Jetzt laden' }).click()
    await page.getByText('Die neue Version wird geladen').waitFor()
    await untilTakenOver(page, '2')
    // As long as the page waits before it looks again whether it was taken over.
    await page.clock.fastForward(4000)
    await atRest(page)
    expect(await Promise.all(builds)).toEqual(['2'])
  })

  it('takes over by itself when no window is open, also when a version in between was never used', async () => {
    await firstVisit(person.page)
    serveBuild(network, '2')
    await checkForUpdate(person.page)
    await person.page.getByText('Neue Version bereit').waitFor()
    serveBuild(network, '3')
    await checkForUpdate(person.page)
    await expect.poll(() => hasWaiting(person.page)).toBe(true)
    await person.restart()
    await person.page.goto(`${network.origin}/SDE/Joh1`)
    await expect.poll(() => buildOf(person.page)).toBe('3')
  })

  it.each(shareOfRun(brokenFiles))(
    'of which a file %s is not installed: the old one stays in charge',
    async (_, meddle) => {
      const { page } = person
      await firstVisit(page)
      serveBuild(network, '2')
      const serving = network.meddle
      network.meddle = (path) => meddle(path) ?? serving(path)
      expect(await checkForUpdate(page)).toBe('redundant')
      expect(await buildOf(page)).toBe('1')
      await page.reload()
      await page.locator('#root article:visible h1').waitFor()
      expect(await buildOf(page)).toBe('1')
      network.meddle = serving
      await checkForUpdate(page)
      await page.getByText('Neue Version bereit').waitFor()
    },
  )

  it('is not lost when /sw.js is away or a page, and the emergency worker gives way without touching the texts', async () => {
    const { page } = person
    await firstVisit(page)
    for (const meddling of [
      { kind: 'answer', status: 404, type: 'text/plain', body: '' },
      { kind: 'answer', status: 200, type: 'text/html', body: '<p>Login</p>' },
    ] as const) {
      network.meddle = (path) => (path === '/sw.js' ? meddling : undefined)
      await checkForUpdate(page)
      await page.reload()
      await page.locator('#root article:visible h1').waitFor()
      await expect.poll(() => controllerState(page)).toBe('activated')
    }
    const chapters = await rowsOf(page, 'chapters')
    const emergency = readFileSync(join(projectRoot, 'dist', 'sw-emergency.js'), 'utf8')
    network.meddle = (path) =>
      path === '/sw.js'
        ? { kind: 'answer', status: 200, type: 'text/javascript', body: emergency }
        : undefined
    // A check still under way with the answer before may be joined by this one: ask until it has come. A worker that had something to
    // do then, and is watched by a test, may stay in charge until a page is loaded anew, as people do by themselves sooner or later.
    let asked = 0
    const left = async () => {
      if (++asked > 3 && (await hasWaiting(page))) await page.reload()
      await checkForUpdate(page)
      return (await cacheNames(page)).filter((name) => name.includes('precache'))
    }
    await expect.poll(() => left().catch(navigated), { interval: 2_500, timeout: 60_000 }).toEqual([])
    await page.locator('#root article:visible h1').waitFor()
    // Neighbours fetched ahead meanwhile may have joined them.
    expect(await rowsOf(page, 'chapters')).toEqual(expect.arrayContaining(chapters))
  })
})

type Case = readonly [what: string, meddle: (path: string) => Meddling | undefined]

/** Every case in the long run, the one that happens most in the short one. */
function shareOfRun(cases: readonly Case[]): readonly Case[] {
  return isLong ? cases : cases.slice(0, 1)
}

/** The first version, in charge, with John 1 stored. */
async function firstVisit(page: Page): Promise<void> {
  serveBuild(network, '1')
  await page.goto(`${network.origin}/SDE/Joh1`)
  await waitForServiceWorker(page)
  await page.locator('#root article:visible h1').waitFor()
  await page.reload()
  await page.locator('#root article:visible h1').waitFor()
  expect(await buildOf(page)).toBe('1')
}

async function controllerState(page: Page): Promise<string | undefined> {
  return await page.evaluate(() => navigator.serviceWorker.controller?.state)
}

/** A page that is just being left cannot be asked. */
function navigated(error: unknown): string {
  return String(error)
}
