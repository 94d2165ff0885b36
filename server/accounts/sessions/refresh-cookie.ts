/**
 * The long-lived secret (SECURITY S3): a token in a cookie that no script can read. It names its session, so
 * that an old token is recognised; its successor is computed from it and our key, so that two tabs that
 * refresh at once get the same one.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { daySeconds } from '#core/time'

/** `<session uuid>.<256 bits>` */
const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** A member who stays signed in has the cookie as long as the session may last. */
const stayingMaxAgeS = 365 * daySeconds

/** A random token for a session. */
export function newRefreshToken(session: string): string {
  return `${session}.${randomBytes(32).toString('base64url')}`
}

/** The token that replaces this one. */
export function successorOf(token: string, key: Uint8Array): string {
  const secret = createHmac('sha256', key).update(`refresh:${token}`).digest('base64url')
  return `${token.split('.', 1)[0]}.${secret}`
}

/** The session a token names; undefined for anything else. */
export function sessionOf(token: string): string | undefined {
  return tokenPattern.exec(token)?.[1]
}

/** The stored form of a secret. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The cookie's header value. Over plain http, as on one's own machine, browsers accept no Secure cookie. */
export function refreshCookie(token: string, staysLoggedIn: boolean, publicUrl: string): string {
  return cookieHeader(token, staysLoggedIn ? `; Max-Age=${stayingMaxAgeS}` : '', publicUrl)
}

/** Deletes the cookie. */
export function endedCookie(publicUrl: string): string {
  return cookieHeader('', '; Max-Age=0', publicUrl)
}

/** The token among the cookies of a request. */
export function readRefreshCookie(header: string | undefined, publicUrl: string): string | undefined {
  const start = `${cookieName(publicUrl)}=`
  const cookie = header?.split(/;\s*/).find((one) => one.startsWith(start))
  const token = cookie?.slice(start.length) ?? ''
  return tokenPattern.test(token) ? token : undefined
}

function cookieHeader(value: string, life: string, publicUrl: string): string {
  const secure = isSecure(publicUrl) ? '; Secure' : ''
  return `${cookieName(publicUrl)}=${value}${life}; Path=/; HttpOnly${secure}; SameSite=Strict`
}

function cookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-bs-rt' : 'bs-rt'
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
