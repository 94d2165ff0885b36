import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { patient } from '../../tests/support/patient'
import { askedPaths, type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { refusal } from '../testing/fake-request'
import { freshDatabase, ours } from '../testing/fake-server'
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

describe('signing in', () => {
  it('keeps who it is, and the token only in memory', async () => {
    const tab = await openTab(database)
    expect((await tab.calls.signIn(firstLogin)).nickname).toBe('Mitglied 1')
    const account = await storedAccount(database)
    expect(account).toMatchObject({ user: { id: 1 }, isExpired: false, isDeleted: false })
    expect(JSON.stringify(await database.facts.toArray())).not.toContain('token-1')
    await tab.calls.ask('sessions', {})
    expect(server.asked.at(-1)?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('fails with the reason and changes nothing when the password is wrong', async () => {
    const tab = await openTab(database)
    await expect(tab.calls.signIn({ ...firstLogin, email: 'nobody@example.org' })).rejects.toMatchObject({
      code: 'credentials-wrong',
    })
    expect(await storedAccount(database)).toBeUndefined()
    expect(askedPaths(server)).toEqual(['POST /api/login'])
  })

  it('brings the options of the visitor along when the account has none', async () => {
    await database.options.bulkPut([
      { path: 'theme', value: 'dark' },
      { path: 'device.layout', value: 'wide' },
      { path: 'theme.unknown', value: 1 },
    ])
    server.meddle = ({ method }) => (method === 'PATCH' ? refusal('unavailable', 503) : undefined)
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    expect((await outboxOf(1)).map(({ key, body }) => [key, body])).toEqual([['opt:theme', 'dark']])
  })

  it('leaves the options of the visitor here when the account has its own', async () => {
    server.users = [userNumbered(1, { theme: 'sepia' })]
    await database.options.put({ path: 'theme', value: 'dark' })
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    expect(await outboxOf(1)).toEqual([])
  })

  it('as somebody else leaves what waits where it is', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.meddle = ({ path }) => (path.startsWith('/api/likes') ? refusal('unavailable', 503) : undefined)
    await tab.change(oneLike)
    await tab.calls.signIn(secondLogin)
    expect(await outboxOf(1)).toHaveLength(1)
    expect(await outboxOf(2)).toEqual([])
    expect((await storedAccount(database))?.user.id).toBe(2)
  })

  it('as somebody else takes away what the one before had and the server has too', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    await tab.calls.signIn(secondLogin)
    expect(await userDatabases()).toEqual(['user-2'])
  })
})

describe('registering', () => {
  it('signs in where the server answers with a token', async () => {
    const tab = await openTab(database)
    const user = await tab.calls.register({ ...firstLogin, nickname: 'Ich' })
    expect(user?.id).toBe(1)
    expect((await storedAccount(database))?.user.id).toBe(1)
  })

  it('signs nobody in where the address has to be confirmed', async () => {
    server.meddle = () => ours({ data: {} })
    const tab = await openTab(database)
    expect(await tab.calls.register({ ...firstLogin, nickname: 'Ich' })).toBeUndefined()
    expect(await storedAccount(database)).toBeUndefined()
  })
})

describe('a change', () => {
  it('is refused for a visitor', async () => {
    const tab = await openTab(database)
    await expect(tab.change(oneLike)).rejects.toMatchObject({ code: 'signed-out' })
  })

  it('of an option to what it is already is none', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    await tab.setOption('theme', 'dark')
    await tab.setOption('theme', 'dark')
    await tab.setOption('theme', 'light')
    expect((await outboxOf(1)).map(({ body }) => body)).toEqual(['light'])
    expect(await tab.option('theme')).toBe('light')
  })

  it('of an option of the device stays out of the account', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    await tab.setOption('device.layout', 'wide')
    expect(await outboxOf(1)).toEqual([])
    expect(await database.options.get('device.layout')).toEqual({ path: 'device.layout', value: 'wide' })
  })

  it('is recorded for what was read, but not without a name', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    const read = { route: '/LUT12/Joh3', type: 'text', abbreviations: 'LUT12', parent: 0 } as const
    await tab.recordActivity({ ...read, name: ' ' })
    await tab.recordActivity({ ...read, name: 'Johannes 3' })
    expect((await outboxOf(1)).map(({ kind }) => kind)).toEqual(['activity'])
  })

  it('is recorded under the id that was given, with no more of its name than the server takes', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.isOnline = false
    const read = { route: '/LUT12/Joh3', type: 'text', abbreviations: 'LUT12', parent: 0 } as const
    const id = '8d6a1f4e-5a0c-4f5e-9a51-0d3c2f6b7e10'
    await tab.recordActivity({ ...read, name: ` ${'Johannes 3; '.repeat(30)}` }, id)
    const [op] = await outboxOf(1)
    expect(op?.key).toBe(`act:${id}`)
    expect(op?.body).toMatchObject({ name: 'Johannes 3; '.repeat(30).slice(0, 200) })
  })
})

