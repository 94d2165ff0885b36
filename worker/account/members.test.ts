import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '#core/sync/op'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { UserDatabase } from '#db/user-database'
import { setCallToken } from '../http'
import { askedPaths, type FakeAccounts, refusal, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { freshDatabase, ours } from '../testing/fake-server'
import { Members } from './members'

const first = { email: 'm1@example.org', plain_password: 'geheim-genug' }
const second = { email: 'm2@example.org', plain_password: 'geheim-genug' }
const like: Change = { kind: 'like', key: 'like:verse:v:org:43003016', body: true }

let database: Database
let server: FakeAccounts
const opened: Members[] = []

beforeEach(() => {
  database = freshDatabase()
  server = startFakeAccounts(userNumbered(1), userNumbered(2))
})
afterEach(() => {
  for (const members of opened.splice(0)) members.close()
  setCallToken(undefined)
})

/** What one tab has. */
async function openTab(): Promise<Members> {
  const members = new Members(database)
  opened.push(members)
  await members.start()
  return members
}

async function outbox(user: number) {
  const userDatabase = new UserDatabase(user)
  const ops = await userDatabase.outbox.toArray()
  userDatabase.close()
  return ops
}

const userDatabases = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('user-'))

describe('signing in', () => {
  it('keeps who it is, and the token only in memory', async () => {
    const tab = await openTab()
    expect((await tab.signIn(first)).nickname).toBe('Mitglied 1')
    const account = await storedAccount(database)
    expect(account).toMatchObject({ user: { id: 1 }, isExpired: false, isDeleted: false })
    expect(JSON.stringify(await database.facts.toArray())).not.toContain('token-1')
    await tab.ask('sessions', {})
    expect(server.asked.at(-1)?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('fails with the reason and changes nothing when the password is wrong', async () => {
    const tab = await openTab()
    await expect(tab.signIn({ ...first, email: 'nobody@example.org' })).rejects.toMatchObject({
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
    const tab = await openTab()
    await tab.signIn(first)
    expect((await outbox(1)).map(({ key, body }) => [key, body])).toEqual([['opt:theme', 'dark']])
  })

  it('leaves the options of the visitor here when the account has its own', async () => {
    server.users = [userNumbered(1, { theme: 'sepia' })]
    await database.options.put({ path: 'theme', value: 'dark' })
    const tab = await openTab()
    await tab.signIn(first)
    expect(await outbox(1)).toEqual([])
  })

  it('as somebody else leaves what waits where it is', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.meddle = ({ path }) => (path.startsWith('/api/likes') ? refusal('unavailable', 503) : undefined)
    await tab.change(like)
    await tab.signIn(second)
    expect(await outbox(1)).toHaveLength(1)
    expect(await outbox(2)).toEqual([])
    expect((await storedAccount(database))?.user.id).toBe(2)
  })

  it('as somebody else takes away what the one before had and the server has too', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    await tab.signIn(second)
    expect(await userDatabases()).toEqual(['user-2'])
  })
})

describe('registering', () => {
  it('signs in where the server answers with a token', async () => {
    const tab = await openTab()
    const user = await tab.register({ ...first, nickname: 'Ich' })
    expect(user?.id).toBe(1)
    expect((await storedAccount(database))?.user.id).toBe(1)
  })

  it('signs nobody in where the address has to be confirmed', async () => {
    server.meddle = () => ours({ data: {} })
    const tab = await openTab()
    expect(await tab.register({ ...first, nickname: 'Ich' })).toBeUndefined()
    expect(await storedAccount(database)).toBeUndefined()
  })
})

describe('a change', () => {
  it('is refused for a visitor', async () => {
    const tab = await openTab()
    await expect(tab.change(like)).rejects.toMatchObject({ code: 'signed-out' })
  })

  it('of an option to what it is already is none', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.isOnline = false
    await tab.setOption('theme', 'dark')
    await tab.setOption('theme', 'dark')
    await tab.setOption('theme', 'light')
    expect((await outbox(1)).map(({ body }) => body)).toEqual(['light'])
    expect(await tab.option('theme')).toBe('light')
  })

  it('of an option of the device stays out of the account', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    await tab.setOption('device.layout', 'wide')
    expect(await outbox(1)).toEqual([])
    expect(await database.options.get('device.layout')).toEqual({ path: 'device.layout', value: 'wide' })
  })

  it('is recorded for what was read, but not without a name', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.isOnline = false
    const read = { route: '/LUT12/Joh3', type: 'text', abbreviations: 'LUT12', parent: 0 } as const
    await tab.recordActivity({ ...read, name: ' ' })
    await tab.recordActivity({ ...read, name: 'Johannes 3' })
    expect((await outbox(1)).map(({ kind }) => kind)).toEqual(['activity'])
  })
})

