import { expect, it } from 'vitest'
import { api, type Call } from '#core/contract/api'
import { callerOf, checkOrigin, checkRight } from './identity'

const identify = async (token: string) => (token === 'good' ? { user: 7, session: 's' } : undefined)
const member: Call = api.sessions
const owner: Call = api.updateProfile
const visitor: Call = api.text
const withCookie: Call = api.logout
const publicUrl = 'https://bible.example'

it('finds the member of a good token, whatever the case of the word Bearer', async () => {
  expect(await callerOf(member, { authorization: 'bearer good' }, identify)).toEqual({
    user: 7,
    session: 's',
  })
})

it.each([
  [undefined, 'signed-out'],
  ['Basic good', 'signed-out'],
  ['Bearer', 'signed-out'],
  ['Bearer good good', 'signed-out'],
  ['Bearer bad', 'session-ended'],
])('refuses members whose header is %s with %s', async (authorization, code) => {
  await expect(callerOf(member, { authorization }, identify)).rejects.toMatchObject({ code })
})

it('asks nobody who a visitor is, so that reading needs no database', async () => {
  const asked = () => Promise.reject(new Error('asked'))
  expect(await callerOf(visitor, { authorization: 'Bearer good' }, asked)).toBeUndefined()
})

it('knows who signs out, and lets those sign out whose token is no longer good', async () => {
  expect(await callerOf(withCookie, { authorization: 'Bearer good' }, identify)).toMatchObject({ user: 7 })
  expect(await callerOf(withCookie, { authorization: 'Bearer bad' }, identify)).toBeUndefined()
})

it('refuses what was meant for another account', async () => {
  const headers = { authorization: 'Bearer good', 'x-account': '8' }
  await expect(callerOf(member, headers, identify)).rejects.toMatchObject({ code: 'wrong-account' })
})

it('denies what the table does not allow, as if it were not there', () => {
  const caller = { user: 7, session: 's' }
  expect(() => checkRight(owner, caller, { id: 7 })).not.toThrow()
  expect(() => checkRight(owner, caller, { id: 8 })).toThrow('not-found')
  expect(() => checkRight(owner, caller, { id: '7' })).toThrow('not-found')
  expect(() => checkRight(owner, caller, {})).toThrow('not-found')
  expect(() => checkRight({ ...owner, access: 'admin' }, caller, { id: 7 })).toThrow('not-found')
  expect(() => checkRight(member, undefined, {})).toThrow('not-found')
})

const ours = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

it.each([
  ['no header of ours', { 'content-type': 'application/json' }],
  ['no content type', { 'x-requested-with': 'XMLHttpRequest' }],
  ['a form', { ...ours, 'content-type': 'text/plain; application/json' }],
])('lets nobody change anything with %s', (_, headers) => {
  expect(() => checkOrigin(owner, headers, publicUrl)).toThrow('not-allowed')
})

it('lets anybody read and search', () => {
  expect(() => checkOrigin(visitor, {}, publicUrl)).not.toThrow()
  expect(() => checkOrigin(api.searchHybrid, {}, publicUrl)).not.toThrow()
})

it.each([
  ['same-origin', undefined, true],
  ['same-site', 'https://bible.example', false],
  ['cross-site', 'https://bible.example', false],
  ['none', undefined, false],
  [undefined, 'https://bible.example', true],
  [undefined, 'http://localhost:8787', true],
  [undefined, 'https://bible.example.evil', false],
  [undefined, 'null', false],
  [undefined, undefined, false],
])('takes the cookie from Sec-Fetch-Site %s, Origin %s: %s', (site, origin, isTaken) => {
  const headers = { ...ours, host: 'localhost:8787', 'sec-fetch-site': site, origin }
  const check = () => checkOrigin(withCookie, headers, publicUrl)
  if (isTaken) expect(check).not.toThrow()
  else expect(check).toThrow('not-allowed')
})
