/** What is not there is 404 on the server too; the page decides by the same function (src/app/routes.test.ts walks the same addresses). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPacks } from '../../support/packs/small-pack'
import { rightAddresses, wrongAddresses } from '../../support/pages/addresses'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ STANDARD: 'TST' }, undefined, smallPacks)
})
afterAll(async () => await server.close())

const statusOf = async (path: string) =>
  (await server.app.inject({ url: encodeURI(path), headers: { 'accept-language': 'de' } })).statusCode

describe('every route pattern', () => {
  it('with a wrong value is not found', async () => {
    const found: string[] = []
    for (const path of wrongAddresses) if ((await statusOf(path)) !== 404) found.push(path)
    expect(found).toEqual([])
  })

  it('with right values is there, or leads on', async () => {
    const lost: string[] = []
    for (const path of rightAddresses) if ((await statusOf(path)) >= 400) lost.push(path)
    expect(lost).toEqual([])
  })
})
