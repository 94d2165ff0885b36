/** Ways in which a browser keeps nothing for a page and its worker, at the start or from some moment on. */
import type { BrowserContext, Page } from 'playwright'

export interface BrokenStore {
  name: string
  /** What the page says is missing, in German. */
  says: RegExp
  /** From `breakStores` on; else from the start. */
  isLate?: boolean
  /** Runs in the page, and in its worker where the page has the service worker no more. */
  ruin: (kind: string) => void
  /** Given to `ruin`. */
  kind: string
  /** The service worker is left alone: what is broken needs no other file of the worker. */
  keepsServiceWorker?: boolean
}

const nothing = /speichert gerade nichts/
const noShell = /bewahrt die App nicht auf/
const noSession = /merkt sich nichts für diesen Tab/

const opening = (kind: string): BrokenStore => ({
  name: `IndexedDB: open fails with ${kind}`,
  says: nothing,
  ruin: ruinOpening,
  kind,
})
const late = (kind: string): BrokenStore => ({
  name: `IndexedDB: ${kind}, later`,
  says: nothing,
  isLate: true,
  ruin: ruinRequests,
  kind,
})

export const brokenStores: readonly BrokenStore[] = [
  ...['SecurityError', 'VersionError', 'UnknownError', 'QuotaExceededError', 'silence'].map(opening),
  { name: 'IndexedDB: throws', says: nothing, ruin: ruinOpening, kind: 'throws' },
  { name: 'IndexedDB: is not there', says: nothing, ruin: ruinProperty, kind: 'indexedDB' },
  ...['UnknownError', 'throws', 'silence'].map(late),
  {
    name: 'session and local storage: throw',
    says: noSession,
    ruin: ruinProperty,
    kind: 'sessionStorage localStorage',
    keepsServiceWorker: true,
  },
  { name: 'caches: throw', says: noShell, ruin: ruinProperty, kind: 'caches' },
  { name: 'caches: are refused', says: noShell, ruin: ruinCaches, kind: '' },
  { name: 'service worker: is not there', says: noShell, ruin: ruinServiceWorker, kind: 'missing' },
  { name: 'service worker: is refused', says: noShell, ruin: ruinServiceWorker, kind: 'refused' },
  {
    name: 'everything at once',
    says: nothing,
    ruin: ruinProperty,
    kind: 'indexedDB sessionStorage localStorage caches',
  },
]

/** Whoever breaks something later says so here. */
const channel = 'test-break'

/** Breaks what pages of this context store. */
export async function breakContext(context: BrowserContext, store: BrokenStore): Promise<void> {
  const source = `(${store.ruin.toString()})(${JSON.stringify(store.kind)});\n`
  await context.addInitScript(source)
  if (store.keepsServiceWorker) return
  // It would answer with its own copy of the worker's file.
  await context.route('**/sw.js', (route) => route.fulfill({ status: 404, body: '' }))
  await context.route(/\/assets\/main-[\w-]{8}\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: source + (await answer.text()) })
  })
}

/** Breaks what is broken later. */
export async function breakStores(page: Page): Promise<void> {
  await page.evaluate((name) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    new BroadcastChannel(name).postMessage('now')
    Reflect.get(globalThis, 'breakNow')?.()
  }, channel)
}

function ruinOpening(kind: string): void {
  IDBFactory.prototype.databases = () =>
    kind === 'silence' ? new Promise(() => undefined) : Promise.reject(new DOMException('test', kind))
  IDBFactory.prototype.open = () => {
    if (kind === 'throws') throw new DOMException('test', 'SecurityError')
    const request = Object.assign(new EventTarget(), { error: new DOMException('test', kind) })
    if (kind !== 'silence')
      setTimeout(() => {
        const event = new Event('error')
        request.dispatchEvent(event)
        Reflect.get(request, 'onerror')?.call(request, event)
      })
    return request as unknown as IDBOpenDBRequest
  }
}

function ruinRequests(kind: string): void {
  let isBroken = false
  const ruin = () => {
    isBroken = true
  }
  new BroadcastChannel('test-break').addEventListener('message', ruin)
  Reflect.set(globalThis, 'breakNow', ruin)
  const { transaction } = IDBDatabase.prototype
  const { open, databases } = IDBFactory.prototype
  IDBFactory.prototype.databases = function (this: IDBFactory) {
    return isBroken ? new Promise(() => undefined) : databases.call(this)
  }
  IDBFactory.prototype.open = function (this: IDBFactory, ...input) {
    return isBroken ? (new EventTarget() as IDBOpenDBRequest) : open.apply(this, input)
  }
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...input) {
    if (isBroken && kind === 'throws') throw new DOMException('test', 'UnknownError')
    return transaction.apply(this, input)
  }
  const failing = (store: IDBObjectStore | IDBIndex) => {
    const { transaction: owner } = store instanceof IDBIndex ? store.objectStore : store
    const request = Object.assign(new EventTarget(), { error: new DOMException('test', 'UnknownError') })
    if (kind === 'UnknownError')
      setTimeout(() => {
        // As the browser does: the database hears of it first, then who asked.
        const event = new Event('error')
        Object.defineProperty(event, 'target', { value: request })
        owner.db.dispatchEvent(event)
        Reflect.get(request, 'onerror')?.call(request, event)
      })
    return request as IDBRequest
  }
  // A disk that does not answer ends no transaction either.
  for (const prototype of [IDBDatabase.prototype, IDBTransaction.prototype])
    prototype.addEventListener = function (
      this: IDBDatabase | IDBTransaction,
      event: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      const hear = (happened: Event) => {
        if (isBroken && kind === 'silence') return
        if (typeof listener === 'function') listener.call(this, happened)
        else listener?.handleEvent(happened)
      }
      EventTarget.prototype.addEventListener.call(this, event, hear, options)
    }
  const names = [
    'get',
    'getAll',
    'getAllKeys',
    'count',
    'openCursor',
    'openKeyCursor',
    'put',
    'add',
    'delete',
  ]
  for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const name of names) {
      const real = Reflect.get(prototype, name)
      if (typeof real !== 'function') continue
      Reflect.set(prototype, name, function (this: IDBObjectStore | IDBIndex, ...input: unknown[]) {
        return isBroken && kind !== 'throws' ? failing(this) : real.apply(this, input)
      })
    }
}

function ruinProperty(names: string): void {
  for (const name of names.split(' '))
    if (name in globalThis)
      Object.defineProperty(globalThis, name, {
        get: () => {
          if (name === 'indexedDB') return undefined
          throw new DOMException('test', 'SecurityError')
        },
      })
}

function ruinCaches(): void {
  for (const name of ['open', 'match', 'keys', 'has', 'delete'])
    Reflect.set(CacheStorage.prototype, name, () => Promise.reject(new DOMException('test', 'SecurityError')))
}

function ruinServiceWorker(kind: string): void {
  if (!('ServiceWorkerContainer' in globalThis)) return
  if (kind === 'missing') Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  else
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('test', 'SecurityError'))
}
