/** A browser without a screen: databases, a cookie jar, and `fetch` of an app page that asks a server. */
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { Database } from '#db/database'

export interface CookieBrowser {
  isOnline: boolean
  cookies: Map<string, string>
  /** Of texts, options and who is signed in. */
  database: Database
  /** Whatever runs from now on runs in this browser. */
  use(): void
}

/** Header the test server takes the client's address from. */
export const addressHeader = 'x-client-address'
const original = globalThis.fetch
let opened = 0

/** A new browser, at an address of its own. */
export function openCookieBrowser(origin: string): CookieBrowser {
  opened += 1
  const address = `10.0.${opened >> 8}.${opened & 255}`
  const factory = new IDBFactory()
  Dexie.dependencies.indexedDB = factory
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  const browser: CookieBrowser = {
    isOnline: true,
    cookies: new Map(),
    database: new Database(),
    use() {
      Dexie.dependencies.indexedDB = factory
      vi.stubGlobal('navigator', {
        get onLine() {
          return browser.isOnline
        },
      })
      vi.stubGlobal('addEventListener', () => undefined)
      vi.stubGlobal('fetch', (path: string, init: RequestInit) => ask(browser, origin, address, path, init))
    },
  }
  browser.use()
  return browser
}

async function ask(
  { isOnline, cookies }: CookieBrowser,
  origin: string,
  address: string,
  path: string,
  init: RequestInit,
): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch')
  const headers = new Headers(init.headers)
  headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
  headers.set('origin', origin)
  headers.set(addressHeader, address)
  const answer = await original(`${origin}${path}`, { ...init, headers })
  for (const cookie of answer.headers.getSetCookie()) take(cookies, cookie)
  return answer
}

function take(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const [name = '', value = ''] = pair.split('=')
  const isGone = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))
  if (isGone) cookies.delete(name)
  else cookies.set(name, value)
}
