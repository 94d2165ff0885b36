// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '#core/errors'
import {
  draw,
  find,
  messages,
  press,
  submit,
  until,
  wordsIn,
  write,
} from '../../../../tests/support/drawn/draw'
import { miriam } from '../../../../tests/support/drawn/local-rows'
import { startPage } from '../../../../tests/support/drawn/page'
import { removeCookie, writeCookie } from '../../../platform/storage/cookies'
import { keepChoices, staysAtFirst } from './keep-choices'
import { LoginOverlay } from './login-overlay'
import { promoCode, RegisterOverlay } from './register-overlay'

const { t, worker, database } = startPage('account', 'forms')

afterEach(() => {
  removeCookie('bs-login')
  removeCookie('promo')
  history.replaceState(null, '', '/')
})

const field = (container: HTMLElement, name: string) => find<HTMLInputElement>(container, `[id$="-${name}"]`)
const isWrong = (container: HTMLElement, name: string) =>
  field(container, name).getAttribute('aria-invalid') === 'true'

describe('whether one stays signed in', () => {
  it('is wished for at first, and what was chosen last then', async () => {
    expect(staysAtFirst()).toBe(true)
    await keepChoices(false, true)
    expect(staysAtFirst()).toBe(false)
    expect((await database.options.get('device.forgetful'))?.value).toBe(true)
    await keepChoices(true, false)
    expect(staysAtFirst()).toBe(true)
  })
})

describe('the word of an invitation', () => {
  it.each([
    ['the address', '?promo=sommer-26', undefined, 'sommer-26'],
    ['the cookie', '', 'winter', 'winter'],
    ['the address before the cookie', '?promo=sommer', 'winter', 'sommer'],
    ['nowhere', '', undefined, ''],
    ['the address, where it is no word', '?promo=%3Cb%3E', undefined, ''],
    ['the address, where it is too long', `?promo=${'x'.repeat(61)}`, undefined, ''],
  ])('is that of %s', (_, search, cookie, code) => {
    history.replaceState(null, '', `/register${search}`)
    if (cookie) writeCookie('promo', cookie)
    expect(promoCode()).toBe(code)
  })
})

describe('signing in', () => {
  async function drawLogin(path = '/login') {
    const drawn = await draw(<LoginOverlay />, { path })
    await write(field(drawn.container, 'email'), ' miriam@example.org ')
    await write(field(drawn.container, 'password'), 'Ein langer Satz')
    return drawn
  }

  it('leads on to where the person wanted to go', async () => {
    worker.answer({ signIn: async () => miriam })
    const { container, path } = await drawLogin('/login?to=%2Fnotes')
    await submit(find(container, 'form'))
    await until(() => expect(path()).toBe('/notes'))
    expect(worker.inputsOf('signIn')).toEqual([
      [{ email: 'miriam@example.org', plain_password: 'Ein langer Satz', stayloggedin: true }],
    ])
  })

  it('never leads out of the app', async () => {
    worker.answer({ signIn: async () => miriam })
    const { container, path } = await drawLogin('/login?to=%2F%2Fevil.example%2F')
    await submit(find(container, 'form'))
    await until(() => expect(path()).toBe('/'))
  })

  it('keeps what was typed where the password is wrong, and says so', async () => {
    worker.answer({ signIn: async () => Promise.reject(new AppError('credentials-wrong', {})) })
    const { container } = await drawLogin()
    await submit(find(container, 'form'))
    await until(() => expect(wordsIn(container)).toContain(t('errors:credentials-wrong')))
    expect(field(container, 'password').value).toBe('Ein langer Satz')
  })

  it('asks for nothing while a field is empty', async () => {
    const { container } = await draw(<LoginOverlay />, { path: '/login' })
    expect(isWrong(container, 'email')).toBe(false)
    await submit(find(container, 'form'))
    await until(() =>
      expect([isWrong(container, 'email'), isWrong(container, 'password')]).toEqual([true, true]),
    )
    expect(worker.inputsOf('signIn')).toEqual([])
  })
})

describe('a new account', () => {
  async function fill(values: Record<string, string> = {}) {
    const drawn = await draw(<RegisterOverlay />, { path: '/register?to=%2Ftags' })
    const all = {
      nickname: 'Miriam',
      email: 'miriam@example.org',
      plain_password: 'Ein langer Satz am Brunnen',
      ...values,
    }
    for (const [name, value] of Object.entries(all)) await write(field(drawn.container, name), value)
    return drawn
  }

  it.each([
    ['nickname', 'Miriam\u0007'],
    ['nickname', 'M'.repeat(41)],
    ['email', 'miriam'],
    ['plain_password', 'kurz'],
  ])('is not made with a wrong %s', async (name, value) => {
    const { container } = await fill({ [name]: value })
    await submit(find(container, 'form'))
    await until(() => expect(isWrong(container, name)).toBe(true))
    expect(worker.inputsOf('register')).toEqual([])
  })

  it('is made in the language of the interface, with the word of an invitation', async () => {
    worker.answer({ register: async () => miriam })
    writeCookie('promo', 'sommer')
    const { container, path } = await fill()
    await press(field(container, 'newsletter'))
    await submit(find(container, 'form'))
    await until(() => expect(path()).toBe('/tags'))
    expect(worker.inputsOf('register')).toMatchObject([[{ newsletter: true, language: 1, promo: 'sommer' }]])
    await until(() => expect(messages()).toHaveLength(1))
  })

  it('begins with the link in the mail where there is mail', async () => {
    worker.answer({ register: async () => undefined })
    const { container, path } = await fill()
    await submit(find(container, 'form'))
    await until(() => expect(wordsIn(container)).toContain('miriam@example.org'))
    expect(path()).toBe('/register?to=%2Ftags')
    expect(container.querySelector('form')).toBeNull()
  })

  it('says at its field what the server says of it, until it is another', async () => {
    worker.answer({
      register: async () => Promise.reject(new AppError('invalid-input', { email: 'email-taken' })),
    })
    const { container } = await fill()
    await submit(find(container, 'form'))
    await until(() => expect(isWrong(container, 'email')).toBe(true))
    expect(wordsIn(container)).toContain(t('errors:email-taken'))
    await write(field(container, 'email'), 'mirjam@example.org')
    expect(isWrong(container, 'email')).toBe(false)
  })
})
