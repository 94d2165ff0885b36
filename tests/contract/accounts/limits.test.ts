import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '#core/contract/api'
import * as limits from '#core/limits'
import { emptyStore, oneDatabase, type TestStore } from '../../support/databases/test-databases'
import { type Asked, codeOf, goodPassword, type People, peopleForAll, startWithPeople } from './people'

describe.each(oneDatabase)('limits with $name', ({ open }) => {
  let people: People
  let store: TestStore
  peopleForAll(open, (opened) => {
    ;({ people, store } = opened)
  })
  beforeEach(async () => {
    await emptyStore(store)
    // The clock stands still, so that no limit fills up again while a slow machine works.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const login = async (email: string, plain_password: string, address?: string) =>
    await people.ask('login', { body: { email, plain_password }, ...(address ? { address } : {}) })
  /** Statuses of so many requests from one address, one after the other. */
  const repeat = async (count: number, name: CallName, asked: (number: number) => Asked) => {
    const statuses: number[] = []
    for (let number = 0; number < count; number += 1)
      statuses.push((await people.ask(name, asked(number))).statusCode)
    return statuses
  }
  const refusedAfter = (statuses: number[]) => statuses.indexOf(429)

  it.each([true, false])(
    'five failed sign-ins are free, then they wait; account known: %s',
    async (isKnown) => {
      const email = isKnown ? (await people.register()).email : `nobody${Math.random()}@bible.example`
      const statuses = []
      for (let count = 0; count < 6; count += 1) statuses.push((await login(email, 'wrong')).statusCode)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      const refused = await login(email, goodPassword)
      expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['too-many-requests', '1'])
    },
  )

  it('twenty sign-ins at once are five tries', async () => {
    const { email } = await people.register()
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, 'wrong')))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })

  it('others sign in meanwhile, and a success forgets the tries', async () => {
    const [one, other] = [await people.register(), await people.register()]
    for (let count = 0; count < 6; count += 1) await login(one.email, 'wrong')
    expect((await login(other.email, goodPassword)).statusCode).toBe(200)
    for (let count = 0; count < 4; count += 1) await login(other.email, 'wrong')
    expect((await login(other.email, goodPassword)).statusCode).toBe(200)
    for (let count = 0; count < 5; count += 1)
      expect((await login(other.email, 'wrong')).statusCode).toBe(401)
  })

  it('who tries passwords from elsewhere keeps no owner out of a device that was signed in before', async () => {
    const { email, cookie } = await people.register()
    const owner = async (plain_password: string, to = email) =>
      (await people.ask('login', { body: { email: to, plain_password }, cookie, address: '192.0.2.77' }))
        .statusCode
    for (let count = 0; count < 40; count += 1) await login(email, 'wrong', `203.0.113.${count}`)
    expect((await login(email, goodPassword)).statusCode).toBe(429)
    expect(await owner(goodPassword)).toBe(200)
    // It has tries of its own, and no more of them; at another account it is like any device.
    const own = []
    for (let count = 0; count < 6; count += 1) own.push(await owner('wrong'))
    expect(own).toEqual([401, 401, 401, 401, 401, 429])
    const other = await people.register()
    for (let count = 0; count < 6; count += 1) await login(other.email, 'wrong', `203.0.113.${count}`)
    expect(await owner(goodPassword, other.email)).toBe(429)
  })

  const from = (address: string, body: unknown) => ({ address, body })
  const unknownToken = { token: 'A'.repeat(43) }

  it('one address signs in 30 times in ten minutes, whatever the accounts', async () => {
    const statuses = await repeat(31, 'login', (number) =>
      from('192.0.2.1', { email: `n${number}@bible.example`, plain_password: 'x' }),
    )
    expect(refusedAfter(statuses)).toBe(30)
    expect((await login('other@bible.example', 'x', '192.0.2.2')).statusCode).toBe(401)
  })

  it('one address registers five times an hour', async () => {
    const statuses = await repeat(6, 'register', (number) =>
      from('192.0.2.3', {
        email: `r${number}${Math.random()}@bible.example`,
        plain_password: goodPassword,
        nickname: 'R',
      }),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it.each(['known', 'unknown'])(
    'three mails for a new password go to an address, %s or not',
    async (kind) => {
      const email = kind === 'known' ? (await people.register()).email : `u${Math.random()}@bible.example`
      const statuses = []
      for (let count = 0; count < 4; count += 1)
        statuses.push((await people.ask('requestPasswordReset', { body: { email } })).statusCode)
      expect(statuses).toEqual([200, 200, 200, 429])
    },
  )

  it.each<[CallName, string, number, (number: number) => unknown]>([
    ['requestPasswordReset', '192.0.2.4', 10, (number) => ({ email: `p${number}@bible.example` })],
    ['checkPasswordToken', '192.0.2.5', 10, () => unknownToken],
    ['confirmEmail', '192.0.2.6', 10, () => unknownToken],
    ['confirmNewsletter', '192.0.2.7', 10, () => ({ ...unknownToken, subscribed: true })],
    [
      'subscribeNewsletter',
      '192.0.2.8',
      10,
      (number) => ({ email: `s${number}@bible.example`, locale: 'de' }),
    ],
    ['contact', '192.0.2.9', 10, () => ({ name: 'C', email: 'c@bible.example', subject: '', message: 'x' })],
    ['reportContent', '192.0.2.10', 10, (number) => ({ type: 'text', text: `mistake ${number}` })],
  ])('%s: %s may %i times', async (name, address, count, bodyOf) => {
    const statuses = await repeat(count + 2, name, (number) => from(address, bodyOf(number)))
    expect(refusedAfter(statuses)).toBe(count)
  })

  it('a member searches 120 times a minute, wherever from; others go on', async () => {
    const [one, other] = [await people.register(), await people.register()]
    const search = async (token?: string) =>
      await people.ask('searchClassic', {
        body: { search: 'Anfang', abbr: 'TST' },
        ...(token === undefined ? {} : { token }),
      })
    let count = 0
    while (count < limits.searchesPerMinute && (await search(one.token)).statusCode === 200) count += 1
    expect(count).toBeGreaterThanOrEqual(limits.searchesPerMinuteOfMember)
    expect(count).toBeLessThan(limits.searchesPerMinute)
    expect(codeOf(await search(one.token))).toBe('too-many-requests')
    expect((await search(other.token)).statusCode).toBe(200)
    expect((await search()).statusCode).toBe(200)
  })

  it('a limit that was hit is in the log, with the address and without what was typed', async () => {
    const { lines } = people.server
    const { email } = await people.register()
    for (let count = 0; count < 6; count += 1) await login(email, 'my secret guess', '198.51.100.7')
    const events = lines.filter((line) => line.includes('198.51.100.7')).map((line) => JSON.parse(line))
    expect(events.map(({ event, code }) => code ?? event)).toEqual([
      ...Array.from({ length: 5 }, () => 'login-failed'),
      'too-many-requests',
    ])
    expect(lines.join('')).not.toContain('my secret guess')
  })
})

describe('without its database', () => {
  it('nobody signs in, and reading goes on', async () => {
    const people = await startWithPeople(async () => await Promise.reject(new Error('no database')))
    const answer = await people.ask('login', { body: { email: 'a@bible.example', plain_password: 'x' } })
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'unavailable'])
    const sessions = await people.ask('sessions', { token: 'a.b.c' })
    expect([sessions.statusCode, codeOf(sessions)]).toEqual([503, 'unavailable'])
    expect((await people.ask('sessions')).statusCode).toBe(401)
    const text = await people.ask('text', {
      params: { translations: 'TST', passage: '1Mo1' },
      token: 'a.b.c',
    })
    expect(text.statusCode).toBe(200)
    await people.close()
  })
})
