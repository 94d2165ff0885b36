/**
 * The emergency switch (SERVICE-WORKER rule 7): served as /sw.js instead of the service worker, it gives up the app's files and itself and
 * lets every page load from the server again. Texts and what people wrote stay where they are.
 */
import { isTextCache } from '#core/contract/browser/caches'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(giveUp()))

async function giveUp(): Promise<void> {
  await forgetFiles()
  await self.registration.unregister()
  // Only those it is in charge of: a page that asks again afterwards must not be sent round in circles.
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.all(windows.map((client) => client.navigate(client.url).catch(() => null)))
  // What the worker before was still answering it may have stored again, also a little later: pages fetch parts of themselves late.
  for (const afterMs of [0, 1_000, 4_000]) {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await forgetFiles()
  }
}

async function forgetFiles(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !isTextCache(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
