/** The cookies of the app: small choices that must be known before the first paint or that say what was dismissed. */
import * as limits from '#core/limits'
import { daySeconds } from '#core/time'

/** Values that a browser with blocked cookies refused: they last for the lifetime of the page. */
const untaken = new Map<string, string>()

/** The value of a cookie, decoded; undefined when it is not set. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : untaken.get(name)
}

/** Keeps a value for 365 days (spec 1 §9), for this site only; where cookies are blocked, for this visit. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const seconds = limits.localeCookieDays * daySeconds
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
  untaken.delete(name)
  if (readCookie(name) === undefined) untaken.set(name, value)
}

/** Forgets a value. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/`
  untaken.delete(name)
}
