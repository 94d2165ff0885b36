/**
 * The right to follow one answer, in its address: a browser sends no token with server-sent events. It lasts five minutes,
 * opens one answer of one member, and nothing else. Sealed with the key of the access tokens, so that every process knows it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The answer that a ticket opens. */
export interface TicketPlace {
  chat: string
  user: number
  /** The number of the message. */
  n: number
}

const lifeMs = 5 * 60_000
/** `<member>.<message>.<expiry in ms>.<256 bits>` */
const ticketPattern = /^([1-9]\d{0,9})\.([1-9]\d{0,3})\.([1-9]\d{0,15})\.([\w-]{43})$/

/** A new ticket. */
export function makeTicket({ chat, user, n }: TicketPlace, key: Uint8Array, now: number): string {
  const expiry = now + lifeMs
  return `${user}.${n}.${expiry}.${sealOf({ chat, user, n }, expiry, key)}`
}

/** What a ticket opens in this chat; undefined for every ticket that is not ours, of another chat, or too old. */
export function readTicket(
  ticket: string,
  chat: string,
  key: Uint8Array,
  now: number,
): TicketPlace | undefined {
  const [, user, n, expiry, seal = ''] = ticketPattern.exec(ticket) ?? []
  if (user === undefined || n === undefined || expiry === undefined) return undefined
  const place = { chat, user: Number(user), n: Number(n) }
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(place, Number(expiry), key)))
  return isOurs && Number(expiry) > now ? place : undefined
}

/** The address under which an answer is followed. */
export function streamAddress(place: TicketPlace, key: Uint8Array, now: number): string {
  return `/api/chat/${place.chat}/stream?ticket=${makeTicket(place, key, now)}`
}

function sealOf({ chat, user, n }: TicketPlace, expiry: number, key: Uint8Array): string {
  return createHmac('sha256', key).update(`chat-stream:${chat}:${user}:${n}:${expiry}`).digest('base64url')
}
