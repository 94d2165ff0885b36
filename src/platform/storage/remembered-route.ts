/**
 * The cookie `bs-params`: the route of the last text or search on the screen, for when nothing else remembers
 * it. Read with the same care as any foreign path.
 */
import { safePath } from '#core/contract/address/safe-path'
import { readCookie, removeCookie, writeCookie } from './cookies'

const cookie = 'bs-params'

export function rememberRoute(path: string): void {
  writeCookie(cookie, JSON.stringify({ route: path }))
}

export function forgetRoute(): void {
  removeCookie(cookie)
}

/** Undefined where there is none, or one that leads out of the app (SECURITY C3). */
export function rememberedRoute(): string | undefined {
  try {
    const value: unknown = JSON.parse(readCookie(cookie) ?? 'null')
    return typeof value === 'object' && value !== null && 'route' in value ? safePath(value.route) : undefined
  } catch {
    return undefined
  }
}
