/** A server whose database of members is not there is a server for reading (SECURITY E2). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, type Call, type CallName } from '#core/contract/api'
import { callNames } from '../../../server/http/call-routes'
import type { Store } from '../../../server/store/store'
import { openMemoryStore } from '../../support/databases/memory-store'
import { goodPassword, type People, startWithPeople } from '../accounts/people'

const reading = ['/', '/TST/1Mo1', '/search/TST/Anfang', '/api/text/TST/1Mo1', '/api/library']
const cookie = `__Host-bs-rt=00000000-0000-4000-8000-000000000000.${'x'.repeat(43)}`

describe('a database that cannot be opened', () => {
  let people: People
  beforeAll(async () => {
    people = await startWithPeople(async () => {
      throw new Error('no disk')
    })
  })
  afterAll(async () => await people.close())

  it.each(reading)('leaves %s as it is', async (url) => {
    expect((await people.server.app.inject({ url })).statusCode).toBe(200)
  })

  it.each([
    ['login', { email: 'a@bible.example', plain_password: goodPassword }],
    ['refreshToken', undefined],
    ['sharedTags', undefined],
    ['sharedLikes', undefined],
  ] as const)('makes %s answer that it may be asked again', async (name, body) => {
    const answer = await people.ask(name, { body, cookie })
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable'])
  })
})

describe('a database that went away', () => {
  let people: People
  let token = ''
  beforeAll(async () => {
    const store = await openMemoryStore()
    const breaking = breakable(store)
    people = await startWithPeople(async () => breaking.store)
    ;({ token } = await people.register())
    breaking.stop()
  })
  afterAll(async () => await people.close())

  it.each(reading)('leaves %s as it is', async (url) => {
    expect((await people.server.app.inject({ url })).statusCode).toBe(200)
  })

  const ofMembers = callNames().filter((name) => api[name].access !== 'visitor')
  it.each(ofMembers)('makes %s answer that it may be asked again', async (name: CallName) => {
    const call: Call = api[name]
    const answer = await people.ask(name, { params: { id: 1, key: 'any' }, body: call.body && {}, token })
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable'])
  })
})

/** A store whose server can be taken away. */
function breakable(store: Store): { store: Store; stop(): void } {
  let isGone = false
  const reach = () => {
    if (isGone) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  }
  return {
    stop: () => void (isGone = true),
    store: {
      ...store,
      get db() {
        reach()
        return store.db
      },
      async transaction(work) {
        reach()
        return await store.transaction(work)
      },
    },
  }
}
