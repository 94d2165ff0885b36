/**
 * The service worker: precaches the shell, keeps answers of /api/text by edition, answers every navigation of the app from its own
 * shell with the chapter in it. A new version waits until a page says so (SERVICE-WORKER rule 4). Nothing else.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { serviceWorkerMessageSchema } from '#core/contract/messages'
import { isNavigationOfApp, navigationAnswer } from './navigation'
import { dropOldCaches, isAsset, isText, keptAsset, textAnswer } from './runtime-caches'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
clientsClaim()

registerRoute(isNavigationOfApp, async ({ url }) => {
  const shell = await matchPrecache('/index.html')
  return shell ? navigationAnswer(url, shell) : fetch(url, { redirect: 'manual' })
})
registerRoute(isText, ({ request }) => textAnswer(request))
registerRoute(isAsset, ({ request }) => keptAsset(request))

self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))

self.addEventListener('message', (event) => {
  const parsed = serviceWorkerMessageSchema.safeParse(event.data)
  if (parsed.success && parsed.data.type === 'SKIP_WAITING') void self.skipWaiting()
})
