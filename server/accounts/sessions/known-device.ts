/**
 * A device that has signed in to an account before has its own attempts there: a guesser elsewhere does not
 * lock the owner out. The device shows a cookie that only we can make for this address; it grants no rights,
 * only a separate count.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { daySeconds } from '#core/time'
import { foldEmail } from '../same-email'

const cookieName = 'bs-dv'
const maxAgeS = 365 * daySeconds
/** `<128 bits>.<256 bits>` */
const valuePattern = /^([\w-]{22})\.([\w-]{43})$/

/** The device's id from the cookies of a request; undefined if it has not signed in with this address. */
export function knownDevice(header: string | undefined, email: string, key: Uint8Array): string | undefined {
  const start = `${cookieName}=`
  const cookie = header?.split(/;\s*/).find((one) => one.startsWith(start))
  const [, id, seal = ''] = valuePattern.exec(cookie?.slice(start.length) ?? '') ?? []
  if (id === undefined) return undefined
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(id, email, key)))
  return isOurs ? id : undefined
}

/**
 * The header of the cookie that identifies a device; browsers send it only to the sign-in call. On a shared
 * device it ends with the browser session.
 */
export function deviceCookie(
  email: string,
  staysLoggedIn: boolean,
  { key, publicUrl }: { key: Uint8Array; publicUrl: string },
): string {
  const id = randomBytes(16).toString('base64url')
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const value = `${id}.${sealOf(id, email, key)}`
  const life = staysLoggedIn ? `; Max-Age=${maxAgeS}` : ''
  return `${cookieName}=${value}${life}; Path=/api/login; HttpOnly${secure}; SameSite=Strict`
}

/** Deletes the cookie. */
export function forgottenDevice(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=; Max-Age=0; Path=/api/login; HttpOnly${secure}; SameSite=Strict`
}

function sealOf(id: string, email: string, key: Uint8Array): string {
  return createHmac('sha256', key)
    .update(`device:${id}:${foldEmail(email)}`)
    .digest('base64url')
}
