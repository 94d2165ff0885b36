/**
 * One person's path from the first visit to a new version of the app. With the Bibles beside the repository (../shared/texts) in the
 * long run, otherwise with the starter editions.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../support/long-series'
import { openBrowser, type Person, visibleText, waitForServiceWorker } from '../support/pages/browser'
import { type AppServer, projectRoot, startAppServer } from '../support/servers/app-server'
import { buildOf, checkForUpdate, serveBuild } from './stage/another-build'
import { type MeddlingProxy, startMeddlingProxy } from './stage/meddling-proxy'

const texts = join(projectRoot, '..', 'shared', 'texts')
const isReal = isLong && existsSync(texts)
const real = [
  ['LUT12', 'deu-luther1912ap/luther1912ap.zefania.xml.gz'],
  ['KJV', 'eng-kjv/kjv.osis.xml.gz'],
  ['SVD', 'ara-svd/svd.zefania.xml.gz'],
] as const
const [german, english, arabic] = isReal ? ['LUT12', 'KJV', 'SVD'] : ['SDE', 'SEN', 'SAR']
const chapters = isReal
  ? [
      [`/${german}/Jes53`, 'Jesaja 53'],
      [`/${english}/Rev22`, 'Revelation 22'],
      [`/${german}.${english}/Ps51`, 'Psalm 51'],
    ]
  : [
      [`/${german}/Mk16`, 'Markus 16'],
      [`/${english}/Phil2`, 'Philippians 2'],
      [`/${german}.${english}/Ps51`, 'Psalm 51'],
    ]

let server: AppServer
let network: MeddlingProxy
let person: Person

beforeAll(async () => {
  server = await startAppServer()
  for (const [abbreviation, file] of isReal ? real : []) add(abbreviation, join(texts, file))
  network = await startMeddlingProxy(server.origin)
  serveBuild(network, '1')
  person = await openBrowser({ hasProfile: true })
}, 300_000)
afterAll(async () => {
  await person.close()
  await network.close()
  await server.close()
})

describe(`a person with ${german}, ${english} and ${arabic}`, () => {
  it('reads, compares, copies, looks up, downloads, goes offline, comes back and gets a new version', async () => {
    await open(person.page, `/${german}/Joh3,16`)
    await expect
      .poll(() =>
        person.page
          .locator('article:visible .v[data-marked][id]')
          .evaluateAll((verses) => verses.map(({ id }) => id)),
      )
      .toEqual(['v16'])

    await open(person.page, `/${german}.${english}.${arabic}/Joh1`)
    expect(await person.page.locator('.row[data-kind="text"]').count()).toBe(51)
    await person.page.locator('article:visible #v4').click()
    await person.page.getByRole('button', { name: 'Kopieren' }).click()
    await expect
      .poll(() => person.page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`Johannes 1,4 (${german})`)

    await open(person.page, `/${english}/Gen1`)
    await person.page.locator('article:visible .fn').first().click()
    await expect
      .poll(async () => (await person.page.getByRole('dialog').innerText()).length)
      .toBeGreaterThan(5)
    await person.page.keyboard.press('Escape')

    await download(person.page, [german, english])
    await waitForServiceWorker(person.page)
    await network.close()
    await person.restart()
    for (const [path = '', title] of chapters) {
      await open(person.page, path)
      expect(await person.page.locator('article:visible h1').innerText()).toBe(title)
      expect((await visibleText(person.page)).length).toBeGreaterThan(300)
    }

    const back = await startMeddlingProxy(server.origin, Number(new URL(network.origin).port))
    network = back
    serveBuild(network, '2')
    await checkForUpdate(person.page)
    await person.page.getByRole('button', { name: 'Jetzt laden' }).click()
    await expect.poll(() => buildOf(person.page)).toBe('2')
    await expect.poll(() => person.page.locator('article:visible h1').innerText()).toBe('Psalm 51')
  }, 240_000)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(network.origin + path)
  await page.waitForFunction(
    () => !document.getElementById('first') && document.querySelector('main article'),
  )
}

async function download(page: Page, abbreviations: readonly string[]): Promise<void> {
  await page.goto(`${network.origin}/downloads`)
  const row = (abbreviation: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(abbreviation, { exact: true }) })
  for (const abbreviation of abbreviations) await row(abbreviation).getByRole('button').first().click()
  for (const abbreviation of abbreviations)
    await row(abbreviation).getByText('Geladen', { exact: true }).waitFor({ timeout: 60_000 })
}

function add(abbreviation: string, file: string): void {
  const args = [join(projectRoot, 'scripts', 'library.mjs'), 'add', file, '--abbreviation', abbreviation]
  execFileSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: server.dataDirectory },
    stdio: 'ignore',
  })
}
