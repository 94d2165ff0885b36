import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allKinds } from '#core/sync/kinds'
import { purgeAccounts } from '../../../server/members/purge-members'
import * as schema from '../../../server/store/schema/schema'
import { oneDatabase, type TestStore } from '../../support/databases/test-databases'
import {
  codeOf,
  goodPassword,
  type People,
  type Person,
  peopleForAll,
  secretIn,
  startWithPeople,
} from './people'

describe.each(oneDatabase)('a profile with $name', ({ open }) => {
  let people: People
  let store: TestStore
  peopleForAll(open, (opened) => {
    ;({ people, store } = opened)
  })

  const update = async ({ user, token }: Person, body: Record<string, unknown>) =>
    await people.ask('updateProfile', { params: { id: user.id }, token, body })
  const remove = async ({ user, token }: Person, currentPassword = goodPassword) =>
    await people.ask('deleteProfile', { params: { id: user.id }, token, body: { currentPassword } })
  const isSignedIn = async ({ token }: Person) => (await people.ask('sessions', { token })).statusCode === 200
  const canSignIn = async (email: string, plain_password: string) =>
    (await people.ask('login', { body: { email, plain_password } })).statusCode === 200
  const validationOf = async (answer: ReturnType<typeof update>) => (await answer).json().error.validation

  it('takes names, language and options; the answer has the member and a token that works', async () => {
    const person = await people.register()
    const options = { theme: 'dark', 'textFormats.fontSize': 1.6, 'searchOptions.umlaute': true }
    const answer = await update(person, {
      firstname: 'Rut',
      gender: 'female',
      timezone: 'Europe/Berlin',
      language: 3,
      options: JSON.stringify(options),
    })
    expect(answer.statusCode).toBe(200)
    const { user, jwt } = answer.json()
    expect(user).toMatchObject({ firstname: 'Rut', gender: 'female', language: 3, fullname: 'Rut', options })
    expect(await isSignedIn({ ...person, token: jwt })).toBe(true)
    expect(people.server.errors).toEqual([])
  })

  it('saves options as rows every device pulls', async () => {
    const person = await people.register()
    await update(person, { options: '{"theme":"sepia","fixHeader":false}' })
    await update(person, { options: '{"theme":"black"}' })
    const { changes } = (await people.ask('pull', { token: person.token })).json()
    expect(changes.map(({ key, rev, data }: never) => [key, rev, data])).toEqual([
      ['opt:fixHeader', 2, false],
      ['opt:theme', 3, 'black'],
    ])
  })

  it.each([
    '{"__proto__":{"x":1}}',
    '{"constructor":true}',
    '{"theme":"pink"}',
    '{"theme":{"a":1}}',
    '{"textFormats":{"font":"lato"}}',
    '{"textFormats.fontSize":99}',
    '{"unknown":true}',
    '{"promo":"a\\u0000b"}',
    '["theme"]',
    'null',
    'no json',
  ])('refuses the options %s and changes nothing else of the call', async (options) => {
    const person = await people.register()
    const answer = await update(person, { firstname: 'Changed', options })
    expect([answer.statusCode, answer.json().error.validation]).toEqual([400, { options: ['invalid-input'] }])
    const { data } = (await people.ask('exportProfile', { token: person.token })).json()
    expect(data.profile.firstname).toBe('')
    expect(data.options).toEqual([])
  })

  it('keeps its nickname', async () => {
    const person = await people.register()
    expect((await update(person, { nickname: 'Another' })).json().user.nickname).toBe('Ruth')
  })

  it('has no picture until the member wants one and the server knows where', async () => {
    const pictured = await startWithPeople(open, { AVATAR_URL: 'https://pictures.example/avatar' })
    const person = await pictured.register()
    expect(person.user.image).toBe('')
    const body = { options: '{"gravatar":true}' }
    const answer = await pictured.ask('updateProfile', {
      params: { id: person.user.id },
      token: person.token,
      body,
    })
    expect(answer.json().user.image).toBe(`https://pictures.example/avatar/${person.user.hash}?s=192&d=retro`)
    expect(answer.headers['content-security-policy']).toContain(
      "img-src 'self' data: https://pictures.example;",
    )
    await pictured.close()
  })

  describe('a new address without mail', () => {
    it('asks for the password, counts at once, and the old one is told', async () => {
      const person = await people.register()
      const email = `new-${person.email}`
      expect((await update(person, { email })).statusCode).toBe(400)
      const answer = await update(person, { email, currentPassword: goodPassword })
      expect(answer.json().user.email).toBe(email)
      expect(answer.json().user.hash).not.toBe(person.user.hash)
      expect(await canSignIn(email, goodPassword)).toBe(true)
      expect(await canSignIn(person.email, goodPassword)).toBe(false)
      expect(await people.mailTo(person.email)).toContain('Deine E-Mail-Adresse wurde geändert')
    })

    it('cannot be somebody else’s', async () => {
      const [person, other] = [await people.register(), await people.register()]
      const body = { email: other.email.toUpperCase(), currentPassword: goodPassword }
      expect(await validationOf(update(person, body))).toEqual({ email: ['email-taken'] })
    })
  })

  describe('deleting it', () => {
    it('asks for the password', async () => {
      const person = await people.register()
      expect((await remove(person, 'wrong')).json().error.validation).toEqual({
        currentPassword: ['credentials-wrong'],
      })
      expect(await isSignedIn(person)).toBe(true)
    })

    it('leaves nothing, ends all sessions, and a device that comes back learns it', async () => {
      const person = await people.register(undefined, { firstname: 'Orpa', newsletter: true })
      const other = await people.login(person.email)
      const bystander = await people.register()
      await update(bystander, { options: '{"theme":"dark"}' })
      await update(person, { options: '{"theme":"dark"}' })
      await people.ask('addActivity', {
        token: person.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { name: '1. Mose 1', route: '/SDE/1Mo1', type: 'text', abbreviations: 'SDE', parent: 0 },
      })
      const answer = await remove(person)
      expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([
        200,
        expect.stringContaining('Max-Age=0'),
      ])
      expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, false])
      const refreshed = await people.ask('refreshToken', { cookie: other.cookie })
      expect([refreshed.statusCode, codeOf(refreshed)]).toEqual([410, 'account-deleted'])
      expect(await canSignIn(person.email, goodPassword)).toBe(false)
      const mine = eq(schema.things.userId, person.user.id)
      expect(await store.db.$count(schema.things, mine)).toBe(0)
      expect(await store.db.$count(schema.recordedOps, eq(schema.recordedOps.userId, person.user.id))).toBe(0)
      expect(await store.db.$count(schema.secretTokens, eq(schema.secretTokens.userId, person.user.id))).toBe(
        0,
      )
      const [row] = await store.db.select().from(schema.users).where(eq(schema.users.id, person.user.id))
      expect(JSON.stringify(row)).not.toMatch(/Orpa|Ruth|bible\.example|argon2/)
      expect((await people.ask('pull', { token: bystander.token })).json().changes).toHaveLength(1)
      expect((await people.register(person.email)).user.id).not.toBe(person.user.id)
    })

    it('is forgotten altogether after 180 days', async () => {
      const person = await people.register()
      await remove(person)
      const dayMs = 24 * 60 * 60_000
      await purgeAccounts(store, Date.now() + 179 * dayMs)
      expect((await people.ask('refreshToken', { cookie: person.cookie })).statusCode).toBe(410)
      await purgeAccounts(store, Date.now() + 181 * dayMs)
      expect((await people.ask('refreshToken', { cookie: person.cookie })).statusCode).toBe(401)
    })
  })

  it('can be taken along whole, without secrets', async () => {
    const person = await people.register(undefined, { promo: 'summer-25' })
    await update(person, { options: '{"theme":"dark"}' })
    await people.ask('putLike', { token: person.token, params: { key: 'verse:v:eng:43003016' } })
    const { data } = (await people.ask('exportProfile', { token: person.token })).json()
    expect(data).toMatchObject({
      profile: { email: person.email, nickname: 'Ruth', promo: 'summer-25' },
      newsletter: 'none',
      options: [{ key: 'opt:theme', data: 'dark' }],
      likes: [{ key: 'like:verse:v:eng:43003016' }],
      notes: [],
      sessions: [{ isCurrent: true }],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|password|tokenHash/i)
  })

  it('is taken along with what was synced of every kind there is', async () => {
    const { token, user } = await people.register()
    const rest = { userId: user.id, deleted: false, data: true, device: '', instant: 1 }
    const rows = allKinds.map(({ prefix }, at) => ({
      ...rest,
      key: `${prefix}:1`,
      kind: prefix,
      rev: at + 1,
    }))
    await store.db.insert(schema.things).values(rows)
    const { data } = (await people.ask('exportProfile', { token })).json()
    const taken = allKinds.flatMap(({ exportName }) => data[exportName])
    expect(taken.map(({ key }) => key)).toEqual(rows.map(({ key }) => key))
  })

  it('joins a waiting list once, also when asked for many times at once', async () => {
    const { token } = await people.register()
    const body = { feature: 'audio' }
    await Promise.all(Array.from({ length: 5 }, () => people.ask('joinBeta', { token, body })))
    const answer = await people.ask('joinBeta', { token, body: { feature: 'plans' } })
    expect(answer.json().user.beta).toEqual([
      { feature: 'audio', unlocked: false },
      { feature: 'plans', unlocked: false },
    ])
  })

  describe('the newsletter', () => {
    const state = async ({ user, token }: Person) =>
      (await people.ask('newsletterState', { params: { id: user.id }, token })).json().data
    const confirm = async (token: string, subscribed = true) =>
      (await people.ask('confirmNewsletter', { body: { token, subscribed } })).json().valid

    it('begins with the link in the mail, not with the wish', async () => {
      const person = await people.register()
      expect((await update(person, { newsletter: true })).json().user.newsletter).toBe(false)
      expect(await state(person)).toEqual({ newsletter: false, isPending: true })
      expect(await confirm(secretIn(await people.mailTo(person.email)))).toBe(true)
      expect(await state(person)).toEqual({ newsletter: true, isPending: false })
      expect((await update(person, { newsletter: false })).json().user.newsletter).toBe(false)
      expect(await state(person)).toEqual({ newsletter: false, isPending: false })
    })

    it('of visitors is confirmed and ended by the same link', async () => {
      const email = 'visitor@bible.example'
      const answer = await people.ask('subscribeNewsletter', { body: { email, locale: 'en' } })
      expect(answer.statusCode).toBe(200)
      const mail = await people.mailTo(email)
      expect(mail).toContain('Confirm the newsletter')
      const secret = secretIn(mail)
      const subscribers = async () =>
        await store.db
          .select({ confirmedAt: schema.newsletterSubscribers.confirmedAt })
          .from(schema.newsletterSubscribers)
          .where(eq(schema.newsletterSubscribers.email, email))
      expect(await subscribers()).toEqual([{ confirmedAt: null }])
      expect(await confirm(secret)).toBe(true)
      expect(await subscribers()).toEqual([{ confirmedAt: expect.any(Number) }])
      expect(await confirm(secret, false)).toBe(true)
      expect(await subscribers()).toEqual([])
      expect(await confirm('A'.repeat(43))).toBe(false)
      const yearMs = 365 * 24 * 60 * 60_000
      await confirm(secret)
      await purgeAccounts(store, Date.now() + yearMs)
      expect(await confirm(secret, false)).toBe(true)
    })
  })

  it('a message to the people who run this is kept', async () => {
    const body = {
      name: 'Boas\nBcc: all@bible.example',
      email: 'boas@bible.example',
      subject: 'Korn',
      message: 'Zeile 1\nZeile 2',
    }
    expect((await people.ask('contact', { body })).statusCode).toBe(200)
    const [kept] = await store.db.select().from(schema.contactMessages)
    expect(kept).toMatchObject(body)
  })
})
