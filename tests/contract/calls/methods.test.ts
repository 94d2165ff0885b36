/** Every method at every kind of address gets our own answer: our headers, a sentence or an error of our form, what is allowed instead. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let port = 0
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => await server.close())

interface Answer {
  status: number | undefined
  headers: Readonly<Record<string, unknown>>
  text: string
}

function ask(method: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
    })
    asked.once('error', reject)
    asked.end()
  })
}

const paths = ['/', '/SDE/Ps23', '/nowhere', '/assets/none.js', '/api/library', '/api/nowhere']

it.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'MKCOL', 'SEARCH'])(
  '%s is answered by us everywhere',
  async (method) => {
    for (const path of paths) {
      const { status, headers, text } = await ask(method, path)
      expect([path, status]).toEqual([path, expect.toSatisfy((code) => code === 404 || code === 405)])
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      if (status === 405) expect(headers['allow']).toContain('GET')
      expect(text).toContain('There is nothing at this address.')
      expect(text).not.toContain('Route ')
    }
  },
)

it('HEAD is answered like GET, without the text', async () => {
  for (const path of paths) {
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)]
    expect([path, head.status, head.text, head.headers['content-type']]).toEqual([
      path,
      get.status,
      '',
      get.headers['content-type'],
    ])
  }
})
