import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#db/database'
import { storedPublicSettings } from '#db/public-settings'
import { type FakeServer, freshDatabase, ours, startFakeServer } from '../testing/fake-server'
import { refreshPublicSettings } from './public-settings'

let database: Database
let server: FakeServer

beforeEach(() => {
  database = freshDatabase()
  server = startFakeServer()
})

const answer = (data: unknown) => {
  server.meddle = (path) => (path === '/api/settings' ? ours({ data }) : undefined)
}

it('what the operator has set is kept, and replaced by what is set later', async () => {
  expect(await storedPublicSettings(database)).toBeUndefined()
  answer({ links: { blog: { '*': 'https://blog.example' } } })
  await refreshPublicSettings(database)
  answer({ links: { blog: { de: 'https://blog.example/de' } } })
  await refreshPublicSettings(database)
  expect((await storedPublicSettings(database))?.links).toEqual({ blog: { de: 'https://blog.example/de' } })
})

it('an address that is no https address is not kept', async () => {
  answer({ links: { blog: { '*': 'javascript:alert(1)' } } })
  await expect(refreshPublicSettings(database)).rejects.toMatchObject({ code: 'api-response' })
  expect(await storedPublicSettings(database)).toBeUndefined()
})
