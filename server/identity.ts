/**
 * Identifies the caller, and checks the access the table allows: members by the Bearer token, visitors by
 * nothing. A caller without access gets the same answer whether or not anything exists at the address
 * (SECURITY 5.4 A1 to A3); a request of a foreign page gets none (5.7 C1).
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Access, Call } from '#core/contract/api'
import { AppError } from '#core/errors'

/** A member with a session. */
export interface Caller {
  user: number
  /** The session of the token. */
  session: string
}

/** The owner of a token while its session is alive; undefined for any other text. Throws unavailable. */
export type Identify = (token: string) => Promise<Caller | undefined>

/**
 * The member of a token by its signature alone, for counting public calls: uses no
 * database and waits for none.
 */
export type Recognise = (token: string) => Promise<number | undefined>

/**
 * Calls of members always have a caller; calls of visitors have one when a valid token
 * was sent and the call accepts the cookie.
 */
export type CallerFor<A extends Access, UsesCookie> = A extends 'visitor'
  ? UsesCookie extends true
    ? Caller | undefined
    : undefined
  : Caller

/**
 * The caller of `call`. Throws signed-out if the call needs one, wrong-account when the
 * request was meant for another member.
 */
export async function callerOf(
  call: Call,
  headers: IncomingHttpHeaders,
  identify: Identify,
): Promise<Caller | undefined> {
  if (call.access === 'visitor' && !call.usesCookie) return undefined
  const token = bearerToken(headers.authorization)
  const caller = token === undefined ? undefined : await identify(token)
  if (call.access === 'visitor') return caller
  if (!caller) throw new AppError(token === undefined ? 'signed-out' : 'session-ended')
  const meant = headers['x-account']
  if (meant !== undefined && meant !== String(caller.user)) throw new AppError('wrong-account')
  return caller
}

/** The member of a public call, according to its token. */
export async function memberOf(
  { authorization }: IncomingHttpHeaders,
  recognise: Recognise,
): Promise<number | undefined> {
  const token = bearerToken(authorization)
  return token === undefined ? undefined : await recognise(token)
}

/**
 * Throws not-found unless the caller may do this with the target that the parameters name. Anything the table
 * does not allow is denied.
 */
export function checkRight(
  { access }: Call,
  caller: Caller | undefined,
  params: Record<string, unknown>,
): void {
  if (access === 'visitor') return
  if (access === 'member' && caller) return
  if (access === 'owner' && caller && params['id'] === caller.user) return
  throw new AppError('not-found')
}

/**
 * Throws not-allowed for a request that a page of another origin could have made: a change needs headers that
 * force the browser to send a preflight; a call that accepts the cookie must come from our own pages.
 */
export function checkOrigin(call: Call, headers: IncomingHttpHeaders, publicUrl: string): void {
  if (call.method === 'GET' || call.changesNothing) return
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')
  if (!isJson || !headers['x-requested-with']) throw new AppError('not-allowed')
  if (call.usesCookie && !isOwnPage(headers, publicUrl)) throw new AppError('not-allowed')
}

/** Older browsers send no Sec-Fetch-Site, but an Origin with every method except GET. */
function isOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined || !URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === headers.host
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,2000})$/i.exec(authorization ?? '')?.[1]
}
