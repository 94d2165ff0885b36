/**
 * One member, two devices, and everything that goes wrong between them: network away, tab killed, server killed, session ended, answers
 * lost on the way. In the end both have the same, and nothing a person wrote is lost.
 */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { newMember, register, signIn } from '../support/members/member'
import { endSessions, expectAllSent, memberRows } from '../support/members/member-data'
import { atRest } from '../support/pages/at-rest'
import { openBrowser, type Person, waitForServiceWorker } from '../support/pages/browser'
import { rowsOf } from '../support/pages/stored'
import {
  addTag,
  colourOf,
  dialog,
  noteText,
  openChapter,
  rewriteNote,
  selectVerse,
  toolbar,
  writeNote,
} from '../support/pages/study-page'
import { type AppServer, startAppServer } from '../support/servers/app-server'
import { type MeddlingProxy, startMeddlingProxy } from './stage/meddling-proxy'

let server: AppServer
let network: MeddlingProxy
let first: Person
let second: Person
const member = newMember()

beforeAll(async () => {
  server = await startAppServer()
  network = await startMeddlingProxy(server.origin)
  // The first one is killed and started again.
  for (const hasProfile of [true, false]) {
    const person = await openBrowser({ hasProfile })
    await remember(person.context, network.origin, { locale: 'de' })
    if (!first) first = person
    else second = person
  }
})
afterAll(async () => {
  await first.close()
  await second.close()
  await network.close()
  await server.close()
})

describe('two devices of one member', () => {
  it('both know what one of them wrote', async () => {
    await register(first.page, network.origin, member)
    // Read once, readable without network.
    await openChapter(first.page, `${network.origin}/SDE/Joh2`)
    await expectStored(first.page, 43_002_000)
    await openChapter(first.page, `${network.origin}/SDE/Joh1`)
    await expectStored(first.page, 43_001_000)
    await waitForServiceWorker(first.page)
    await selectVerse(first.page, 4)
    await writeNote(first.page, 'Gemeinsam', 'Erste Fassung.')
    await expectAllSent(first.page)
    await signIn(second.page, network.origin, member, '/login?to=%2Fnotes')
    await dialog(second.page).getByText('Erste Fassung.').waitFor()
    await openChapter(second.page, `${network.origin}/SDE/Joh1`)
    await waitForServiceWorker(second.page)
  })

  it('one goes on without network and is killed, the other changes the same note while the server dies', async () => {
    await first.context.setOffline(true)
    await openChapter(first.page, `${network.origin}/SDE/Joh1`)
    await selectVerse(first.page, 5)
    await toolbar(first.page).getByRole('button', { name: 'Gelb' }).click()
    await expect.poll(() => colourOf(first.page, 5)).toBe('yellow')
    await toolbar(first.page).getByRole('button', { name: 'Gefällt mir' }).click()
    await addTag(first.page, 'Unterwegs')
    await openChapter(first.page, `${network.origin}/SDE/Joh2`)
    await makeTextLarger(first.page)
    await rewriteOnlyNote(first.page, 'Fassung des ersten Geräts.')
    await expect.poll(async () => (await memberRows(first.page, 'outbox')).length).toBeGreaterThan(5)
    await first.restart()
    await first.context.setOffline(true)

    await rewriteOnlyNote(second.page, 'Fassung des zweiten Geräts.')
    await server.stop()
    await server.start()
    await expectAllSent(second.page)
  })

  it('the first one finds its session ended, signs in, and then both have the same and nothing is lost', async () => {
    await endSessions(server.origin, member)
    const lost = loseFirstAnswers()
    await first.context.setOffline(false)
    await first.page.goto(`${network.origin}/SDE/Joh1`)
    await first.page
      .getByText(/Melde dich an, um \d+ Änderungen zu speichern/)
      .first()
      .waitFor()
    expect((await memberRows(first.page, 'outbox')).length).toBeGreaterThan(5)
    await signIn(first.page, network.origin, member, '/login?to=%2Fnotes')
    await expectAllSent(first.page)
    expect(lost.size).toBeGreaterThan(4)
    await second.page.goto(`${network.origin}/notes`)
    await second.page.getByText('Deine Anmeldung ist abgelaufen.').first().waitFor()
    await signIn(second.page, network.origin, member, '/login?to=%2Fnotes')
    await expect
      .poll(async () => await shownTo(second.page), { timeout: 60_000 })
      .toEqual(await shownTo(first.page))
    for (const { page } of [first, second]) {
      await page.goto(`${network.origin}/notes`)
      await dialog(page).getByText('Fassung des ersten Geräts.').waitFor()
      await dialog(page).getByText('Fassung des zweiten Geräts.').waitFor()
    }
    const kinds = (await shownTo(second.page)).map(({ key }) => String(key).split(':')[0])
    expect(kinds.filter((kind) => kind === 'note')).toHaveLength(2)
    for (const kind of ['like', 'tgg', 'opt', 'act', 'tag']) expect(kinds).toContain(kind)
    await openChapter(second.page, `${network.origin}/SDE/Joh1`)
    await expect.poll(() => colourOf(second.page, 5)).toBe('yellow')
    expect(await second.page.locator('html').getAttribute('data-size')).toBe('7')
  })

  it('signing out with changes that wait asks first, and staying keeps them', async () => {
    const { page } = first
    await openChapter(page, `${network.origin}/SDE/Joh1`)
    await first.context.setOffline(true)
    await selectVerse(page, 7)
    await toolbar(page).getByRole('button', { name: 'Gefällt mir' }).click()
    await expect.poll(async () => (await memberRows(page, 'outbox')).length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('link', { name: 'Abmelden' }).click()
    await page.getByText(/Änderung(en)? (ist|sind) noch nicht gespeichert/).waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Angemeldet bleiben' }).click()
    expect((await memberRows(page, 'outbox')).length).toBeGreaterThan(0)
    await first.context.setOffline(false)
    await expectAllSent(page)
  })
})

async function expectStored(page: Page, canonical: number): Promise<void> {
  const stored = async () => (await rowsOf(page, 'chapters')).map((row) => row['canonical'])
  await expect.poll(stored).toContain(canonical)
}

/** Opens the one note of the chapter's verse 4 and writes another text. */
async function rewriteOnlyNote(page: Page, text: string): Promise<void> {
  await page.goto(`${network.origin}/notes`)
  await dialog(page)
    .getByRole('link', { name: /Gemeinsam/ })
    .click()
  await noteText(page).waitFor()
  await rewriteNote(page, text)
}

/** The first answer to every write is lost after the server has done it. */
function loseFirstAnswers(): ReadonlySet<string> {
  const lost = new Set<string>()
  network.meddle = (path) => {
    const isWrite = /^\/api\/(notes|tags|taggings|likes|activity|profile\/option)\b/.test(path)
    if (!isWrite || lost.has(path)) return undefined
    lost.add(path)
    return { kind: 'cut', share: 0 }
  }
  return lost
}

async function makeTextLarger(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Textdarstellung' }).click()
  const slider = page.locator('input[type="range"]')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('html').getAttribute('data-size')).toBe('7')
  await page.keyboard.press('Escape')
  // Where another page is opened while the entry of the panel is travelled over, the browser drops it.
  await slider.waitFor({ state: 'detached' })
  await atRest(page)
}

/** What a device shows, without how it came there. */
async function shownTo(page: Page): Promise<Record<string, unknown>[]> {
  const things = await memberRows(page, 'things')
  return things
    .map(({ key, data, rev }) => ({ key, data, rev }))
    .toSorted((a, b) => (String(a.key) < String(b.key) ? -1 : 1))
}
