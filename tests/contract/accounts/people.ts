/** People who use the API as the app does: with its headers, their token and their cookie, each from an address of their own. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { api, type Call, type CallName, callAddress } from '#core/contract/api'
import type { User } from '#core/contract/members/user'
import type { AnswerWriter } from '../../../server/chat/answer-writer'
import type { ChatTimes } from '../../../server/chat/model/client/watch'
import type { Store } from '../../../server/store/store'
import type { SmallPack } from '../../support/packs/small-pack'
import { patient } from '../../support/patient'
import { startTestServer, type TestServer } from '../test-server'

export const goodPassword = 'drei Körbe Brot'
/** Header the test server takes the client's address from. */
export const addressHeader = 'x-client-address'

export interface Person {
  user: User
  email: string
  token: string
  /** As the browser would send it. */
  cookie: string
}

export interface Asked {
  params?: unknown
  query?: unknown
  body?: unknown
  token?: string
  cookie?: string
  /** Of the client; another one each time when none is given. */
  address?: string
  headers?: Record<string, string | undefined>
}

export interface People {
  server: TestServer
  ask(name: CallName, asked?: Asked): Promise<LightMyRequestResponse>
  /** Makes an account and signs in, on a server without mail. */
  register(email?: string, more?: Record<string, unknown>): Promise<Person>
  login(email: string, password?: string, more?: Record<string, unknown>): Promise<Person>
  /** The last mail to an address, as soon as there are so many: mail is written after the answer. */
  mailTo(email: string, count?: number): Promise<string>
  /** How many mails went to an address so far. */
  mailCount(email: string): Promise<number>
  close(): Promise<void>
}

/** Opens a store with people over it before all tests, hands both to `begin`, and closes them after. */
export function peopleForAll<Opened extends Store>(
  open: () => Promise<Opened>,
  begin: (opened: { people: People; store: Opened }) => void,
): void {
  let people: People | undefined
  beforeAll(async () => {
    const store = await open()
    people = await startWithPeople(async () => store)
    begin({ people, store })
  })
  afterAll(async () => await people?.close())
}

export async function startWithPeople(
  open: () => Promise<Store>,
  settings: Record<string, string> = {},
  packs: readonly SmallPack[] = [],
  answerWriter?: AnswerWriter,
  chatTimes?: ChatTimes,
): Promise<People> {
  const own = { TRUST_PROXY: addressHeader, ...settings }
  const server = await startTestServer(own, open, packs, answerWriter, chatTimes)
  let number = 0

  async function ask(name: CallName, asked: Asked = {}): Promise<LightMyRequestResponse> {
    const call: Call = api[name]
    number += 1
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'sec-fetch-site': 'same-origin',
      [addressHeader]: asked.address ?? `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
      ...(asked.cookie === undefined ? {} : { cookie: asked.cookie }),
      ...asked.headers,
    }
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    return await server.app.inject({
      method: call.method,
      url: addressOf(name, asked),
      headers: sent,
      ...(asked.body === undefined ? {} : { payload: JSON.stringify(asked.body) }),
    })
  }

  async function mails(email: string): Promise<string[]> {
    const directory = join(server.data, 'mail')
    const files = (await readdir(directory).catch(() => [])).sort()
    const texts = await Promise.all(files.map(async (file) => await readFile(join(directory, file), 'utf8')))
    return texts.filter((text) => text.startsWith(`To: ${email}\n`))
  }

  async function begin(name: 'register' | 'login', email: string, more: object): Promise<Person> {
    const answer = await ask(name, { body: { email, plain_password: goodPassword, ...more } })
    if (answer.statusCode !== 200)
      throw new Error(`${name}: ${answer.statusCode} ${answer.body} ${server.errors.at(-1) ?? ''}`)
    const { data } = api.login.answer.parse(answer.json())
    return { user: data.user, email, token: data.token.jwt_token, cookie: cookieOf(answer) }
  }

  return {
    server,
    ask,
    async register(email = `person${(number += 1)}@bible.example`, more = {}) {
      return await begin('register', email, { nickname: 'Ruth', ...more })
    },
    login: async (email, password = goodPassword, more = {}) =>
      await begin('login', email, { plain_password: password, ...more }),
    mailTo: async (email, count = 1) =>
      await vi.waitFor(async () => {
        const found = await mails(email)
        expect(found.length).toBeGreaterThanOrEqual(count)
        return found.at(-1) ?? ''
      }, patient),
    mailCount: async (email) => (await mails(email)).length,
    close: async () => await server.close(),
  }
}

/** Any address a call can be sent to, also one its schema refuses. */
export function addressOf(name: CallName, { params = {}, query = {} }: Asked): string {
  return callAddress(name, params as never, query as never)
}

/** What a browser keeps of an answer. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const header = answer.headers['set-cookie']
  return (Array.isArray(header) ? header : [header ?? '']).map((one) => one.split(';', 1)[0]).join('; ')
}

/** The secret of the link in a mail. */
export function secretIn(mail: string | undefined): string {
  return /(?:#|\/password-reset\/)([\w-]{43})$/m.exec(mail ?? '')?.[1] ?? ''
}

export function codeOf(answer: LightMyRequestResponse): string {
  return answer.json().error?.code ?? ''
}
