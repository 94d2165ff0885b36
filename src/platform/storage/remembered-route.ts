/**
 * The cookie `bs-params`: the route of the last text or search on the screen, for when nothing else remembers
 * it. Read with the same care as a foreign path.
 */
import { safePath } from '#core/contract/address/safe-path'
import { readCookie, removeCookie, writeCookie } from './cookies'

const cookie = 'bs-params'

/** Keeps what else the cookie remembers. */
export function rememberRoute(path: string): void {
  writeCookie(cookie, JSON.stringify({ ...remembered(), route: path }))
}

export function forgetRoute(): void {
  removeCookie(cookie)
}

/** Undefined where there is none, or one that leads out of the app (SECURITY C3). */
export function rememberedRoute(): string | undefined {
  return safePath(remembered().route)
}

/** Nothing where the cookie cannot be read. */
export function remembered(): { route?: unknown; plans?: unknown } {
  try {
    const value: unknown = JSON.parse(readCookie(cookie) ?? 'null')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Height of the plans on home, px: their space is reserved before the database answers. 0 for none. */
export function rememberPlans(plans: number): void {
  writeCookie(cookie, JSON.stringify({ ...remembered(), plans }))
}