describe('the session', () => {
  it('goes on after a start: the token comes by the cookie', async () => {
    await (await openTab()).signIn(first)
    const tab = await openTab()
    await tab.ask('sessions', {})
    expect(askedPaths(server)).toContain('POST /api/token/refresh')
    expect(askedPaths(server).at(-1)).toBe('GET /api/sessions')
  })

  it('renews a token that no longer holds, once', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    let refusals = 0
    server.meddle = ({ path }) =>
      path === '/api/sessions' && refusals++ === 0 ? refusal('session-ended', 401) : undefined
    await tab.ask('sessions', {})
    expect(askedPaths(server).filter((path) => path === 'GET /api/sessions')).toHaveLength(2)
  })

  it('that the server ended is said, and what waits stays', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.alive.clear()
    await tab.change(like)
    await tab.syncNow()
    expect(await storedAccount(database)).toMatchObject({ isExpired: true, isDeleted: false })
    expect(await outbox(1)).toHaveLength(1)
    const asked = server.asked.length
    await tab.syncNow()
    expect(server.asked.length, 'nobody asks in vain').toBe(asked)
  })

  it('of a deleted account is said so', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.alive.clear()
    server.meddle = ({ path }) => (path.endsWith('/refresh') ? refusal('account-deleted', 410) : undefined)
    await tab.syncNow()
    expect(await storedAccount(database)).toMatchObject({ isDeleted: true })
  })

  it('goes on when the person signs in again', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.alive.clear()
    await tab.syncNow()
    await tab.signIn(first)
    expect(await storedAccount(database)).toMatchObject({ isExpired: false })
  })
})

describe('signing out', () => {
  it('without waiting changes ends the session and leaves nothing here', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    expect(await tab.signOut()).toEqual({ kind: 'done' })
    expect(server.cookie).toBeUndefined()
    expect(await storedAccount(database)).toBeUndefined()
    expect(await userDatabases()).toEqual([])
  })

  it('asks when changes could not be sent', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.isOnline = false
    await tab.change(like)
    expect(await tab.signOut()).toEqual({ kind: 'asks', waiting: 1 })
    expect((await storedAccount(database))?.user.id).toBe(1)
  })

  it('keeps changes locked until the next sign-in when asked to', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.isOnline = false
    await tab.change(like)
    await tab.signOut('keep')
    expect(await storedAccount(database)).toBeUndefined()
    server.isOnline = true
    await tab.signIn(first)
    expect(await outbox(1)).toHaveLength(1)
  })

  it('drops changes when asked to', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    server.isOnline = false
    await tab.change(like)
    await tab.signOut('discard')
    expect(await userDatabases()).toEqual([])
  })

  it('without network is told to the server as the first thing when there is one', async () => {
    const tab = await openTab()
    await tab.signIn(first)
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
    const tab = await openTab()
    await tab.signIn(first)
    server.isOnline = false
    await tab.signOut()
    server.isOnline = true
    await tab.signIn(second)
    await tab.notice('online')
    expect(server.cookie).toBe(2)
    expect(server.alive.has(1)).toBe(false)
  })
})

describe('another tab', () => {
  it('follows who signed in and out here', async () => {
    const [here, there] = [await openTab(), await openTab()]
    await here.signIn(first)
    await there.change(like)
    expect(await outbox(1)).toHaveLength(1)
    await here.signOut('discard')
    await vi.waitFor(async () => expect(await userDatabases()).toEqual([]))
    await expect(there.change(like)).rejects.toMatchObject({ code: 'signed-out' })
  })
})

describe('deleting the profile', () => {
  it('leaves nothing here', async () => {
    const tab = await openTab()
    await tab.signIn(first)
    await tab.deleteProfile('geheim-genug')
    expect(await storedAccount(database)).toBeUndefined()
    expect(await userDatabases()).toEqual([])
  })
})
