/** The one Trusted Types policy of the app: addresses of our own worker scripts, nothing else (SECURITY 5.6). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

const rules = {
  createScriptURL(url: string): string {
    const { origin, pathname } = new URL(url, location.href)
    const isOwn =
      origin === location.origin && (pathname === '/sw.js' || /^\/(assets|worker)\//.test(pathname))
    if (!isOwn) throw new TypeError(`not a script of this app: ${pathname}`)
    return url
  },
}

const policy = globalThis.trustedTypes?.createPolicy('bs-url', rules) ?? rules

/** An address the browser accepts for a worker; throws TypeError for any other script. */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url)
}
