import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address'

const addressOf = async (headers: Record<string, string>, trusted?: string, remoteAddress = '192.0.2.1') => {
  const app = Fastify()
  app.get('/', (request, reply) => reply.send(clientAddress(request, trusted)))
  return (await app.inject({ url: '/', headers, remoteAddress })).body
}

it('is the connection’s, whatever a client writes into headers nobody named', async () => {
  expect(await addressOf({ 'x-forwarded-for': '203.0.113.9' })).toBe('192.0.2.1')
})

it('is the last entry of the trusted header: the entries before are the client’s own words', async () => {
  expect(await addressOf({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9' }, 'x-forwarded-for')).toBe(
    '203.0.113.9',
  )
})

it('is the connection’s where the trusted header is missing or no address', async () => {
  expect(await addressOf({}, 'x-real-ip')).toBe('192.0.2.1')
  expect(await addressOf({ 'x-real-ip': 'bucket; drop' }, 'x-real-ip')).toBe('192.0.2.1')
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
])('of %s counts as %s', async (written, counted) => {
  expect(await addressOf({ 'x-real-ip': written }, 'x-real-ip')).toBe(counted)
})
