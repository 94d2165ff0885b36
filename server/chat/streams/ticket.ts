/**
 * The right to follow one answer, in its address: a browser sends no token with server-sent events. It lasts five minutes,
 * opens one answer of one member, and nothing else, as long as the session lives that got it. Sealed with the key of the access tokens, so that every process knows it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The answer that a ticket opens. */
export interface TicketPlace {
  chat: string
  user: number
  /** Of the member: the ticket is good as long as it is. */
  session: string
  /** The number of the message. */
  n: number
}

const lifeMs = 5 * 60_000
/** `<member>.<message>.<session>.<expiry in ms>.<256 bits>` */
const ticketPattern = /^([1-9]\d{0,9})\.([1-9]\d{0,3})\.([\w-]{1,40})\.([1-9]\d{0,15})\.([\w-]{43})$/

/** A new ticket. */
export function makeTicket(place: TicketPlace, key: Uint8Array, now: number): string {
  const { user, n, session } = place
  const expiry = now + lifeMs
  return `${user}.${n}.${session}.${expiry}.${sealOf(place, expiry, key)}`
}

/** The place that a ticket opens in this chat; undefined for every ticket that is not ours, of another chat, or too old. */
export function readTicket(
  ticket: string,
  chat: string,
  key: Uint8Array,
  now: number,
): TicketPlace | undefined {
  const [, user, n, session, expiry, seal = ''] = ticketPattern.exec(ticket) ?? []
  if (user === undefined || n === undefined || session === undefined || expiry === undefined) return undefined
  const place = { chat, user: Number(user), session, n: Number(n) }
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(place, Number(expiry), key)))
  return isOurs && Number(expiry) > now ? place : undefined
}

/** The address under which an answer is followed. */
export function streamAddress(place: TicketPlace, key: Uint8Array, now: number): string {
  return `/api/chat/${place.chat}/stream?ticket=${makeTicket(place, key, now)}`
}

function sealOf({ chat, user, session, n }: TicketPlace, expiry: number, key: Uint8Array): string {
  const sealed = `chat-stream:${chat}:${user}:${session}:${n}:${expiry}`
  return createHmac('sha256', key).update(sealed).digest('base64url')
}
