/** The one Trusted Types policy of the app: addresses of our own worker scripts, and those the operator has set one by one (SECURITY 5.6). */
import { once } from '#core/once'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

/** Scripts of other origins, whole addresses. */
const others = new Set<string>()

const rules = {
  createScriptURL(url: string): string {
    if (others.has(url)) return url
    const { origin, pathname } = new URL(url, location.href)
    const isOwn =
      origin === location.origin && (pathname === '/sw.js' || /^\/(assets|worker)\//.test(pathname))
    if (!isOwn) throw new TypeError(`not a script of this app: ${pathname}`)
    return url
  },
}

/**
 * Created when it is first needed: the browser refuses a second one, and a second start of the program has a
 * message of its own.
 */
const policy = once(() => globalThis.trustedTypes?.createPolicy('bs-url', rules) ?? rules)

/** An address the browser accepts for a worker; throws TypeError for any other script. */
export function trustedScriptUrl(url: string): string {
  return policy().createScriptURL(url)
}

/** The same for the script of a service the operator has set and the person has allowed. */
export function trustedServiceUrl(url: string): string {
  others.add(url)
  return policy().createScriptURL(url)
}
