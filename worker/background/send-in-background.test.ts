import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { askedPaths, type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { refusal } from '../testing/fake-request'
import { freshDatabase } from '../testing/fake-server'
import { closeTabs, firstLogin, oneLike, openTab, outboxOf } from '../testing/member-tabs'
import { sendInBackground } from './send-in-background'

let database: Database
let server: FakeAccounts

/** A change that was made without network, and the tab is closed. */
beforeEach(async () => {
  database = freshDatabase()
  server = startFakeAccounts(userNumbered(1))
  const tab = await openTab(database)
  await tab.calls.signIn(firstLogin)
  server.isOnline = false
  await tab.change(oneLike)
  await tab.syncNow()
  closeTabs()
  server.isOnline = true
  server.asked.length = 0
  // A wait may be cut short every 2 s: the browser wakes nobody so soon.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
})
afterEach(() => {
  closeTabs()
  vi.useRealTimers()
})

describe('the service worker', () => {
  it('sends what waits with a token of its own', async () => {
    await sendInBackground()
    expect(await outboxOf(1)).toEqual([])
    expect(askedPaths(server)[0]).toBe('POST /api/token/refresh')
    expect(server.synced.get(1)?.rows.has(oneLike.key)).toBe(true)
  })

  it('fails while something remains, so that the browser tries again', async () => {
    server.meddle = ({ method }) => (method === 'PUT' ? refusal('unavailable', 503) : undefined)
    await expect(sendInBackground()).rejects.toMatchObject({ code: 'network', details: { remaining: 1 } })
  })

  it('does not try again when the session is over: the person has to sign in', async () => {
    server.alive.clear()
    await sendInBackground()
    expect(await storedAccount(database)).toMatchObject({ isExpired: true })
    server.asked.length = 0
    await sendInBackground()
    expect(server.asked).toEqual([])
    expect(await outboxOf(1)).toHaveLength(1)
  })

  it('does nothing for visitors', async () => {
    const tab = await openTab(database)
    await tab.signOut('discard')
    server.asked.length = 0
    await sendInBackground()
    expect(server.asked).toEqual([])
  })
})
