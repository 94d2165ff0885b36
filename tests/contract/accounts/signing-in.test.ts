import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { oneDatabase } from '../../support/databases/test-databases'
import { codeOf, cookieOf, goodPassword, type People, startWithPeople } from './people'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

describe.each(oneDatabase)('signing in with $name', ({ open }) => {
  let people: People
  beforeAll(async () => {
    people = await startWithPeople(open)
  })
  afterAll(async () => await people.close())

  /** Goes on at a later time; only the date moves. */
  async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    try {
      return await work()
    } finally {
      vi.useRealTimers()
    }
  }
  const isSignedIn = async (token: string) => (await people.ask('sessions', { token })).statusCode === 200
  const refresh = async (cookie: string) => await people.ask('refreshToken', { cookie })

  it('registering answers token and member, and keeps the secret in a cookie no script reads', async () => {
    const answer = await people.ask('register', {
      body: {
        email: 'Anna@Bible.example',
        plain_password: goodPassword,
        nickname: ' Anna\u0308 ',
        firstname: 'Anna Maria Magdalena',
        lastname: 'von Bethanien',
        stayloggedin: true,
      },
      headers: { 'x-locale': 'en' },
    })
    expect(answer.statusCode).toBe(200)
    const { token, user } = answer.json().data
    expect(user).toEqual({
      id: expect.any(Number),
      email: 'Anna@Bible.example',
      firstname: 'Anna Maria Magdalena',
      lastname: 'von Bethanien',
      gender: '',
      timezone: '',
      language: 2,
      image: '',
      roles: [],
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      nickname: 'Annä',
      fullname: 'Anna Maria Magdalena von Bethanien',
      fullnameShort: 'Anna Maria Magdalen…',
      newsletter: false,
      beta: [],
      options: {},
    })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-bs-rt=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^bs-dv=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/login; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
    expect(await isSignedIn(token.jwt_token)).toBe(true)
  })

  it('without staying the cookie ends with the browser', async () => {
    const { email } = await people.register()
    const answer = await people.ask('login', { body: { email, plain_password: goodPassword } })
    expect(String(answer.headers['set-cookie'])).not.toMatch(/Max-Age|Expires/)
  })

  it('an address is one account, in whatever letters', async () => {
    const { email } = await people.register()
    const body = { email: email.toUpperCase(), plain_password: goodPassword, nickname: 'Other' }
    const again = await people.ask('register', { body })
    expect([again.statusCode, again.json().error.validation]).toEqual([400, { email: ['email-taken'] }])
    expect((await people.login(email.toUpperCase())).user.email).toBe(email)
  })

  it.each([
    ['passwort123', 'password-common'],
    ['Perikope2025', 'password-common'],
  ])('refuses the password %s', async (plain_password, reason) => {
    const body = { email: 'x1@bible.example', plain_password, nickname: 'X' }
    const answer = await people.ask('register', { body })
    expect(answer.json().error.validation).toEqual({ plain_password: [reason] })
  })

  it('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await people.register()
    const tryAt = async (one: string) =>
      await people.ask('login', { body: { email: one, plain_password: 'not the one' } })
    const [wrong, unknown] = [await tryAt(email), await tryAt('nobody@bible.example')]
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([401, 'credentials-wrong'])
    const said = (answer: typeof wrong) => ({ ...answer.json().error, id: '' })
    expect([unknown.statusCode, said(unknown)]).toEqual([wrong.statusCode, said(wrong)])
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
  })

  it('every sign-in is a session of its own, named after its browser', async () => {
    const { email, token } = await people.register()
    const headers = {
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0 secret-build-7',
    }
    await people.ask('login', { body: { email, plain_password: goodPassword }, headers })
    const { data } = (await people.ask('sessions', { token })).json()
    expect(data.map((one: { device: string }) => one.device).sort()).toEqual(['', 'Firefox, Android'])
    expect(data.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1)
  })

  describe('refreshing', () => {
    it('gives a new token and a new secret', async () => {
      const { cookie, user } = await people.register()
      const answer = await refresh(cookie)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data.user.id).toBe(user.id)
      expect(await isSignedIn(answer.json().data.token.jwt_token)).toBe(true)
      expect(cookieOf(answer)).not.toBe(cookie)
      expect((await refresh(cookieOf(answer))).statusCode).toBe(200)
    })

    it('two tabs at once get the same new secret, and both go on', async () => {
      const { cookie } = await people.register()
      const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      const cookies = new Set(answers.map(cookieOf))
      expect(cookies.size).toBe(1)
      expect((await refresh([...cookies][0] ?? '')).statusCode).toBe(200)
    })

    it('an old secret ends the session of thief and owner', async () => {
      const { cookie, token } = await people.register()
      const answer = await refresh(cookie)
      const next = cookieOf(answer)
      expect(await isSignedIn(answer.json().data.token.jwt_token)).toBe(true)
      await later(11_000, async () => {
        expect(codeOf(await refresh(cookie))).toBe('session-ended')
      })
      expect(codeOf(await refresh(next))).toBe('session-ended')
      expect(await isSignedIn(token)).toBe(false)
      expect(people.server.lines.some((line) => line.includes('"event":"refresh-reused"'))).toBe(true)
    })

    it('an answer that was lost is given again, however late the train is back', async () => {
      const { cookie } = await people.register()
      const lost = cookieOf(await refresh(cookie))
      await later(600_000, async () => {
        const answer = await refresh(cookie)
        expect([answer.statusCode, cookieOf(answer)]).toEqual([200, lost])
        expect(await isSignedIn(answer.json().data.token.jwt_token)).toBe(true)
        expect(codeOf(await refresh(cookie))).toBe('session-ended')
      })
    })

    it('a secret from before the last but one ends it too, also within the ten seconds', async () => {
      const { cookie } = await people.register()
      const second = cookieOf(await refresh(cookie))
      const third = cookieOf(await refresh(second))
      expect((await refresh(cookie)).statusCode).toBe(401)
      expect((await refresh(third)).statusCode).toBe(401)
    })

    it('other sessions of the member go on', async () => {
      const first = await people.register()
      const second = await people.login(first.email)
      await isSignedIn((await refresh(first.cookie)).json().data.token.jwt_token)
      await later(11_000, async () => void (await refresh(first.cookie)))
      expect(await isSignedIn(second.token)).toBe(true)
    })

    it.each([
      ['nothing', undefined],
      ['an empty cookie', '__Host-bs-rt='],
      ['nonsense', '__Host-bs-rt=nonsense'],
      ['a made-up secret', `__Host-bs-rt=00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`],
      ['the name of plain http', `bs-rt=00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`],
    ])('takes %s for nobody', async (_, cookie) => {
      const answer = await people.ask('refreshToken', cookie === undefined ? {} : { cookie })
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'session-ended'])
    })

    it('is refused to pages of other origins', async () => {
      const { cookie } = await people.register()
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
      const answer = await people.ask('refreshToken', { cookie, headers })
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'not-allowed'])
      expect((await refresh(cookie)).statusCode).toBe(200)
    })
  })

  describe('a session ends', () => {
    it('after twelve hours without staying, however much it is used', async () => {
      let { cookie } = await people.register()
      cookie = await later(11 * hourMs, async () => cookieOf(await refresh(cookie)))
      expect((await later(12 * hourMs + 1_000, async () => await refresh(cookie))).statusCode).toBe(401)
    })

    it('after ninety days without use, when it stays', async () => {
      const { email } = await people.register()
      const used = await people.login(email, goodPassword, { stayloggedin: true })
      const idle = await people.login(email, goodPassword, { stayloggedin: true })
      const cookie = await later(60 * dayMs, async () => cookieOf(await refresh(used.cookie)))
      expect((await later(91 * dayMs, async () => await refresh(idle.cookie))).statusCode).toBe(401)
      expect((await later(140 * dayMs, async () => await refresh(cookie))).statusCode).toBe(200)
    })

    it('after a year at the latest', async () => {
      let { cookie } = await people.register(undefined, { stayloggedin: true })
      for (let days = 60; days < 365; days += 60)
        cookie = await later(days * dayMs, async () => cookieOf(await refresh(cookie)))
      expect((await later(365 * dayMs + 1_000, async () => await refresh(cookie))).statusCode).toBe(401)
    })

    it('at once on signing out, by the token or by the cookie alone', async () => {
      const first = await people.register()
      const second = await people.login(first.email)
      const params = { id: first.user.id }
      const byToken = await people.ask('logout', { params, token: first.token })
      expect([byToken.statusCode, byToken.headers['set-cookie']]).toEqual([
        200,
        expect.stringMatching(/^__Host-bs-rt=; Max-Age=0; /),
      ])
      expect(await isSignedIn(first.token)).toBe(false)
      expect((await refresh(first.cookie)).statusCode).toBe(401)
      expect(await isSignedIn(second.token)).toBe(true)
      await people.ask('logout', { params, cookie: second.cookie })
      expect(await isSignedIn(second.token)).toBe(false)
    })

    it('not by somebody else’s signing out', async () => {
      const [mine, other] = [await people.register(), await people.register()]
      const foreign = await people.ask('logout', { params: { id: mine.user.id }, token: other.token })
      expect(foreign.statusCode).toBe(404)
      expect((await people.ask('logout', { params: { id: mine.user.id } })).statusCode).toBe(200)
      expect([await isSignedIn(mine.token), await isSignedIn(other.token)]).toEqual([true, true])
    })

    it('when another device ends it, or all others at once', async () => {
      const here = await people.register()
      const there = await people.login(here.email)
      const away = await people.login(here.email)
      const stranger = await people.register()
      const { data } = (await people.ask('sessions', { token: there.token })).json()
      const { id } = data.find((one: { isCurrent: boolean }) => one.isCurrent)
      expect((await people.ask('endSession', { params: { id }, token: stranger.token })).statusCode).toBe(404)
      expect((await people.ask('endSession', { params: { id }, token: here.token })).statusCode).toBe(200)
      expect((await people.ask('endSession', { params: { id }, token: here.token })).statusCode).toBe(404)
      expect([await isSignedIn(there.token), await isSignedIn(away.token)]).toEqual([false, true])
      await people.ask('endOtherSessions', { token: here.token })
      expect([await isSignedIn(away.token), await isSignedIn(here.token)]).toEqual([false, true])
      expect(await isSignedIn(stranger.token)).toBe(true)
    })
  })

  it('nothing secret is in the log', async () => {
    const person = await people.register()
    await refresh(person.cookie)
    const log = people.server.lines.join('')
    for (const secret of [person.token, person.cookie.split('=')[1] ?? '', goodPassword, person.email])
      expect(log).not.toContain(secret)
    expect(people.server.errors).toEqual([])
  })
})

describe('over plain http on one’s own machine', () => {
  it('the cookie is one that browsers take there', async () => {
    const people = await startWithPeople(
      async () => await (oneDatabase[0] as (typeof oneDatabase)[0]).open(),
      {
        PUBLIC_URL: 'http://127.0.0.1:8787',
      },
    )
    const { cookie } = await people.register()
    expect(cookie).toMatch(/^bs-rt=/)
    const answer = await people.ask('refreshToken', { cookie })
    expect(answer.headers['set-cookie']).toMatch(/^bs-rt=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/)
    await people.close()
  })
})
