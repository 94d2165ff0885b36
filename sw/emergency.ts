/**
 * The emergency switch (SERVICE-WORKER rule 7): served as /sw.js in place of the service worker, it deletes
 * the app's files, unregisters itself and lets every page load from the server again. Texts and what people
 * wrote stay.
 */
import { isTextCache } from '#core/contract/browser/caches'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(giveUp()))

async function giveUp(): Promise<void> {
  await forgetFiles()
  await self.registration.unregister()
  // Only windows this worker controls: reloading one that loads afterwards would start a loop.
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.all(windows.map((client) => client.navigate(client.url).catch(() => null)))
  // The previous worker may still store answers, also a little later, because pages load some parts late.
  for (const afterMs of [0, 1_000, 4_000]) {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await forgetFiles()
  }
}

async function forgetFiles(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !isTextCache(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
