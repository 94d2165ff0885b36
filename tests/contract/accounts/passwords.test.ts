import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneDatabase } from '../../support/databases/test-databases'
import { goodPassword, type People, type Person, secretIn, startWithPeople } from './people'

const otherPassword = 'zwölf Körbe voll'

describe.each(oneDatabase)('passwords with $name', ({ open }) => {
  let people: People
  beforeAll(async () => {
    people = await startWithPeople(open)
  })
  afterAll(async () => await people.close())

  const update = async ({ user, token }: Person, body: Record<string, unknown>) =>
    await people.ask('updateProfile', { params: { id: user.id }, token, body })
  const isSignedIn = async ({ token }: Person) => (await people.ask('sessions', { token })).statusCode === 200
  const canSignIn = async (email: string, plain_password: string) =>
    (await people.ask('login', { body: { email, plain_password } })).statusCode === 200
  const validationOf = async (answer: ReturnType<typeof update>) => (await answer).json().error.validation

  describe('a new password', () => {
    it('asks for the current one', async () => {
      const person = await people.register()
      const wrong = { currentPassword: ['credentials-wrong'] }
      expect(await validationOf(update(person, { plain_password: otherPassword }))).toEqual(wrong)
      const guessed = { plain_password: otherPassword, currentPassword: 'guessed' }
      expect(await validationOf(update(person, guessed))).toEqual(wrong)
      expect(await canSignIn(person.email, goodPassword)).toBe(true)
    })

    it('ends all other sessions, and is told by mail', async () => {
      const here = await people.register()
      const there = await people.login(here.email)
      const body = { plain_password: otherPassword, currentPassword: goodPassword }
      expect((await update(here, body)).statusCode).toBe(200)
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
      expect((await people.ask('refreshToken', { cookie: there.cookie })).statusCode).toBe(401)
      expect([await canSignIn(here.email, goodPassword), await canSignIn(here.email, otherPassword)]).toEqual(
        [false, true],
      )
      const mail = await people.mailTo(here.email)
      expect(mail).toContain('Subject: Dein Passwort wurde geändert')
      expect(mail).not.toContain(otherPassword)
    })

    it('is checked like the first one', async () => {
      const person = await people.register()
      const body = { plain_password: 'password1', currentPassword: goodPassword }
      expect(await validationOf(update(person, body))).toEqual({ plain_password: ['password-common'] })
    })

    it('cannot be forced by guessing the current one', async () => {
      const person = await people.register()
      const guess = async () =>
        await update(person, { plain_password: otherPassword, currentPassword: 'guess' })
      const statuses = []
      for (let count = 0; count < 7; count += 1) statuses.push((await guess()).statusCode)
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    })
  })

  describe('a forgotten password', () => {
    const askFor = async (email: string) => await people.ask('requestPasswordReset', { body: { email } })
    const check = async (token: string) =>
      (await people.ask('checkPasswordToken', { body: { token } })).json().valid
    const set = async (token: string, password = otherPassword, passwordRepeat = password) =>
      await people.ask('updatePassword', { body: { password, passwordRepeat, token } })

    it('is replaced by the link in a mail, once, and all sessions end', async () => {
      const person = await people.register()
      await askFor(person.email.toUpperCase())
      const mail = await people.mailTo(person.email)
      expect(mail).toMatch(/^To: .*\nSubject: Neues Passwort\n\nHallo,\n/)
      expect(mail).toContain('https://bible.example/password-reset/')
      const secret = secretIn(mail)
      expect(await check(secret)).toBe(true)
      const answer = await set(secret)
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
      expect(await check(secret)).toBe(false)
      expect((await set(secret)).json().error.validation).toEqual({ token: ['link-expired'] })
      expect(await isSignedIn(person)).toBe(false)
      expect(await canSignIn(person.email, otherPassword)).toBe(true)
      expect(await people.mailTo(person.email, 2)).toContain('Dein Passwort wurde geändert')
    })

    it('its page tells the secret neither to the log nor to the next page', async () => {
      const answer = await people.server.app.inject(`/password-reset/${'S'.repeat(43)}`)
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
      expect(people.server.lines.join('')).not.toContain('SSSS')
      expect(people.server.lines.join('')).toContain('"/password-reset/-"')
    })

    it('of two who use one link at once one sets it', async () => {
      const person = await people.register()
      await askFor(person.email)
      const secret = secretIn(await people.mailTo(person.email))
      const answers = await Promise.all(
        ['erster Korb Brot', 'zweiter Korb Brot'].map((one) => set(secret, one)),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    })

    it('has one link that holds: the last', async () => {
      const person = await people.register()
      await askFor(person.email)
      const first = secretIn(await people.mailTo(person.email))
      await askFor(person.email)
      const second = secretIn(await people.mailTo(person.email, 2))
      expect([await check(first), await check(second)]).toEqual([false, true])
    })

    it('has no link any more when the password was changed meanwhile', async () => {
      const person = await people.register()
      await askFor(person.email)
      const secret = secretIn(await people.mailTo(person.email))
      await update(person, { plain_password: otherPassword, currentPassword: goodPassword })
      expect(await check(secret)).toBe(false)
    })

    it('is asked for with one answer for every address, and no mail to unknown ones', async () => {
      const person = await people.register()
      const [unknown, known] = [await askFor('nobody@bible.example'), await askFor(person.email)]
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
      await people.mailTo(person.email)
      expect(await people.mailCount('nobody@bible.example')).toBe(0)
    })

    it('needs the new one twice, and a good one', async () => {
      const person = await people.register()
      await askFor(person.email)
      const secret = secretIn(await people.mailTo(person.email))
      const different = await set(secret, otherPassword, `${otherPassword}!`)
      expect(different.json().error.validation).toEqual({ passwordRepeat: ['passwords-differ'] })
      const common = await set(secret, 'qwertzuiop')
      expect(common.json().error.validation).toEqual({ password: ['password-common'] })
      expect((await set(secret)).statusCode).toBe(200)
    })

    it('lets in who was locked out by failed tries', async () => {
      const person = await people.register()
      for (let count = 0; count < 6; count += 1) await canSignIn(person.email, 'wrong')
      expect(await canSignIn(person.email, goodPassword)).toBe(false)
      await askFor(person.email)
      await set(secretIn(await people.mailTo(person.email)))
      expect(await canSignIn(person.email, otherPassword)).toBe(true)
    })
  })
})
