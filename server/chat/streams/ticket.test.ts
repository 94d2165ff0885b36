import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { chatSchema } from '#core/contract/assistant/chat'
import { makeTicket, readTicket, streamAddress } from './ticket'

const key = randomBytes(32)
const now = 1_790_000_000_000
const place = {
  chat: '9999999a-9999-4999-8999-99999999999a',
  user: 7,
  session: '11111111-1111-4111-8111-111111111111',
  n: 2,
}
const ticket = makeTicket(place, key, now)
const [user, n, session, expiry, seal] = ticket.split('.')

it('opens the answer it was made for, for five minutes', () => {
  expect(readTicket(ticket, place.chat, key, now)).toEqual(place)
  expect(readTicket(ticket, place.chat, key, now + 5 * 60_000 - 1)).toEqual(place)
  expect(readTicket(ticket, place.chat, key, now + 5 * 60_000)).toBeUndefined()
})

it.each([
  ['nothing', ''],
  ['another member', `8.${n}.${session}.${expiry}.${seal}`],
  ['another message', `${user}.4.${session}.${expiry}.${seal}`],
  ['a longer life', `${user}.${n}.${session}.${Number(expiry) + 1}.${seal}`],
  ['a changed seal', `${user}.${n}.${session}.${expiry}.${'A'.repeat(43)}`],
  ['a seal cut short', ticket.slice(0, -1)],
  ['more behind it', `${ticket}.x`],
  ['another way to write the member', `07.${n}.${session}.${expiry}.${seal}`],
  ['a space', ` ${ticket}`],
  ['a line behind it', `${ticket}\n`],
  ['no expiry', `${user}.${n}.${session}..${seal}`],
  ['another session', `${user}.${n}.${session?.replace('1', '2')}.${expiry}.${seal}`],
  ['no session', `${user}.${n}.${expiry}.${seal}`],
  ['a number without end', `${user}.${n}.${session}.${'9'.repeat(400)}.${seal}`],
])('opens nothing with %s', (_, changed) => {
  expect(readTicket(changed, place.chat, key, now)).toBeUndefined()
})

it('opens no other chat, and nothing under another key', () => {
  expect(readTicket(ticket, place.chat.replace('a', 'b'), key, now)).toBeUndefined()
  expect(readTicket(ticket, place.chat, randomBytes(32), now)).toBeUndefined()
})

it('makes an address that the contract allows', () => {
  const address = streamAddress(place, key, now)
  expect(chatSchema.shape.subscription_url.safeParse(address).success).toBe(true)
})
