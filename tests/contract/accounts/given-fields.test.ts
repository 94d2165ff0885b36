/** Fields nobody may give (SECURITY A4, 5.13 row 3): every call that takes a body, with all known fields and twenty forbidden ones. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { api } from '#core/contract/api'
import { users } from '../../../server/store/schema/schema'
import { oneDatabase, type TestStore } from '../../support/databases/test-databases'
import { goodPassword, type People, peopleForAll } from './people'

const known = {
  firstname: 'Rut',
  lastname: 'Moab',
  gender: 'female',
  timezone: 'Asia/Jerusalem',
  language: 2,
}

const forbidden = {
  id: 1,
  userId: 1,
  user_id: 1,
  roles: ['admin'],
  role: 'admin',
  hash: 'f'.repeat(64),
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA',
  password_hash: 'x',
  confirmed: true,
  beta: [{ feature: 'audio', unlocked: true }],
  unlocked: true,
  createdAt: 0,
  created_at: 0,
  deletedAt: 1,
  deleted_at: 1,
  rev: 999,
  floor: 999,
  clearedBefore: 9_999_999_999_999,
  image: 'https://evil.example/x.png',
  fullname: 'Somebody Else',
  fullnameShort: 'Else',
  isAdmin: true,
  access: 'admin',
}

describe.each(oneDatabase)('fields given with $name', ({ open }) => {
  let people: People
  let store: TestStore
  peopleForAll(open, (opened) => {
    ;({ people, store } = opened)
  })

  const row = async (id: number) => (await store.db.select().from(users).where(eq(users.id, id)))[0]
  const secrets = { roles: [], beta: [], confirmed: false, deletedAt: null, newsletter: false }
  const keysOf = (user: object) => Object.keys(user).sort()
  const answered = keysOf(api.joinBeta.answer.shape.user.shape)

  it('are more than twenty', () => expect(Object.keys(forbidden).length).toBeGreaterThanOrEqual(20))

  it('at registering begin nothing but the account', async () => {
    const { user } = await people.register(undefined, {
      ...known,
      ...forbidden,
      promo: 'spring',
      newsletter: true,
      __proto__: { polluted: true },
    })
    const stored = await row(user.id)
    expect(stored).toMatchObject({
      ...known,
      ...secrets,
      promo: 'spring',
      rev: 0,
      floor: 0,
      clearedBefore: 0,
    })
    expect(stored?.hash).not.toBe(forbidden.hash)
    expect(stored?.createdAt).toBeGreaterThan(1_000_000_000_000)
    expect(keysOf(user)).toEqual(answered)
  })

  it.each(Object.entries(forbidden))('at changing a profile %s changes nothing', async (field, value) => {
    const { user, token } = await people.register()
    const before = await row(user.id)
    const body = { ...known, [field]: value, nickname: 'Other', promo: 'other' }
    const answer = await people.ask('updateProfile', { params: { id: user.id }, token, body })
    expect(answer.statusCode).toBe(200)
    expect(keysOf(answer.json().user)).toEqual(answered)
    expect(await row(user.id)).toEqual({ ...before, ...known })
  })

  it('at a feature unlock nothing', async () => {
    const { user, token } = await people.register()
    const answer = await people.ask('joinBeta', { token, body: { ...forbidden, feature: 'audio' } })
    expect(answer.json().user.beta).toEqual([{ feature: 'audio', unlocked: false }])
    expect(await row(user.id)).toMatchObject({ roles: [], confirmed: false })
  })

  it('at signing in and deleting are not looked at', async () => {
    const [person, bystander] = [await people.register(), await people.register()]
    const body = { ...forbidden, id: bystander.user.id, userId: bystander.user.id }
    const login = await people.ask('login', {
      body: { ...body, email: person.email, plain_password: goodPassword },
    })
    expect(login.json().data.user.id).toBe(person.user.id)
    await people.ask('deleteProfile', {
      params: { id: person.user.id },
      token: person.token,
      body: { ...body, currentPassword: goodPassword },
    })
    expect((await row(bystander.user.id))?.deletedAt).toBeNull()
  })

  it.each([
    ['email', 5],
    ['email', ['a@bible.example', 'b@bible.example']],
    ['email', 'a@bible.example\nBcc: all@bible.example'],
    ['email', `${'x'.repeat(250)}@bible.example`],
    ['plain_password', 'short'],
    ['plain_password', 'x'.repeat(129)],
    ['plain_password', { length: 20 }],
    ['nickname', 'a\u0000b'],
    ['nickname', 'x'.repeat(41)],
    ['language', 99],
    ['gender', 'x'],
    ['timezone', '<b>'],
    ['promo', '../x'],
    ['newsletter', 'yes'],
  ])('%s as %j is refused by name', async (field, value) => {
    const body = { email: 'fine@bible.example', plain_password: goodPassword, nickname: 'F', [field]: value }
    const answer = await people.ask('register', { body })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.validation)).toEqual([field])
    expect(answer.body).not.toContain(goodPassword)
  })
})
