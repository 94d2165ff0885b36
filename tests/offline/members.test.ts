import type { CDPSession, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../support/daily'
import { type MemberName, membersReady, newMember, register } from '../support/members/member'
import { keysOnServer, memberRows } from '../support/members/member-data'
import { waitForServiceWorker } from '../support/pages/browser'
import { rowsOf } from '../support/pages/stored'
import { person, server, setStage } from './stage/stage'

setStage()

/** Makes an account by the form, and waits until the device knows it. */
async function begin(page: Page, member: MemberName): Promise<void> {
  // A server that has just been started makes its database first; reading does not wait for that.
  await membersReady(server.origin)
  await register(page, server.origin, member)
  await expect.poll(() => account(page), { timeout: 15_000 }).toMatchObject({ user: { email: member.email } })
}

async function account(page: Page): Promise<unknown> {
  return (await rowsOf(page, 'facts')).find(({ key }) => key === 'account')?.['value']
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

describe('a member', { timeout: 240_000 }, () => {
  it(
    'reads on without network, is signed in after a cold start, and what was read is sent later',
    daily,
    async () => {
      const rut = newMember('Rut')
      await begin(person.page, rut)
      await person.page.goto(`${server.origin}/SEN/Jonah1`)
      await person.page.locator('article:visible h1').waitFor()
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
      const waiting = (await memberRows(person.page, 'outbox')).map(({ key }) => key)
      await server.start()
      await expect
        .poll(async () => (await memberRows(person.page, 'outbox')).length, { timeout: 60_000 })
        .toBe(0)
      expect(await keysOnServer(server.origin, rut)).toEqual(expect.arrayContaining(waiting))
      expect(waiting.filter((key) => String(key).startsWith('act:'))).not.toEqual([])
    },
  )

  it('whose last tab is gone has it sent by the service worker', async () => {
    const { page } = person
    const naomi = newMember('Naomi')
    await begin(page, naomi)
    for (const chapter of ['Jonah1', 'Jonah2']) {
      await page.goto(`${server.origin}/SEN/${chapter}`)
      await waitForServiceWorker(page)
      // The chapter opened without network has to be another one: the same would be the same visit.
      await page.waitForFunction((name) => sessionStorage.getItem('visit')?.includes(name), chapter)
    }
    await expect.poll(async () => (await memberRows(page, 'outbox')).length, { timeout: 15_000 }).toBe(0)
    await person.context.setOffline(true)
    await page.goto(`${server.origin}/SEN/Jonah1`)
    await expect
      .poll(async () => (await memberRows(page, 'outbox')).length, { timeout: 15_000 })
      .toBeGreaterThan(0)
    const before = (await keysOnServer(server.origin, naomi)).length
    const other = await person.context.newPage()
    await page.close()
    await other.goto(`${server.origin}/robots.txt`).catch(() => null)
    await person.context.setOffline(false)
    await other.goto(`${server.origin}/robots.txt`)
    await dispatchSync(await person.context.newCDPSession(other))
    await expect
      .poll(async () => (await keysOnServer(server.origin, naomi)).length, { timeout: 30_000 })
      .toBeGreaterThan(before)
    await expect.poll(async () => (await memberRows(other, 'outbox')).length, { timeout: 15_000 }).toBe(0)
  })
})
