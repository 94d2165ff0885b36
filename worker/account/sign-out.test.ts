import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { UserDatabase } from '#db/user-database'
import { patient } from '../../tests/support/patient'
import { askedPaths, type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { freshDatabase } from '../testing/fake-server'
import {
  closeTabs,
  firstLogin,
  oneLike,
  openTab,
  outboxOf,
  secondLogin,
  userDatabases,
} from '../testing/member-tabs'

let database: Database
let server: FakeAccounts

beforeEach(() => {
  database = freshDatabase()
  server = startFakeAccounts(userNumbered(1), userNumbered(2))
})
afterEach(closeTabs)

describe('signing out', () => {
  it('without waiting changes ends the session and leaves nothing here', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    expect(await tab.signOut()).toEqual({ kind: 'done' })
    expect(server.cookie).toBeUndefined()
    expect(await storedAccount(database)).toBeUndefined()
    expect(await userDatabases()).toEqual([])
  })

  it('forgets what was read and looked up', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    await database.recents.put({ path: '/SDE/Rut2', title: 'Rut 2', abbreviations: ['SDE'], at: 1 })
    await database.answers.put({ key: 'lookUp Gerste', data: [], length: 2, wantedAt: 1 })
    await tab.signOut()
    expect([await database.recents.count(), await database.answers.count()]).toEqual([0, 0])
  })

  it('asks when changes could not be sent', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    await tab.change(oneLike)
    expect(await tab.signOut()).toEqual({ kind: 'asks', waiting: 1 })
    expect((await storedAccount(database))?.user.id).toBe(1)
  })

  it('keeps changes locked until the next sign-in when asked to', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    await tab.change(oneLike)
    await tab.signOut('keep')
    expect(await storedAccount(database)).toBeUndefined()
    server.isOnline = true
    await tab.calls.signIn(firstLogin)
    expect(await outboxOf(1)).toHaveLength(1)
  })

  it('drops changes when asked to', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    await tab.change(oneLike)
    await tab.signOut('discard')
    expect(await userDatabases()).toEqual([])
  })

  it('without network is told to the server as the first thing when there is one', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    await tab.signOut()
    expect(server.cookie).toBe(1)
    server.isOnline = true
    server.asked.length = 0
    await tab.notice('online')
    expect(askedPaths(server)).toEqual(['DELETE /api/logout/1'])
    expect(server.cookie).toBeUndefined()
    await tab.notice('online')
    expect(server.asked).toHaveLength(1)
  })

  it('that is still to be told never ends the session of the next sign-in', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    await tab.signOut()
    server.isOnline = true
    await tab.calls.signIn(secondLogin)
    await tab.notice('online')
    expect(server.cookie).toBe(2)
    expect(server.alive.has(1)).toBe(false)
  })

  it('that a frozen tab holds back is brought to its end at the next start', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    const frozen = new UserDatabase(1)
    frozen.on('versionchange', () => false)
    await frozen.open()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const leaving = tab.signOut('discard')
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await Promise.race([leaving, Promise.resolve('still leaving')])).toEqual({ kind: 'done' })
    }, patient)
    vi.useRealTimers()
    expect(await storedAccount(database)).toBeUndefined()
    frozen.close()
    await openTab(database)
    expect(await userDatabases()).toEqual([])
    expect((await database.facts.toArray()).map(({ key }) => key)).toEqual([])
  })
})
