import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textAnswerSchema } from '#core/contract/editions/text-answer'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let origin = ''
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => await server.close())

it('a browser-like client reads a chapter, decoded, and has it confirmed', async () => {
  const first = await fetch(`${origin}/api/text/TST/1Mo1`, { headers: { 'accept-encoding': 'br' } })
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br'])
  const { data } = textAnswerSchema.parse(await first.json())
  expect(data.TST?.chapter?.verses).toHaveLength(3)
  const tag = first.headers.get('etag') ?? ''
  const again = await fetch(`${origin}/api/text/TST/1Mo1`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': tag },
  })
  expect(again.status).toBe(304)
})

it.each([
  ['a broken percent sign', 'GET /%E0%A4%A HTTP/1.1'],
  ['a null byte', 'GET /\0 HTTP/1.1'],
  ['no path', 'GET HTTP/1.1'],
  ['a foreign method', 'TRACE / HTTP/1.1'],
  ['a header that is too long', `GET /${'x'.repeat(40_000)} HTTP/1.1`],
])('survives %s', async (_, line) => {
  const answer = await rawRequest(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer.toLowerCase()).toContain('content-security-policy: default-src')
  expect((await fetch(`${origin}/api/library`)).status).toBe(200)
})

it.each(['/assets/../index.html', '/../package.json', '/assets/../../data/library/index.json'])(
  'serves no file for the unchanged path %s',
  async (path) => {
    expect(await rawRequest(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 404 /,
    )
  },
)

async function rawRequest(text: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return await new Promise((resolve, reject) => {
    let received = ''
    const socket = createConnection(Number(port), hostname, () => socket.write(text))
    socket.on('data', (part) => {
      received += part
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}
