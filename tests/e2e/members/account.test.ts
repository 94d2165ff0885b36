/** Accounts in a real browser: registering, signing in and out, the guards of routes, forms, options on every tab and device. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { newMember, register, signIn } from '../../support/members/member'
import { expectAllSent } from '../../support/members/member-data'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'
import { mailedLink } from '../../support/servers/mails'

/** What was read meanwhile waits as well. */
const waitingSign = /Änderung(en werden| wird) gespeichert/

let server: AppServer
let person: Person
let page: Page
const miriam = newMember()
openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, (opened) => {
  ;({ server, person, page } = opened)
})

const open = (path: string) => page.goto(server.origin + path)
const path = () => decodeURIComponent(page.url().slice(server.origin.length))
const dialog = () => page.locator('dialog[open]').last()
const field = (label: string) => dialog().getByLabel(label, { exact: true })
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
const theme = (of: Page) => of.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
const toggleTheme = (of: Page) => of.getByRole('button', { name: /Design$/ }).click()

describe('a visitor', () => {
  it('is sent to the forms and from there to what was wanted', async () => {
    await open('/profile')
    await expect.poll(path).toBe('/register?to=/profile')
    await dialog()
      .getByRole('link', { name: /Anmelden$/ })
      .click()
    await expect.poll(path).toBe('/login?to=/profile')
    await open('/login?to=//evil.example')
    await field('E-Mail-Adresse').fill(miriam.email)
    await page.goBack()
  })

  it('hears what is wrong with a form, first in the summary', async () => {
    await open('/register')
    await press('Konto anlegen')
    const summary = dialog().getByRole('alert')
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await summary.innerText()).toContain('Prüfe bitte 3 Felder')
    await summary.getByRole('button', { name: 'E-Mail-Adresse' }).click()
    await page.keyboard.type('miriam@')
    await page.keyboard.press('Tab')
    expect(await field('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true')
    expect(await dialog().innerText()).toContain('Gib eine E-Mail-Adresse wie name@beispiel.de ein.')
    await field('Passwort').fill('kurz')
    expect(await dialog().innerText()).toContain('Nimm mindestens 8 Zeichen.')
  })

  it('is asked before unsent input is lost, and only then', async () => {
    await open('/SDE/Joh1')
    await page.waitForFunction(() => !document.getElementById('first'))
    await page.locator('header a[href="/register"]').click()
    await field('E-Mail-Adresse').fill('miriam@example.org')
    await press('Schließen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Weiterschreiben' }).click()
    // Esc in the moment it goes would be for it, and one right after the first press is taken for the same one.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await atRest(page)
    expect(await field('E-Mail-Adresse').inputValue()).toBe('miriam@example.org')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
    await expect.poll(path).toBe('/SDE/Joh1')
    await page.locator('header a[href="/register"]').click()
    await press('Schließen')
    await expect.poll(path).toBe('/SDE/Joh1')
  })

  it('registers, sees the own name, and comes to what was wanted', daily, async () => {
    await register(page, server.origin, miriam, '/register?to=%2FSDE%2FPs23')
    await expect.poll(path).toBe('/SDE/Ps23')
    await page.locator('[data-panel="user"]').click()
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('Hallo Miriam')
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('Alles abgeglichen')
  })
})

describe('a member', () => {
  beforeEach(async () => {
    await person.context.setOffline(false)
  })

  it('is sent to the profile from what is for visitors', async () => {
    for (const place of [
      '/login',
      '/register',
      '/newsletter',
      '/password-reset',
      `/password-reset/${'x'.repeat(43)}`,
    ]) {
      await open(place)
      await expect.poll(path, { message: place }).toBe('/profile')
    }
  })

  it('stays signed in without network', async () => {
    await open('/SDE/Ps23')
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await page.reload()
    await page.locator('[data-panel="user"]').waitFor()
    await open('/profile')
    await expect
      .poll(() => dialog().innerText())
      .toContain('Du bist offline. Zum Speichern brauchst du hier Internet.')
  })

  it('changes the display: in every tab, also offline, and on another device', async () => {
    await open('/SDE/Ps23')
    const tab = await person.context.newPage()
    await tab.goto(`${server.origin}/SDE/Joh1`)
    await tab.locator('[data-panel="user"]').waitFor()
    await toggleTheme(page)
    await expect.poll(() => theme(tab)).toBe('dark')
    await tab.close()
    await expectAllSent(page)

    const other = await openBrowser()
    await remember(other.context, server.origin, { locale: 'de' })
    await signIn(other.page, server.origin, miriam, '/login?to=%2FSDE%2FPs23')
    await expect.poll(() => theme(other.page)).toBe('dark')

    await person.context.setOffline(true)
    await toggleTheme(page)
    await page.getByRole('button', { name: waitingSign }).click()
    await expect.poll(() => dialog().innerText()).toContain('Einstellung geändert')
    await press('Schließen')
    await person.context.setOffline(false)
    await expect.poll(() => page.getByRole('button', { name: waitingSign }).count()).toBe(0)
    await expectAllSent(page)
    await other.page.reload()
    await expect.poll(() => theme(other.page)).toBe('light')
    expect(other.complaints).toEqual([])
    await other.close()
  })

  it('sees own devices and signs another one out', async () => {
    const other = await openBrowser()
    await remember(other.context, server.origin, { locale: 'de' })
    await signIn(other.page, server.origin, miriam)
    await open('/profile')
    await expect
      .poll(() =>
        dialog()
          .getByRole('button', { name: /abmelden$/ })
          .count(),
      )
      .toBeGreaterThan(1)
    await press('Alle anderen abmelden')
    await expect
      .poll(() =>
        dialog()
          .getByRole('button', { name: /abmelden$/ })
          .count(),
      )
      .toBe(0)
    // Not a text: what is read there becomes a change that waits, and is then what the bar speaks of.
    await other.page.goto(server.origin)
    await expect
      .poll(() => other.page.getByRole('alert').allInnerTexts())
      .toContainEqual(expect.stringContaining('Deine Anmeldung ist abgelaufen.'))
    await other.close()
  })

  it('changes names and password', async () => {
    await open('/profile')
    await field('Vorname').fill('Miriam')
    await field('Nachname').fill('von Bethanien')
    await press('Speichern')
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('Gespeichert.'))
    await page.reload()
    await expect.poll(() => field('Nachname').inputValue()).toBe('von Bethanien')

    await dialog().locator('summary', { hasText: 'Passwort' }).click()
    const form = dialog().getByRole('form', { name: 'Passwort' })
    await form.getByLabel('Aktuelles Passwort', { exact: true }).fill('falsch geraten')
    await form.getByLabel('Neues Passwort', { exact: true }).fill('Ein anderer langer Satz')
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect.poll(() => form.innerText()).toMatch(/Passwort stimmt nicht|E-Mail-Adresse oder Passwort/)
    await form.getByLabel('Aktuelles Passwort', { exact: true }).fill(miriam.password)
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('Passwort geändert.'))
    miriam.password = 'Ein anderer langer Satz'
  })

  it('takes everything along as a file', async () => {
    await open('/profile')
    const [file] = await Promise.all([page.waitForEvent('download'), press('Daten exportieren')])
    const saved = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(JSON.stringify(saved)).toContain(miriam.email)
  })
})

