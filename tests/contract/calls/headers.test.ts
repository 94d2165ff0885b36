import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractVersion } from '#core/contract/version'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => await server.close())

/** Every kind of answer the server gives, failures included. */
const answers: readonly [method: 'GET' | 'POST' | 'OPTIONS' | 'HEAD', path: string, status: number][] = [
  ['GET', '/', 200],
  ['GET', '/en', 200],
  ['GET', '/search/liebe', 200],
  ['GET', '/TST/1Mo1', 200],
  ['GET', '/TST.ENG/1Mo1', 200],
  ['HEAD', '/TST/1Mo1', 200],
  ['GET', '/tst/1mo1', 308],
  ['GET', '/TST/1Mo51', 404],
  ['GET', '/ENG/Exod1', 404],
  ['GET', '/unknown/1Mo1', 404],
  ['GET', '/STANDARD/1Mo1', 307],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/index.html', 200],
  ['GET', '/sw.js', 200],
  ['GET', '/boot.js', 200],
  ['GET', '/og.png', 200],
  ['GET', '/assets/main-1a2b.js', 200],
  ['GET', '/assets/none-9z9z.js', 404],
  ['GET', '/amp', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/sitemap/TST.xml', 200],
  ['GET', '/sitemap-pages.xml', 200],
  ['GET', '/og/TST/1001001.a1.png', 200],
  ['HEAD', '/og/TST/1001001.a1.png', 200],
  ['GET', '/og/TST/1001009.a1.png', 404],
  ['GET', '/sitemap/NONE.xml', 404],
  ['POST', '/', 405],
  ['GET', '/api/library', 200],
  ['GET', '/api/text/TST/1Mo1', 200],
  ['GET', '/api/text/NONE/1Mo1', 404],
  ['GET', '/api/nothing', 404],
  ['POST', '/api/library', 405],
  ['OPTIONS', '/api/library', 204],
]

it.each(answers)('%s %s answers %i with every security header', async (method, url, status) => {
  const { statusCode, headers } = await server.app.inject({ method, url })
  expect(statusCode).toBe(status)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'( 'sha256-[^' ]{43}='){1,2}; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types bs-url dompurify ProseMirrorClipboard$/,
  )
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('geolocation=()')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['x-api']).toBe(
    url.startsWith('/api/') && method !== 'OPTIONS' ? String(contractVersion) : undefined,
  )
  if (status === 200) expect(headers['content-type']).toMatch(/; charset=utf-8$|^image\/png$/)
})

it('allows the styles inside a page by their hash, on pages alone', async () => {
  const hash = createHash('sha256').update('p{color:red}').digest('base64')
  const policyOf = async (url: string) =>
    (await server.app.inject({ url })).headers['content-security-policy'] as string
  expect(await policyOf('/TST/1Mo1')).toContain(`'sha256-${hash}'; img-src`)
  expect(await policyOf('/index.html')).toContain(`'sha256-${hash}'; img-src`)
  expect(await policyOf('/api/library')).not.toContain(hash)
})

it('keeps pages and sw.js checked, assets for ever, failures not at all', async () => {
  const caching = async (url: string) => (await server.app.inject({ url })).headers['cache-control']
  expect(await caching('/')).toBe('no-cache')
  expect(await caching('/TST/1Mo1')).toBe('no-cache')
  expect(await caching('/index.html')).toBe('no-cache')
  expect(await caching('/sw.js')).toBe('no-cache')
  expect(await caching('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/assets/none-9z9z.js')).toBe('no-store')
  expect(await caching('/api/text/NONE/1Mo1')).toBe('no-store')
})

it('sends the compressed form the build made', async () => {
  const load = async (encoding: string) =>
    await server.app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': encoding } })
  expect((await load('gzip, deflate, br')).body).toBe('brotli of main')
  expect((await load('gzip')).body).toBe('gzip of main')
  expect((await load('br;q=0, identity')).body).toContain('export {}')
})

it('answers a missing asset with a sentence, never with a page', async () => {
  const answer = await server.app.inject({ url: '/assets/none-9z9z.js', headers: { accept: 'text/html' } })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).not.toContain('<')
})

it('a page depends on no header but the encoding, the home page on the language too', async () => {
  const vary = async (url: string) => (await server.app.inject({ url })).headers.vary
  expect(await vary('/TST/1Mo1')).toBe('accept-encoding')
  expect(await vary('/')).toBe('accept-encoding, accept-language, cookie')
})
