import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accessTokens, tokenLifeS } from './access-token'

const key = randomBytes(32)
const otherKey = randomBytes(32)
const origin = 'https://bible.example'
const tokens = accessTokens(key, origin)
const caller = { user: 7, session: '11111111-2222-4333-8444-555555555555' }
const nowS = () => Math.floor(Date.now() / 1_000)

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const goodHeader = { alg: 'HS256', typ: 'JWT' }
const goodClaims = () => ({
  sid: caller.session,
  typ: 'access',
  iss: origin,
  aud: `${origin}/api`,
  sub: '7',
  iat: nowS(),
  exp: nowS() + tokenLifeS,
})

/** Signed rightly, whatever it says. */
function signed(
  claims: unknown = goodClaims(),
  header: unknown = goodHeader,
  by: Buffer = key,
  hash = 'sha256',
): string {
  const content = `${base64(header)}.${base64(claims)}`
  return `${content}.${createHmac(hash, by).update(content).digest('base64url')}`
}
const withClaims = (changed: Record<string, unknown>) => signed({ ...goodClaims(), ...changed })
const withHeader = (changed: Record<string, unknown>, by = key) =>
  signed(goodClaims(), { ...goodHeader, ...changed }, by)
const without = (name: string) =>
  signed(Object.fromEntries(Object.entries(goodClaims()).filter(([claim]) => claim !== name)))
const pieces = (): [string, string, string] => {
  const [header = '', claims = '', signature = ''] = signed().split('.')
  return [header, claims, signature]
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const jwk = { kty: 'oct', k: otherKey.toString('base64url') }
const rsaSigned = () => {
  const content = `${base64({ alg: 'RS256', typ: 'JWT' })}.${base64(goodClaims())}`
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}

const mutations: readonly [name: string, token: () => string][] = [
  ['nothing', () => ''],
  ['no token', () => 'abc'],
  ['two parts', () => pieces().slice(0, 2).join('.')],
  ['four parts', () => `${signed()}.x`],
  ['an empty signature', () => `${pieces()[0]}.${pieces()[1]}.`],
  ['algorithm none', () => `${base64({ alg: 'none', typ: 'JWT' })}.${pieces()[1]}.`],
  ['algorithm None with the signature', () => withHeader({ alg: 'None' })],
  ['algorithm nOnE without', () => `${base64({ alg: 'nOnE', typ: 'JWT' })}.${pieces()[1]}.`],
  ['no algorithm', () => signed(goodClaims(), { typ: 'JWT' })],
  ['HS384', () => signed(goodClaims(), { ...goodHeader, alg: 'HS384' }, key, 'sha384')],
  ['HS512', () => signed(goodClaims(), { ...goodHeader, alg: 'HS512' }, key, 'sha512')],
  ['HS256 in small letters', () => withHeader({ alg: 'hs256' })],
  ['RS256 with a key of its own', rsaSigned],
  ['HS256 with a public key as secret', () => signed(goodClaims(), goodHeader, Buffer.from(publicPem))],
  ['another key', () => signed(goodClaims(), goodHeader, otherKey)],
  ['an empty key', () => signed(goodClaims(), goodHeader, Buffer.alloc(0))],
  ['zeros as key', () => signed(goodClaims(), goodHeader, Buffer.alloc(32))],
  ['jwk of its own', () => withHeader({ jwk }, otherKey)],
  ['jku elsewhere', () => withHeader({ jku: 'https://evil.example/keys' }, otherKey)],
  ['x5u elsewhere', () => withHeader({ x5u: 'https://evil.example/cert' }, otherKey)],
  ['x5c of its own', () => withHeader({ x5c: ['MII'] }, otherKey)],
  ['kid that is a path', () => withHeader({ kid: '../../dev/null' }, Buffer.alloc(0))],
  ['kid that is SQL', () => withHeader({ kid: "' union select 'k' --" }, otherKey)],
  ['kid with our key', () => withHeader({ kid: 'a' })],
  ['crit', () => withHeader({ crit: ['exp'] })],
  ['b64 false', () => withHeader({ b64: false, crit: ['b64'] })],
  ['another type of token', () => withHeader({ typ: 'dpop+jwt' })],
  ['zip', () => withHeader({ zip: 'DEF' })],
  ['an end in the past', () => withClaims({ iat: nowS() - 1_000, exp: nowS() - 1 })],
  ['no end', () => without('exp')],
  ['an end that is text', () => withClaims({ exp: String(nowS() + 900) })],
  ['a late end for an old token', () => withClaims({ iat: nowS() - 2 * tokenLifeS, exp: nowS() + 900 })],
  ['a beginning in the future', () => withClaims({ iat: nowS() + 3_600, exp: nowS() + 4_000 })],
  ['no beginning', () => without('iat')],
  ['a time before which it is not good', () => withClaims({ nbf: nowS() + 600 })],
  ['another issuer', () => withClaims({ iss: 'https://bible.example.evil' })],
  ['no issuer', () => without('iss')],
  ['another audience', () => withClaims({ aud: `${origin}/other` })],
  ['several audiences', () => withClaims({ aud: [`${origin}/api`, 'x'] })],
  ['no audience', () => without('aud')],
  ['the type of a refresh token', () => withClaims({ typ: 'refresh' })],
  ['no type', () => without('typ')],
  ['no session', () => without('sid')],
  ['a session that is no uuid', () => withClaims({ sid: "1' or '1'='1" })],
  ['no member', () => without('sub')],
  ['a member that is a number', () => withClaims({ sub: 7 })],
  ['member 0', () => withClaims({ sub: '0' })],
  ['member 7e0', () => withClaims({ sub: '7e0' })],
  ['a list of members', () => withClaims({ sub: ['7', '8'] })],
  ['a right of its own', () => withClaims({ roles: ['admin'] })],
  ['claims that are a list', () => signed([goodClaims()])],
  ['claims that are no JSON', () => signed('{')],
  [
    'another member in the same signature',
    () => `${pieces()[0]}.${base64({ ...goodClaims(), sub: '8' })}.${pieces()[2]}`,
  ],
  ['a changed last letter', () => flipped(signed())],
  ['a space before it', () => ` ${signed()}`],
  ['a line break in it', () => signed().replace('.', '.\n')],
  ['padding', () => `${signed()}=`],
  ['the usual base64', () => signed({ ...goodClaims(), sub: '7' }).replace(/\./g, '+.')],
]

function flipped(token: string): string {
  // The first letter of the signature: the last one's low bits are not used.
  const at = token.lastIndexOf('.') + 1
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
}

describe('an access token', () => {
  it('is good for fifteen minutes and says who and which session', async () => {
    expect((await tokens.read(await tokens.issue(caller)))?.caller).toEqual(caller)
    const { caller: named, issuedAt = 0 } = (await tokens.read(signed())) ?? {}
    expect(named).toEqual(caller)
    expect(Math.abs(issuedAt - Date.now())).toBeLessThan(60_000)
  })

  it('says nothing else', async () => {
    const [header = '', claims = ''] = (await tokens.issue(caller)).split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(header)).toEqual(goodHeader)
    expect(Object.keys(read(claims)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'typ'])
  })

  it.each(mutations)('with %s is nobody’s', async (_, token) => {
    expect(await tokens.read(token())).toBeUndefined()
  })

  it('was tried in more than forty wrong forms, each of its own', () => {
    expect(new Set(mutations.map(([name]) => name)).size).toBeGreaterThan(40)
  })
})