describe('signing out', () => {
  it('asks when it is reached from elsewhere', async () => {
    await open('/logout')
    await expect.poll(() => dialog().innerText()).toContain('Möchtest du dich auf diesem Gerät abmelden?')
    await press('Angemeldet bleiben')
    await page.locator('[data-panel="user"]').waitFor()
  })

  it('asks with changes that wait; kept ones are saved at the next sign-in', async () => {
    await open('/SDE/Ps23')
    await waitForServiceWorker(page)
    await page.locator('[data-panel="user"]').waitFor()
    const before = await theme(page)
    await person.context.setOffline(true)
    await toggleTheme(page)
    await page.getByRole('button', { name: waitingSign }).waitFor()
    await page.locator('[data-panel="user"]').click()
    await page.getByRole('link', { name: 'Abmelden' }).click()
    await expect.poll(() => dialog().innerText()).toMatch(/noch nicht gespeichert[^]*unverschlüsselt/)
    await press('Abmelden und hier behalten')
    await expect.poll(path).toBe('/SDE/Ps23')
    await page.locator('header a[href="/register"]').waitFor()
    await person.context.setOffline(false)
    await signIn(page, server.origin, miriam, '/login?to=%2FSDE%2FPs23')
    await expect.poll(() => theme(page)).not.toBe(before)
  })

  it('happens at once inside the app, and leaves nothing of the member here', daily, async () => {
    await open('/SDE/Ps23')
    await page.locator('[data-panel="user"]').click()
    await page.getByRole('link', { name: 'Abmelden' }).click()
    await page.locator('header a[href="/register"]').waitFor({ state: 'attached' })
    await expect.poll(path).toBe('/SDE/Ps23')
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContainEqual(expect.stringMatching(/^user-/))
  })
})

describe('a forgotten password', () => {
  it('is set anew by the link of a mail, whose secret leaves the address at once', async () => {
    await open('/login')
    await dialog().getByRole('link', { name: 'Passwort vergessen?' }).click()
    await page.getByRole('heading', { name: 'Neues Passwort' }).waitFor()
    await field('E-Mail-Adresse').fill(miriam.email)
    await press('Link schicken')
    await expect.poll(() => dialog().innerText()).toContain('ist eine E-Mail unterwegs')
    const link = await mailedLink(server, /\/password-reset\/[\w-]+/)
    await open(link)
    await expect.poll(path).toBe('/password-reset')
    await field('Neues Passwort').fill('Noch ein langer Satz')
    await field('Neues Passwort wiederholen').fill('Noch ein langer Sat')
    await press('Passwort speichern')
    await expect.poll(() => dialog().innerText()).toContain('Die beiden Passwörter sind verschieden.')
    await field('Neues Passwort wiederholen').fill('Noch ein langer Satz')
    await press('Passwort speichern')
    await expect.poll(() => dialog().innerText()).toContain('Dein Passwort ist geändert.')
    miriam.password = 'Noch ein langer Satz'
    await open(link)
    await expect.poll(() => dialog().innerText()).toContain('Dieser Link gilt nicht mehr.')
  })
})

describe('the end of an account', () => {
  it('needs the name typed and the password, and leads home', async () => {
    await signIn(page, server.origin, miriam, '/login?to=%2Fprofile')
    await press('Konto löschen …')
    await field('Schreib zur Bestätigung „Miriam“').fill('Mirjam')
    const form = dialog().getByRole('form', { name: 'Konto löschen' })
    await form.getByLabel('Aktuelles Passwort', { exact: true }).fill(miriam.password)
    await press('Endgültig löschen')
    await expect.poll(() => dialog().innerText()).toContain('Schreib hier genau „Miriam“.')
    await field('Schreib zur Bestätigung „Miriam“').fill('Miriam')
    await press('Endgültig löschen')
    await expect.poll(path).toBe('/')
    await page.locator('header a[href="/register"]').waitFor()
    await open('/login')
    await field('E-Mail-Adresse').fill(miriam.email)
    await field('Passwort').fill(miriam.password)
    await press('Anmelden')
    await expect.poll(() => dialog().innerText()).toContain('E-Mail-Adresse oder Passwort stimmt nicht.')
  })
})