describe('the session', () => {
  it('goes on after a start: the token comes by the cookie', async () => {
    await (await openTab(database)).calls.signIn(firstLogin)
    const tab = await openTab(database)
    await tab.calls.ask('sessions', {})
    expect(askedPaths(server)).toContain('POST /api/token/refresh')
    expect(askedPaths(server).at(-1)).toBe('GET /api/sessions')
  })

  it('renews a token that no longer holds, once', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    let refusals = 0
    server.meddle = ({ path }) =>
      path === '/api/sessions' && refusals++ === 0 ? refusal('session-ended', 401) : undefined
    await tab.calls.ask('sessions', {})
    expect(askedPaths(server).filter((path) => path === 'GET /api/sessions')).toHaveLength(2)
  })

  it('survives an answer that was lost', async () => {
    await (await openTab(database)).calls.signIn(firstLogin)
    closeTabs()
    const tab = await openTab(database)
    let lost = 0
    server.meddle = ({ path }) => {
      if (path === '/api/token/refresh' && lost++ === 0) throw new TypeError('network lost')
      return undefined
    }
    await tab.calls.ask('sessions', {})
    expect(askedPaths(server).filter((path) => path === 'POST /api/token/refresh')).toHaveLength(2)
  })

  it('that the server ended is said, and what waits stays', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.alive.clear()
    await tab.change(oneLike)
    await tab.syncNow()
    expect(await storedAccount(database)).toMatchObject({ isExpired: true, isDeleted: false })
    expect(await outboxOf(1)).toHaveLength(1)
    const asked = server.asked.length
    await tab.syncNow()
    expect(server.asked.length, 'nobody asks in vain').toBe(asked)
  })

  it('of a deleted account is said so', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.alive.clear()
    server.meddle = ({ path }) => (path.endsWith('/refresh') ? refusal('account-deleted', 410) : undefined)
    await tab.syncNow()
    expect(await storedAccount(database)).toMatchObject({ isDeleted: true })
  })

  it('goes on when the person signs in again', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    server.alive.clear()
    await tab.syncNow()
    await tab.calls.signIn(firstLogin)
    expect(await storedAccount(database)).toMatchObject({ isExpired: false })
  })
})

describe('another tab', () => {
  it('follows who signed in and out here', async () => {
    const [here, there] = [await openTab(database), await openTab(database)]
    await here.calls.signIn(firstLogin)
    await there.change(oneLike)
    expect(await outboxOf(1)).toHaveLength(1)
    await here.signOut('discard')
    await vi.waitFor(async () => expect(await userDatabases()).toEqual([]), patient)
    await expect(there.change(oneLike)).rejects.toMatchObject({ code: 'signed-out' })
  })
})

describe('deleting the profile', () => {
  it('leaves nothing here', async () => {
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    await tab.calls.deleteProfile('geheim-genug')
    expect(await storedAccount(database)).toBeUndefined()
    expect(await userDatabases()).toEqual([])
  })
})
