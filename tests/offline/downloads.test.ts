import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { dailyWithoutKill } from '../support/daily'
import { atRest, atRestWithAnswers } from '../support/pages/at-rest'
import { waitForServiceWorker, wholeText } from '../support/pages/browser'
import { chapterCount, rowsOf } from '../support/pages/stored'
import { projectRoot } from '../support/servers/app-server'
import { network, person, server, setStage } from './stage/stage'

const isSegment = (path: string) => path.includes('/segments/')
const ofSde = (path: string) => path.startsWith('/api/library/SDE/segments/')

setStage()

describe('a download', () => {
  it(
    'that is cut inside a segment says so, keeps what it has, and asks only for the rest when the app starts anew',
    dailyWithoutKill,
    async () => {
      const { page } = person
      await page.goto(`${network.origin}/SDE/Joh1`)
      const text = await wholeText(page)
      await openDownloads(page)
      let segments = 0
      network.meddle = (path) => {
        if (!isSegment(path)) return undefined
        segments += 1
        return segments > 1 ? { kind: 'cut', share: 0.5 } : undefined
      }
      await button(page, /Starter-Ausgabe.* laden$/).click()
      await expect.poll(() => rowText(page, 'SDE')).toContain('Keine Verbindung')
      const before = await chapterCount(page, 'SDE')
      const done = network.asked.filter(ofSde)[0] ?? ''
      await page.goto(`${network.origin}/SDE/Joh1`)
      expect(await wholeText(page)).toBe(text)
      network.meddle = () => undefined
      network.asked.length = 0
      await openDownloads(page)
      await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
      const asked = network.asked.filter(ofSde)
      expect(asked).not.toContain(done)
      expect(await chapterCount(page, 'SDE')).toBeGreaterThan(before)
      expect(await rowsOf(page, 'downloads')).toEqual([])
    },
  )

  it('whose bytes are not those of the manifest is refused, and nothing of it is stored', async () => {
    const { page } = person
    await openDownloads(page)
    network.meddle = (path) =>
      isSegment(path)
        ? { kind: 'change', change: (body) => body.replace(/[a-z]{4}(?=[^"]*"\])/, 'XXXX') }
        : undefined
    await button(page, /Starter-Ausgabe.* laden$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('nicht unversehrt')
    expect(JSON.stringify(await rowsOf(page, 'chapters'))).not.toContain('XXXX')
    // Home has left the books of its verses: the segment holds more.
    expect((await rowsOf(page, 'books')).length).toBeLessThan(3)
  })

  it.each([
    ['', false],
    [', also after a reload without it', true],
  ])('goes on by itself when the network is back%s', async (_, isReloaded) => {
    const { page, context } = person
    await loseNetworkWithin(page)
    if (isReloaded) {
      await page.reload()
      await expect.poll(() => rowText(page, 'SDE')).toContain('geht von selbst weiter')
    }
    network.meddle = () => undefined
    network.asked.length = 0
    await context.setOffline(false)
    await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
    const asked = network.asked.filter(ofSde)
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(asked.length)
    expect(await rowsOf(page, 'downloads')).toEqual([])
  })

  it('goes on by itself when somebody comes back to the window, if the network does not say that it is back', async () => {
    const { page } = person
    await openDownloads(page)
    network.meddle = (path) => (isSegment(path) ? { kind: 'cut', share: 0.5 } : undefined)
    await button(page, /Starter-Ausgabe.* laden$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('geht von selbst weiter')
    network.meddle = () => undefined
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
  })

  it('goes on by itself after the browser was killed while there was no network', async () => {
    await loseNetworkWithin(person.page)
    await person.restart()
    network.meddle = () => undefined
    await openDownloads(person.page)
    await expect.poll(() => rowText(person.page, 'SDE')).toContain('Geladen')
  })

  it('goes on by itself after the browser was killed, and stands still when it was paused', async () => {
    await openDownloads(person.page)
    network.meddle = (path) => (isSegment(path) ? { kind: 'wait', ms: 700 } : undefined)
    await button(person.page, /Starter-Ausgabe.* laden$/).click()
    await button(person.page, /Starter-Ausgabe.* anhalten$/).click()
    await expect.poll(() => rowText(person.page, 'SDE')).toContain('Angehalten')
    const asked = network.asked.filter(isSegment).length
    // Nor does it go on when the app starts anew, which would be the next occasion.
    await openDownloads(person.page)
    await expect.poll(() => rowText(person.page, 'SDE')).toContain('Angehalten')
    await atRest(person.page)
    expect(network.asked.filter(isSegment).length).toBe(asked)
    await button(person.page, /Starter-Ausgabe.* fortsetzen$/).click()
    await expect.poll(() => network.asked.filter(isSegment).length).toBeGreaterThan(asked)
    await person.restart()
    network.meddle = () => undefined
    await openDownloads(person.page)
    await expect.poll(() => rowText(person.page, 'SDE')).toContain('Geladen')
  })

  it('runs in one tab only: the second waits for the first, and pausing there stops it', async () => {
    const { page } = person
    await openDownloads(page)
    network.meddle = (path) => (isSegment(path) ? { kind: 'wait', ms: 2500 } : undefined)
    await button(page, /Starter-Ausgabe.* laden$/).click()
    await expect.poll(() => network.asked.some(isSegment)).toBe(true)
    const second = await person.context.newPage()
    await openDownloads(second)
    await button(second, /Starter-Ausgabe.* anhalten$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Angehalten')
    const askedSoFar = network.asked.filter(isSegment).length
    // The one that was under way has come or was given up: now the next would be asked for.
    await atRestWithAnswers(person, page)
    const asked = network.asked.filter(isSegment)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBe(askedSoFar)
    network.meddle = () => undefined
    await button(second, /Starter-Ausgabe.* fortsetzen$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
  })

  it('that is cancelled leaves what was read before, and nothing else', async () => {
    const { page } = person
    await page.goto(`${network.origin}/SDE/Joh1`)
    await wholeText(page)
    await expect.poll(async () => (await rowsOf(page, 'books')).length).toBeGreaterThan(0)
    await page.goto(`${network.origin}/downloads`)
    await atRest(page)
    const before = await chapterCount(page, 'SDE')
    let segments = 0
    network.meddle = (path) => {
      if (!isSegment(path)) return undefined
      segments += 1
      return segments > 1 ? { kind: 'wait', ms: 60_000 } : undefined
    }
    await button(page, /Starter-Ausgabe.* laden$/).click()
    await expect.poll(() => chapterCount(page, 'SDE')).toBeGreaterThan(before)
    await button(page, /Starter-Ausgabe.* abbrechen$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toMatch(/Laden$/)
    expect(await chapterCount(page, 'SDE')).toBe(before)
    expect(await rowsOf(page, 'downloads')).toEqual([])
    network.meddle = () => undefined
    await page.goto(`${network.origin}/SDE/Joh1`)
    expect(await wholeText(page)).toContain('Als alles begann')
  })

  it('can be cancelled, and a removed edition comes back with undo', async () => {
    const { page } = person
    await openDownloads(page)
    network.meddle = (path) => (isSegment(path) ? { kind: 'wait', ms: 800 } : undefined)
    await button(page, /Starter-Ausgabe.* laden$/).click()
    await button(page, /Starter-Ausgabe.* abbrechen$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Laden')
    expect(await rowsOf(page, 'downloads')).toEqual([])
    network.meddle = () => undefined
    await button(page, /Starter-Ausgabe.* laden$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
    const whole = await chapterCount(page, 'SDE')
    await button(page, /Starter-Ausgabe.* entfernen$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Laden')
    expect(await chapterCount(page, 'SDE')).toBe(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
    expect(await chapterCount(page, 'SDE')).toBe(whole)
  })
})

describe('keeping the texts for good', () => {
  it.each([
    [false, 'darf er Texte löschen'],
    [true, 'vor dem Aufräumen geschützt'],
  ])('answers what the browser says: %s', async (isPersistent, answer) => {
    const { page } = person
    await page.addInitScript((outcome) => {
      navigator.storage.persisted = () => Promise.resolve(false)
      navigator.storage.persist = () => Promise.resolve(outcome)
    }, isPersistent)
    await openDownloads(page)
    await button(page, 'Vor dem Aufräumen des Browsers schützen').click()
    await page.getByText(answer).waitFor()
  })
})

describe('an update of a downloaded edition', () => {
  it('waits for the person, fetches what changed only, and leaves the old text when it fails', async () => {
    const { page } = person
    await openDownloads(page)
    await button(page, /Starter-Ausgabe.* laden$/).click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
    // Until it is in charge, pages come from the server, which has the new text.
    await waitForServiceWorker(page)
    await page.goto(`${network.origin}/SDE/Jona1`)
    const old = await wholeText(page)
    changeJonah('Ninive', 'Ninive (neu)')
    network.asked.length = 0
    await openDownloads(page)
    await button(page, 'Aktualisieren').waitFor()
    await page.goto(`${network.origin}/SDE/Jona1`)
    expect(await wholeText(page)).toBe(old)
    await openDownloads(page)
    network.meddle = (path) => (isSegment(path) ? { kind: 'cut', share: 0.3 } : undefined)
    await button(page, 'Aktualisieren').click()
    await expect.poll(() => rowText(page, 'SDE')).toContain('Keine Verbindung')
    await page.goto(`${network.origin}/SDE/Jona1`)
    expect(await wholeText(page)).toBe(old)
    network.meddle = () => undefined
    network.asked.length = 0
    await openDownloads(page)
    await expect.poll(() => rowText(page, 'SDE')).toContain('Geladen')
    expect(new Set(network.asked.filter(isSegment)).size).toBe(1)
    await page.goto(`${network.origin}/SDE/Jona1`)
    expect(await wholeText(page)).toContain('Ninive (neu)')
    const hashes = new Set((await rowsOf(page, 'books')).map(({ number, hash }) => `${number} ${hash}`))
    expect(hashes.size).toBe(9)
  })
})

function changeJonah(from: string, to: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'perikope-changed-'))
  cpSync(join(projectRoot, 'server', 'starter', 'SDE'), folder, { recursive: true })
  const file = join(folder, '32-JON.usfm')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to))
  const command = [join(projectRoot, 'scripts', 'library.mjs'), 'update', 'SDE', folder]
  execFileSync(process.execPath, command, {
    env: { ...process.env, DATA_DIR: server.dataDirectory },
    stdio: 'pipe',
  })
  rmSync(folder, { recursive: true, force: true })
}

/** A download is under way, has brought something, and is left by the network. */
async function loseNetworkWithin(page: Page): Promise<void> {
  await openDownloads(page)
  await waitForServiceWorker(page)
  network.meddle = (path) => (isSegment(path) ? { kind: 'wait', ms: 1500 } : undefined)
  await button(page, /Starter-Ausgabe.* laden$/).click()
  await expect.poll(() => chapterCount(page, 'SDE')).toBeGreaterThan(0)
  await page.context().setOffline(true)
  await expect.poll(() => rowText(page, 'SDE')).toContain('geht von selbst weiter')
}

async function openDownloads(page: Page): Promise<void> {
  await page.goto(`${network.origin}/downloads`)
  await page.locator('li', { hasText: 'SDE' }).first().waitFor()
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first()
}

function rowText(page: Page, abbreviation: string): Promise<string> {
  return page.locator('li', { has: page.locator(`a[href="/bible/${abbreviation}"]`) }).innerText()
}
