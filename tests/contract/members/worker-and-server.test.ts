import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '#core/contract/members/op'
import { storedAccount } from '#db/account'
import { UserDatabase } from '#db/user-database'
import { users } from '../../../server/store/schema/schema'
import type { Store } from '../../../server/store/store'
import type { Members } from '../../../worker/account/members'
import { closeTabs, openTab, outboxOf } from '../../../worker/testing/member-tabs'
import { oneDatabase } from '../../support/databases/test-databases'
import { startTestServer, type TestServer } from '../test-server'
import { addressHeader, type CookieBrowser, openCookieBrowser } from './cookie-browser'

const password = 'Rosinenbrot mit Salz'
const like: Change = { kind: 'like', key: 'like:verse:v:org:43003016', body: true }
const noteKey = 'note:11111111-2222-4333-8444-555555555555'

function note(text: string): Change {
  const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
  const body = { title: text, body: { type: 'doc' as const, content }, numbering: 'org' as const }
  return {
    kind: 'note',
    key: noteKey,
    body: { ...body, chapter: 43_003_000, verses: [43_003_016], tags: [] },
  }
}

describe.each(oneDatabase)('the worker and the server with $name', ({ open }) => {
  let store: Store
  let server: TestServer
  let origin: string
  let browser: CookieBrowser
  let tab: Members
  let people = 0
  let email: string
  let user: number

  beforeAll(async () => {
    store = { ...(await open()), quota: 1_000_000 }
    server = await startTestServer(
      { PUBLIC_URL: 'http://127.0.0.1', TRUST_PROXY: addressHeader },
      async () => store,
    )
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => await server.close())
  beforeEach(async () => {
    people += 1
    email = `m${people}@bible.example`
    await newDevice()
    const registered = await tab.calls.register({ email, plain_password: password, nickname: 'Rut' })
    user = registered?.id ?? 0
  })
  afterEach(() => {
    closeTabs()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  /** Another browser from now on. */
  async function newDevice(): Promise<void> {
    browser = openCookieBrowser(origin)
    tab = await openTab(browser.database)
  }

  async function setSpace(space: number): Promise<void> {
    await store.db.update(users).set({ space }).where(eq(users.id, user))
  }

  async function things() {
    const opened = new UserDatabase(user)
    const all = await opened.things.orderBy('key').toArray()
    opened.close()
    return all
  }

  async function syncLater(): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
    await tab.syncNow()
  }

  it('registering signs in, with a cookie for the next start', async () => {
    expect(await storedAccount(browser.database)).toMatchObject({ user: { email }, isExpired: false })
    closeTabs()
    tab = await openTab(browser.database)
    expect((await tab.calls.ask('sessions', {})).data).toMatchObject([{ isCurrent: true }])
  })

  it('a wrong password is told from a session that is over', async () => {
    await expect(tab.calls.signIn({ email, plain_password: 'ganz falsch' })).rejects.toMatchObject({
      code: 'credentials-wrong',
    })
    await expect(tab.calls.deleteProfile('ganz falsch')).rejects.toMatchObject({
      code: 'invalid-input',
      details: { currentPassword: [expect.any(String)] },
    })
    expect(await storedAccount(browser.database)).toMatchObject({ isExpired: false })
  })

  it('every kind of change made without network is on the other device afterwards', async () => {
    browser.isOnline = false
    const tag = 'aaaaaaaa-2222-4333-8444-555555555555'
    await tab.changeAll([
      like,
      note('Also hat Gott'),
      { kind: 'tag', key: `tag:${tag}`, body: { name: 'Trost', shared: false, colour: 'green' } },
      { kind: 'tagging', key: `tgg:${tag}:v:org:43003016`, body: true },
      { kind: 'progress', key: 'rpp:plan:1', body: true },
      { kind: 'dismissal', key: 'dis:0', body: { days: 3, readingPlan: true, ids: [1] } },
    ])
    await tab.setOption('theme', 'dark')
    const read = { route: '/TST/1Mo1', type: 'text', abbreviations: 'TST', parent: 0 } as const
    await tab.recordActivity({ ...read, name: '1. Mose 1' })
    await tab.syncNow()
    expect(await outboxOf(user)).toHaveLength(8)
    browser.isOnline = true
    await syncLater()
    expect(await outboxOf(user)).toEqual([])
    const here = await things()
    expect(here.map(({ kind }) => kind)).toEqual(['act', 'dis', 'like', 'note', 'opt', 'rpp', 'tag', 'tgg'])
    await newDevice()
    await tab.calls.signIn({ email, plain_password: password })
    await tab.syncNow()
    expect(await things()).toEqual(here)
  })

  it('a note two devices changed keeps both texts', async () => {
    await tab.change(note('zuerst'))
    await tab.syncNow()
    const here = { browser, tab }
    await newDevice()
    await tab.calls.signIn({ email, plain_password: password })
    await tab.syncNow()
    here.browser.isOnline = false
    here.browser.use()
    await here.tab.change(note('hier'))
    browser.use()
    await tab.change(note('dort'))
    await syncLater()
    here.browser.isOnline = true
    here.browser.use()
    await here.tab.syncNow()
    browser.use()
    await syncLater()
    const titles = (await things()).flatMap((thing) => (thing.kind === 'note' ? [thing.data.title] : []))
    expect(titles.toSorted()).toEqual(['dort', 'hier'])
    here.browser.use()
    expect((await things()).filter(({ kind }) => kind === 'note')).toHaveLength(2)
  })

  it('clearing the history empties it on both sides', async () => {
    const read = { route: '/TST/1Mo1', type: 'text', abbreviations: 'TST', parent: 0 } as const
    await tab.recordActivity({ ...read, name: '1. Mose 1' })
    await tab.syncNow()
    await tab.change({ kind: 'clear', key: 'clear', body: null })
    await syncLater()
    expect(await outboxOf(user)).toEqual([])
    await newDevice()
    await tab.calls.signIn({ email, plain_password: password })
    await tab.syncNow()
    expect(await things()).toEqual([])
  })

  it('a session ended elsewhere waits for the next sign-in with what was changed', async () => {
    const here = { browser, tab }
    await newDevice()
    await tab.calls.signIn({ email, plain_password: password })
    await tab.calls.ask('endOtherSessions', {})
    here.browser.use()
    await here.tab.change(like)
    await here.tab.syncNow()
    expect(await storedAccount(here.browser.database)).toMatchObject({ isExpired: true })
    expect(await outboxOf(user)).toHaveLength(1)
    await here.tab.calls.signIn({ email, plain_password: password })
    await here.tab.syncNow()
    expect(await outboxOf(user)).toEqual([])
  })

  it('a text a full account refuses stays here, and goes when there is room again', async () => {
    await tab.change(like)
    await tab.syncNow()
    await setSpace(store.quota)
    await tab.recordActivity({
      route: '/TST/1Mo1',
      type: 'text',
      abbreviations: 'TST',
      parent: 0,
      name: '1. Mose 1',
    })
    await tab.change(note('bleibt'))
    await syncLater()
    const waiting = await outboxOf(user)
    expect(waiting).toMatchObject([
      { state: 'refused', body: { title: 'bleibt' }, reason: { code: 'space-full' } },
    ])
    // What makes room arrives all the same.
    await tab.change({ ...like, body: null })
    await tab.syncNow()
    expect(await outboxOf(user)).toEqual(waiting)
    await setSpace(0)
    await tab.settleOp(waiting[0]?.seq ?? 0, 'retry')
    await syncLater()
    expect(await outboxOf(user)).toEqual([])
    await newDevice()
    await tab.calls.signIn({ email, plain_password: password })
    await tab.syncNow()
    expect(await things()).toMatchObject([{ key: noteKey, data: { title: 'bleibt' } }])
  })

  it('signing out ends the session on the server, also afterwards', async () => {
    browser.isOnline = false
    await tab.signOut()
    browser.isOnline = true
    const before = new Map(browser.cookies)
    await tab.notice('online')
    // By what is left the device is known again, nobody is signed in.
    expect([...browser.cookies.keys()]).toEqual(['bs-dv'])
    browser.cookies = before
    await expect(tab.calls.ask('sessions', {})).rejects.toMatchObject({ code: 'signed-out' })
  })

  it('a changed profile is known here, and a deleted one leaves nothing', async () => {
    const changed = await tab.calls.updateProfile({ firstname: 'Rut', language: 2 })
    expect(changed).toMatchObject({ firstname: 'Rut', language: 2 })
    expect(await storedAccount(browser.database)).toMatchObject({ user: { firstname: 'Rut' } })
    await tab.calls.deleteProfile(password)
    expect(await storedAccount(browser.database)).toBeUndefined()
  })
})
