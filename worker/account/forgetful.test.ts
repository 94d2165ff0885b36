import { afterEach, beforeEach, expect, it } from 'vitest'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { askedPaths, type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { FakeLocks } from '../testing/fake-locks'
import { freshDatabase } from '../testing/fake-server'
import { closeTabs, firstLogin, oneLike, openTab, outboxOf, userDatabases } from '../testing/member-tabs'

let database: Database
let server: FakeAccounts

beforeEach(async () => {
  database = freshDatabase()
  server = startFakeAccounts(userNumbered(1))
  server.locks = new FakeLocks().clientNamed('a')
  const tab = await openTab(database)
  await tab.setOption('device.forgetful', true)
  await tab.calls.signIn(firstLogin)
})
afterEach(closeTabs)

/** All tabs are closed, and with them their locks. */
function endVisit(): void {
  closeTabs()
  server.locks = new FakeLocks().clientNamed('b')
}

it('nothing of a member is left when the next visit begins without a session', async () => {
  expect(await storedAccount(database)).toMatchObject({ isForgetful: true })
  endVisit()
  server.alive.clear()
  await openTab(database)
  expect(await storedAccount(database)).toBeUndefined()
  expect(await userDatabases()).toEqual([])
})

it('who has still a session begins anew with what the server has', async () => {
  server.isOnline = true
  endVisit()
  server.asked.length = 0
  await openTab(database)
  expect(askedPaths(server)).toContain('POST /api/token/refresh')
  expect(await storedAccount(database)).toMatchObject({ user: { id: 1 }, isForgetful: true })
})

it('a second tab of the same visit takes nothing away', async () => {
  server.meddle = ({ method }) => (method === 'PUT' ? new Response('<html>') : undefined)
  const second = await openTab(database)
  await second.change(oneLike)
  await openTab(database)
  expect(await outboxOf(1)).toHaveLength(1)
})

it('without network nothing is called saved', async () => {
  const tab = await openTab(database)
  server.isOnline = false
  await expect(tab.change(oneLike)).rejects.toMatchObject({ code: 'network' })
  expect(await outboxOf(1)).toEqual([])
})
