/** A recorded chapter: taken in by the command, really played, followed verse by verse, and kept on the device for when there is no network. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveVoices, heardOn } from '../support/fake-voices'
import { openScreen, remember } from '../support/looks/screens'
import { openBrowser, type Person } from '../support/pages/browser'
import { type AppServer, projectRoot, startAppServer } from '../support/servers/app-server'

let server: AppServer
let person: Person
let page: Page
const folder = mkdtempSync(join(tmpdir(), 'recording-'))

beforeAll(async () => {
  server = await startAppServer()
  writeFileSync(join(folder, 'PSA-023.wav'), wave(60))
  writeFileSync(join(folder, 'PSA-023.txt'), '0.0\t1\n2.0\t2\n4.0\t3\n6.0\t4\n8.0\t5\n58.0\t6\n')
  record('RUT-001', { verses: 22, secondsEach: 0.2 })
  record('RUT-002', { verses: 23, secondsEach: 3 })
  execFileSync(process.execPath, [join(projectRoot, 'scripts', 'library.mjs'), 'audio', 'SDE', folder], {
    env: { ...process.env, DATA_DIR: server.dataDirectory },
  })
  person = await openBrowser({ hasProfile: true })
  page = person.page
  await giveVoices(person.context, ['Anna de-DE'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await remember(person.context, server.origin, { locale: 'de' })
})
afterAll(async () => {
  const { complaints } = person
  await person.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  expect(complaints).toEqual([])
})

const open = (path = '/SDE/Ps23') =>
  openScreen(page, server.origin, { name: 'recorded', path, shows: 'article .turn' })
const listen = () => page.locator('#text [data-listen]').filter({ visible: true }).click()
const player = () => page.getByRole('toolbar', { name: 'Vorlesen' })
const button = (name: string) => player().getByRole('button', { name, exact: true })
const spokenVerse = () => page.locator('article:visible .v[data-spoken]').first().getAttribute('data-v')
const settings = () => player().getByRole('button', { name: /^Vorlesen einstellen/ })

describe('a recorded chapter', () => {
  it('is played instead of a voice, and the verse being heard is marked', async () => {
    await open()
    await listen()
    await expect.poll(spokenVerse).toBe('1')
    await expect.poll(spokenVerse).toBe('3')
    expect(await heardOn(page)).toEqual([])
  })

  it('verse by verse it is sought, and plays to its end', async () => {
    await button('Nächster Vers').click()
    await button('Nächster Vers').click()
    await button('Nächster Vers').click()
    await expect.poll(spokenVerse).toBe('6')
    await expect.poll(() => button('Vorlesen').count()).toBe(1)
    expect(await page.locator('article:visible .v[data-spoken]').count()).toBe(0)
  })

  it('is kept on the device on request, and then plays without network', async () => {
    await settings().click()
    await page.getByText('Die Aufnahme braucht Internet.').waitFor()
    await page.getByRole('button', { name: /^Auf diesem Gerät behalten/ }).click()
    await page.getByText('Die Aufnahme ist auf deinem Gerät.').waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await server.stop()
    await open()
    await listen()
    await expect.poll(spokenVerse).toBe('2')
    expect(await heardOn(page)).toEqual([])
  })

  it('given up again, the voice of the device reads without network', async () => {
    await settings().click()
    await page.getByRole('button', { name: 'Von diesem Gerät entfernen' }).click()
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(0)
    await server.start()
  })

  it('goes on into the next recorded chapter where that is chosen', async () => {
    await page.getByRole('switch', { name: 'Am Ende weiter mit dem nächsten Kapitel' }).click()
    await open('/SDE/Rut1')
    const heard = (await heardOn(page)).length
    await listen()
    await page.waitForURL('**/SDE/Rut2')
    await expect.poll(spokenVerse).toBe('1')
    await expect.poll(spokenVerse).toBe('2')
    expect(await heardOn(page)).toHaveLength(heard)
  })
})

/** A recording whose verses take equally long. */
function record(name: string, { verses, secondsEach }: { verses: number; secondsEach: number }): void {
  writeFileSync(join(folder, `${name}.wav`), wave(verses * secondsEach))
  const marks = Array.from({ length: verses }, (_, at) => `${(at * secondsEach).toFixed(1)}\t${at + 1}\n`)
  writeFileSync(join(folder, `${name}.txt`), marks.join(''))
}

/** Seconds of a quiet tone: 8,000 samples of 8 bits a second. */
function wave(seconds: number): Buffer {
  const samples = Buffer.from(Uint8Array.from({ length: 8000 * seconds }, (_, at) => 128 + (at % 40) / 4))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
