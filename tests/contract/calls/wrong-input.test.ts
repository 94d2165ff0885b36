import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { errorAnswerSchema } from '#core/contract/api'
import { contractVersion } from '#core/contract/version'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => await server.close())
afterEach(() => expect(server.errors).toEqual([]))

const wrong: readonly [path: string, status: number][] = [
  ['/api/text/NONE/1Mo1', 404],
  ['/api/text/TST.NONE/1Mo1', 404],
  ['/api/text/./1Mo1', 404],
  ['/api/text/../1Mo1', 404],
  ['/api/text/TST/nonsense', 404],
  ['/api/text/TST/%00', 400],
  ['/api/text/TST/1Mo1%00', 400],
  ['/api/text/T%00ST/1Mo1', 400],
  ['/api/text/TST/99999999', 404],
  ['/api/text/TST/67001000', 404],
  [`/api/text/TST/${'1'.repeat(501)}`, 400],
  [`/api/text/${'T'.repeat(400)}/1Mo1`, 400],
  ['/api/text/TST/%E0%A4%A', 400],
  ['/api/library/..%2f..%2fetc', 404],
  ['/api/library/__proto__', 404],
  ['/api/library/constructor', 404],
  ['/api/library/TST/segments/../../index.json', 404],
  ['/api/library/TST/segments/..%2f..%2findex', 400],
  [`/api/library/TST/segments/${'0'.repeat(64)}`, 404],
  [`/api/library/TST/segments/${'A'.repeat(64)}`, 400],
  ['/api/autocomplete/booknames/xx', 400],
  ['/api/autocomplete/booknames/__proto__', 400],
  ['/api/autocomplete/booknames/locales/de.xx', 404],
  ['/api/autocomplete/booknames/locales/', 404],
  ['/api/autocomplete/routeMeta/nothing/de/TST/1Mo1', 400],
  ['/api/autocomplete/routeMeta/text/xx/TST/1Mo1', 400],
  ['/api/autocomplete/routeMeta/text/de/TST/1Mo1?fallback=A&fallback=B', 400],
  ['/api/autocomplete/routeMeta/text/de/TST/1Mo1?no-ssr=maybe', 400],
  ['/api/lang/async', 400],
  ['/api/lang/xx', 400],
  ['/api/lang/..', 404],
  ['/api/lang/async?keys[]=common', 400],
  ['/api/lang/async?keys[]=..%2f..%2fpackage&locale=de', 400],
  ['/api/lang/async?keys[]=common&locale=de&locale=en', 400],
  ['/api/lang/async?keys=common&locale=de', 400],
  ['/api/lang/async?keys[]=%00&locale=de', 400],
  ['/api', 404],
  ['/api/', 404],
  ['/api/unknown?x=1', 404],
]

it.each(wrong)('%s is answered with %i and a failure in the one form', async (url, status) => {
  const answer = await server.app.inject({ url })
  expect(answer.statusCode).toBe(status)
  const { error } = errorAnswerSchema.parse(answer.json())
  expect(error.id).toMatch(/^[0-9a-f]{16}$/)
  expect(answer.body).not.toMatch(/node_modules|\.ts:|\/tmp/)
  expect(answer.headers['x-api']).toBe(String(contractVersion))
})

it('names the fields that are wrong', async () => {
  const { error } = (await server.app.inject({ url: '/api/lang/async?locale=xx' })).json()
  expect(Object.keys(error.validation).sort()).toEqual(['keys[]', 'locale'])
})

it('takes a key that pollutes prototypes for nothing', async () => {
  const answer = await server.app.inject({ url: '/api/library?__proto__[x]=1&constructor=2' })
  expect(answer.statusCode).toBe(200)
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

it('refuses a body over its limit and one that is no JSON', async () => {
  const send = async (payload: string) =>
    await server.app.inject({
      method: 'POST',
      url: '/api/library',
      headers: { 'content-type': 'application/json' },
      payload,
    })
  expect((await send(`"${'x'.repeat(200 * 1024)}"`)).statusCode).toBe(413)
  expect((await send('{"a":')).statusCode).toBe(400)
  expect((await send('')).statusCode).toBe(405)
})

const traversals = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets//etc/passwd',
  '/assets/main-1a2b.js%00.png',
  '/.env',
  '/.git/config',
  '/assets/.hidden.js',
]
it.each(traversals)('%s leads to no file', async (url) => {
  const answer = await server.app.inject({ url })
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.body).not.toMatch(/"dependencies"|root:|export \{\}/)
})

it('never leads to another origin', async () => {
  for (const url of [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/TST//evil.example',
    '/STANDARD//evil.example',
    '/./\\evil',
  ]) {
    const { headers, statusCode } = await server.app.inject({ url })
    expect([200, 307, 308, 400, 404]).toContain(statusCode)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  }
})

it('answers any address at all without an unexpected failure', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'api',
      'text',
      'TST',
      'ENG',
      'STANDARD',
      'library',
      'segments',
      'assets',
      'sitemap',
      'de',
      '1Mo1',
      '.',
      '..',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const address = fc
    .array(piece, { maxLength: 5 })
    .map(
      (pieces) => `/${pieces.map((one) => encodeURIComponent(one.replace(/\p{Surrogate}/gu, ''))).join('/')}`,
    )
  await fc.assert(
    fc.asyncProperty(address, fc.boolean(), async (path, isRaw) => {
      const url = isRaw ? path : path.replaceAll('%2F', '/').replaceAll('%', '%25')
      const { statusCode } = await server.app.inject({ url })
      expect(statusCode).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
