/** Chats on a device against the real server: the same code as in a browser, with a writer that writes what a test says. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeTabs } from '../../../worker/testing/member-tabs'
import { openMemoryStore } from '../../support/databases/memory-store'
import { type ChatTab, closeChats, copiesOf, openChatTab } from '../../support/members/chat-tabs'
import { patient } from '../../support/patient'
import { said, scriptedWriter, sourced } from '../../support/servers/scripted-writer'
import { startTestServer, type TestServer } from '../test-server'
import { addressHeader, type CookieBrowser, openCookieBrowser } from './cookie-browser'

const password = 'Rosinenbrot mit Salz'
const question = { message: 'Wer kam bei Nacht zu Jesus?', abbr: 'TST', model: false }

let server: TestServer
let origin: string
let scripted: ReturnType<typeof scriptedWriter>
let browser: CookieBrowser
let tab: ChatTab
let people = 0
let email: string
let user: number

beforeAll(async () => {
  scripted = scriptedWriter()
  server = await startTestServer(
    { PUBLIC_URL: 'http://127.0.0.1', TRUST_PROXY: addressHeader, CHAT_DAILY_LIMIT: '100' },
    openMemoryStore,
    [],
    scripted.writer,
  )
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => await server.close())
beforeEach(async () => {
  people += 1
  email = `c${people}@bible.example`
  await newDevice()
  const registered = await tab.members.calls.register({ email, plain_password: password, nickname: 'Rut' })
  user = registered?.id ?? 0
})
afterEach(() => {
  closeChats()
  closeTabs()
  vi.unstubAllGlobals()
})

/** Another browser from now on. */
async function newDevice(): Promise<void> {
  browser = openCookieBrowser(origin)
  tab = await openChatTab(browser.database)
}

const answer = async (id: string) => (await copiesOf(user)).find((chat) => chat.id === id)?.messages.at(-1)

async function has(id: string, wanted: object): Promise<void> {
  await vi.waitFor(async () => expect(await answer(id)).toMatchObject(wanted), patient)
}

async function ask(more: { chat?: string } = {}) {
  const number = scripted.scripts.length
  const { id, limit } = await tab.chats.askChat({ ...question, ...more })
  return { id, limit, script: await scripted.begun(number) }
}

describe('the worker and the server', () => {
  it('an answer grows on the device while it is written, and is the same after a further question', async () => {
    const { id, script } = await ask()
    await has(id, { state: 'streaming', parts: [] })
    script.write(sourced(1), said('Erster.'))
    await has(id, { state: 'streaming', parts: [{}] })
    script.write(said('Zweiter.'))
    script.finish()
    await has(id, { state: 'complete', parts: [{}, {}] })
    const grown = await copiesOf(user)
    await has(id, { content: expect.stringContaining('Zweiter.') })
    await tab.chats.openChat(id)
    const [stored] = await copiesOf(user)
    expect(stored?.messages.at(-1)?.parts).toEqual(grown[0]?.messages.at(-1)?.parts)
    expect(stored?.context).toEqual(grown[0]?.context)
    const further = await ask({ chat: id })
    further.script.write(said('Dritter.'))
    further.script.finish()
    await has(id, { n: 4, state: 'complete' })
  })

  it('another device follows the answer from its beginning', async () => {
    const { id, script } = await ask()
    script.write(sourced(1), said('Erster.'))
    await has(id, { parts: [{}] })
    await newDevice()
    await tab.members.calls.signIn({ email, plain_password: password })
    await tab.chats.openChat(id)
    await has(id, { state: 'streaming', parts: [{}] })
    script.write(said('Zweiter.'))
    script.finish()
    await has(id, { state: 'complete', parts: [{}, {}] })
  })

  it('a stopped answer keeps what was written', async () => {
    const { id, script } = await ask()
    script.write(said('Erster.'))
    await has(id, { parts: [{}] })
    await tab.chats.stopAnswer(id)
    await has(id, { state: 'stopped', parts: [{}] })
  })

  it('a chat deleted on one device and taken back is here again', async () => {
    const { id, script } = await ask()
    script.write(said('Erster.'))
    script.finish()
    await has(id, { state: 'complete' })
    await tab.chats.deleteChat(id)
    expect(await copiesOf(user)).toEqual([])
    await expect(tab.chats.openChat(id)).rejects.toMatchObject({ code: 'not-found' })
    await tab.chats.restoreChat(id)
    await tab.chats.renameChat(id, 'Nikodemus')
    expect(await tab.chats.listChats('', 1)).toMatchObject({ total: 1, chats: [{ title: 'Nikodemus' }] })
    expect((await copiesOf(user)).map(({ title }) => title)).toEqual(['Nikodemus'])
    expect(await tab.chats.chatLimit()).toMatchObject({ limit: 100, remaining: 99 })
    await tab.chats.deleteChats()
    expect(await copiesOf(user)).toEqual([])
  })

  it('signing out in the middle leaves the answer to the server', async () => {
    const { id, script } = await ask()
    script.write(said('Erster.'))
    await has(id, { parts: [{}] })
    await tab.members.signOut('discard')
    script.finish()
    await tab.members.calls.signIn({ email, plain_password: password })
    await tab.chats.openChat(id)
    await has(id, { state: 'complete', parts: [{}] })
  })
})
