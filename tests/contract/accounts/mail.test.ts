import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { oneDatabase } from '../../support/databases/test-databases'
import { patient } from '../../support/patient'
import { type MailSink, type SunkMail, startMailSink } from '../../support/servers/mail-sink'
import { codeOf, goodPassword, type People, secretIn, startWithPeople } from './people'

describe.each(oneDatabase)('with mail and $name', ({ open }) => {
  let people: People
  let sink: MailSink
  beforeAll(async () => {
    sink = await startMailSink()
    people = await startWithPeople(open, { SMTP_URL: sink.url, MAIL_FROM: 'office@bible.example' })
  })
  afterAll(async () => {
    await people.close()
    await sink.close()
  })

  /** The last mail to an address, when there are so many. */
  const mailTo = async (email: string, count = 1): Promise<SunkMail> =>
    await vi.waitFor(() => {
      const found = sink.mails.filter(({ to }) => to.includes(email))
      expect(found.length).toBeGreaterThanOrEqual(count)
      return found.at(-1) ?? { to: [], head: '', text: '' }
    }, patient)
  const register = async (email: string, more: Record<string, unknown> = {}, locale = 'de') =>
    await people.ask('register', {
      body: { email, plain_password: goodPassword, nickname: 'Ruth', ...more },
      headers: { 'x-locale': locale },
    })
  const confirm = async (token: string) =>
    (await people.ask('confirmEmail', { body: { token } })).json().valid
  const member = async (email: string, more: Record<string, unknown> = {}) => {
    await register(email, more)
    await confirm(secretIn((await mailTo(email)).text))
    return await people.login(email)
  }

  it('an account begins with the link in the mail, not before', async () => {
    const email = 'one@bible.example'
    const answer = await register(email, { newsletter: true, firstname: 'Rut' }, 'fr')
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([
      200,
      '{"data":{}}',
      undefined,
    ])
    const login = async () => await people.ask('login', { body: { email, plain_password: goodPassword } })
    expect(codeOf(await login())).toBe('credentials-wrong')
    const mail = await mailTo(email)
    expect(mail.head).toMatch(/^From: Perikope <office@bible\.example>$/m)
    expect(mail.text).toContain('https://bible.example/email-confirmation#')
    expect(mail.text).toContain('24 heures')
    expect(await confirm(secretIn(mail.text))).toBe(true)
    expect(await confirm(secretIn(mail.text))).toBe(false)
    const { data } = (await login()).json()
    expect(data.user).toMatchObject({ email, firstname: 'Rut', language: 4, newsletter: true })
  })

  it('a known address gets the same answer and another mail', async () => {
    const { email } = await member('two@bible.example')
    const known = await register(email)
    const unknown = await register('three@bible.example')
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
    const mail = await mailTo(email, 2)
    expect(mail.text).toContain('Du hast dort schon eines')
    expect(secretIn(mail.text)).toBe('')
  })

  it('two links of one address make one account', async () => {
    const email = 'four@bible.example'
    await register(email, { nickname: 'First' })
    const first = secretIn((await mailTo(email)).text)
    await register(email, { nickname: 'Second', plain_password: 'zwölf Körbe voll' })
    const second = secretIn((await mailTo(email, 2)).text)
    expect([await confirm(second), await confirm(first)]).toEqual([true, false])
    expect((await people.login(email, 'zwölf Körbe voll')).user.nickname).toBe('Second')
  })

  it('a new address counts from the link that went to it; the old one is told', async () => {
    const person = await member('five@bible.example', { newsletter: true })
    const email = 'five-new@bible.example'
    const body = { email, currentPassword: goodPassword }
    const answer = await people.ask('updateProfile', {
      params: { id: person.user.id },
      token: person.token,
      body,
    })
    expect(answer.json().user.email).toBe(person.email)
    const mail = await mailTo(email)
    expect(mail.text).toContain(email)
    expect(await confirm(secretIn(mail.text))).toBe(true)
    expect((await people.login(email)).user).toMatchObject({ email, newsletter: true })
    expect((await mailTo(person.email, 2)).text).toContain('hat jetzt eine andere E-Mail-Adresse')
  })

  it('a new address that is somebody else’s gets no link, and the answer does not say so', async () => {
    const [person, other] = [await member('six@bible.example'), await member('seven@bible.example')]
    const change = async (email: string) =>
      await people.ask('updateProfile', {
        params: { id: person.user.id },
        token: person.token,
        body: { email, currentPassword: goodPassword },
      })
    const [taken, free] = [await change(other.email), await change('seven-free@bible.example')]
    expect(taken.json().user).toEqual(free.json().user)
    const mail = await mailTo(other.email, 2)
    expect(secretIn(mail.text)).toBe('')
  })

  it('a link begins with the configured address, whatever host a request names', async () => {
    const { email } = await member('eight@bible.example')
    await people.ask('requestPasswordReset', {
      body: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    })
    const { text } = await mailTo(email, 2)
    expect(text).toContain('https://bible.example/password-reset/')
    expect(text).not.toContain('evil')
  })

  it('a message of the contact form comes with an answer address, and adds no header', async () => {
    await people.ask('contact', {
      body: {
        name: 'Boas',
        email: 'boas@bible.example',
        subject: 'Korn\nBcc: all@bible.example',
        message: 'Guten Tag\n.\nQUIT',
      },
    })
    const mail = await mailTo('office@bible.example')
    expect(mail.to).toEqual(['office@bible.example'])
    expect(mail.head).toMatch(/^Reply-To: boas@bible\.example$/m)
    expect(mail.head).toMatch(/^Subject: Korn Bcc: all@bible\.example$/m)
    expect(mail.head).not.toMatch(/^Bcc:/im)
  })

  it('a message or a report that comes again after a lost answer is mailed once', async () => {
    const id = '0b7a4f6e-3c1d-4e8a-9f20-5d6c7b8a9e01'
    const office = () => sink.mails.filter(({ to }) => to.includes('office@bible.example')).length
    const before = office()
    const report = { id, type: 'text', text: 'Ein Wort fehlt.', content: 'Johannes 3,16 · SDE' }
    const message = { id, name: 'Rut', email: 'rut@bible.example', subject: 'Korn', message: 'Danke' }
    for (let count = 0; count < 3; count += 1) {
      expect((await people.ask('reportContent', { body: report })).statusCode).toBe(200)
      expect((await people.ask('contact', { body: message })).statusCode).toBe(200)
    }
    await mailTo('office@bible.example', before + 2)
    // Another address is written to after all of these: nothing else is under way.
    await register('ten@bible.example')
    await mailTo('ten@bible.example')
    expect(office()).toBe(before + 2)
  })

  it('mail that cannot be handed in is an error in the log, not in the answer', async () => {
    const silent = await startWithPeople(open, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@bible.example',
    })
    const body = { email: 'nine@bible.example', plain_password: goodPassword, nickname: 'N' }
    expect((await silent.ask('register', { body })).statusCode).toBe(200)
    await vi.waitFor(() => expect(silent.server.errors).toHaveLength(1), patient)
    expect(silent.server.errors[0]).not.toMatch(/email-confirmation#|nine@/)
    await silent.close()
  })

  it('no secret of a link is in the log', () => {
    const log = people.server.lines.join('')
    for (const { text } of sink.mails) if (secretIn(text)) expect(log).not.toContain(secretIn(text))
    expect(log).toContain('"mail":"registration"')
    expect(people.server.errors).toEqual([])
  })
})
