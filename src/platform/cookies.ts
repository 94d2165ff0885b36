/** The cookies of the app: small choices that must be known before the first paint or that say what was dismissed. */
import * as limits from '#core/limits'

/** The value of a cookie, decoded; undefined when it is not set or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

/** Keeps a value for 365 days (spec 1 §9), for this site only. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const seconds = limits.localeCookieDays * 24 * 60 * 60
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}

/** Forgets a value. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/`
}
