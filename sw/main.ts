/**
 * The service worker: precaches the shell, caches answers of /api/text by edition and words by language,
 * answers every navigation of the app from its own shell with the chapter in it, pictures of downloaded packs
 * from the local database, and sends members' changes when the browser wakes it for that. A new version waits until a page activates it (SERVICE-WORKER rule 4).
 * Nothing else.
 */
import { cacheNames, clientsClaim, registerQuotaErrorCallback } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isSkipWaiting, outboxSyncTag } from '#core/contract/browser/messages'
import { fillAnswer, installation, isNavigationOfApp, pageOf } from './navigation'
import { isPackMedia, mediaAnswer } from './pack-media'
import { packedFiles } from './packed-files'
import { precacheShell, type ShellFile } from './precache'
import {
  cached,
  dropOldCaches,
  dropTexts,
  isAsset,
  isText,
  isWords,
  keptAsset,
  textAnswer,
  wordsAnswer,
} from './runtime-caches'

/** TypeScript's own types lack it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the shell; inserted by scripts/parts/build-app.mjs. */
  __WB_MANIFEST: ShellFile[]
}
/** Names of the files in /assets/ that are cached on first use; defined by scripts/parts/build-app.mjs. */
declare const __KEPT_ASSETS__: readonly string[]
/** Path of the file that packs the small files; defined by scripts/parts/build-app.mjs. */
declare const __PACK__: string

// An installation that runs out of space deletes cached texts; the browser tries again at its next start
// (rule 6).
registerQuotaErrorCallback(dropTexts)

const keyInCache = precacheShell(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

registerRoute(isNavigationOfApp, async ({ url, request }) => {
  const page = pageOf(url)
  const known = installation()
  const shell = await inPrecache('/index.html')
  return shell ? fillAnswer(shell, page, known) : fetch(request)
})
registerRoute(isPackMedia, ({ url, request }) => mediaAnswer(request, url))
registerRoute(isText, ({ request, event }) => textAnswer(request, event))
registerRoute(isWords, ({ request, event }) => wordsAnswer(request, event))
const packed = packedFiles(() => inPrecache(__PACK__))
registerRoute(
  isAsset,
  async ({ url, request, event }) => (await packed.find(url.pathname)) ?? keptAsset(request, event),
)

/** Looks up the cache by name: opening it would create it again after the emergency worker deleted it. */
async function inPrecache(path: string): Promise<Response | undefined> {
  const key = keyInCache(path)
  return key === undefined ? undefined : await cached(key, cacheNames.precache)
}

self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches(new Set(__KEPT_ASSETS__))))

self.addEventListener('message', (event) => {
  if (isSkipWaiting(event.data)) void self.skipWaiting()
})

self.addEventListener('sync', onSync)

/**
 * Background sync: the browser wakes the service worker when changes of a member wait and the network is
 * back (SYNC 3.10). Loads the sending code only on demand, so that navigations do not wait for it.
 */
function onSync(event: Event): void {
  if (!isSyncEvent(event) || event.tag !== outboxSyncTag) return
  event.waitUntil(
    import('../worker/background/send-in-background').then(({ sendInBackground }) => sendInBackground()),
  )
}

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event
}
