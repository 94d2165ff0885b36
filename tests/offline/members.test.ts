import type { CDPSession, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { waitForServiceWorker } from '../support/browser'
import { rowsOf } from '../support/stored'
import { person, server, setStage } from './stage'

setStage()

const password = 'Rosinenbrot mit Salz'

/** Makes an account by the form and reads a chapter, so that there is something in the history. */
async function register(page: Page, email: string): Promise<void> {
  // A server that has just been started makes its database first; reading does not wait for that.
  await login('nobody@bible.example')
  await page.goto(`${server.origin}/register`)
  await page.getByRole('textbox', { name: /Name, mit dem/ }).fill('Rut')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect.poll(() => account(page), { timeout: 15_000 }).toMatchObject({ user: { email } })
}

async function login(email: string): Promise<Response> {
  const body = JSON.stringify({ email, plain_password: password })
  return await fetch(`${server.origin}/api/login`, { method: 'POST', headers: headers(), body })
}

function headers(): Record<string, string> {
  return { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: server.origin }
}

async function account(page: Page): Promise<unknown> {
  return (await rowsOf(page, 'facts')).find(({ key }) => key === 'account')?.['value']
}

/** Rows of a table of the member's own database. */
async function memberRows(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return await page.evaluate(async (name) => {
    const found = (await indexedDB.databases()).find((one) => one.name?.startsWith('user-'))
    if (!found?.name) return []
    const database = found.name
    return await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open(database)
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
      opening.addEventListener('success', () => {
        const asking = opening.result.transaction(name).objectStore(name).getAll()
        asking.addEventListener('success', () => {
          opening.result.close()
          resolve(asking.result)
        })
      })
    })
  }, table)
}

/** What the server has of a member, asked as another device would. */
async function onServer(email: string): Promise<string[]> {
  const { data } = await (await login(email)).json()
  const authorization = `Bearer ${data.token.jwt_token}`
  const page = await fetch(`${server.origin}/api/sync`, { headers: { ...headers(), authorization } })
  const { changes } = await page.json()
  return changes.map(({ key }: { key: string }) => key.split(':')[0])
}

/** Wakes the service worker as the browser does when there is a network. */
async function dispatchSync(session: CDPSession): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: server.origin,
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  })
}

describe('a member', () => {
  it('reads on without network, is signed in after a cold start, and what was read is sent later', async () => {
    await register(person.page, 'rut@bible.example')
    await person.page.goto(`${server.origin}/SEN/Jonah1`)
    await person.page.locator('article h1').waitFor()
    await waitForServiceWorker(person.page)
    await expect
      .poll(async () => (await memberRows(person.page, 'outbox')).length, { timeout: 15_000 })
      .toBe(0)
    await server.stop()
    await person.restart()
    await person.page.goto(`${server.origin}/SEN/Jonah1`)
    await expect.poll(() => account(person.page)).toMatchObject({ user: { nickname: 'Rut' } })
    await person.page.goto(`${server.origin}/SEN/Jonah1`)
    await expect
      .poll(async () => (await memberRows(person.page, 'outbox')).length, { timeout: 15_000 })
      .toBeGreaterThan(0)
    const waiting = (await memberRows(person.page, 'outbox')).length
    await server.start()
    await expect
      .poll(async () => (await memberRows(person.page, 'outbox')).length, { timeout: 60_000 })
      .toBe(0)
    const keys = await onServer('rut@bible.example')
    expect(keys.filter((kind) => kind === 'act').length).toBeGreaterThanOrEqual(waiting)
  })

  it('whose last tab is gone has it sent by the service worker', async () => {
    const { page } = person
    await register(page, 'naomi@bible.example')
    await page.goto(`${server.origin}/SEN/Jonah1`)
    await page.locator('article h1').waitFor()
    await waitForServiceWorker(page)
    await expect.poll(async () => (await memberRows(page, 'outbox')).length, { timeout: 15_000 }).toBe(0)
    await person.context.setOffline(true)
    await page.goto(`${server.origin}/SEN/Jonah1`)
    await expect
      .poll(async () => (await memberRows(page, 'outbox')).length, { timeout: 15_000 })
      .toBeGreaterThan(0)
    const before = (await onServer('naomi@bible.example')).length
    const other = await person.context.newPage()
    await page.close()
    await other.goto(`${server.origin}/robots.txt`).catch(() => null)
    await person.context.setOffline(false)
    await other.goto(`${server.origin}/robots.txt`)
    await dispatchSync(await person.context.newCDPSession(other))
    await expect
      .poll(async () => (await onServer('naomi@bible.example')).length, { timeout: 30_000 })
      .toBeGreaterThan(before)
    await expect.poll(async () => (await memberRows(other, 'outbox')).length, { timeout: 15_000 }).toBe(0)
  })
})
