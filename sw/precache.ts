/**
 * The precache: every file of the shell, fetched a few at a time. Workbox itself fetches one after the other, so that on a far network
 * each costs a round trip before the app works offline, and again before an update is ready.
 */
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { inParallel } from '#core/in-parallel'
import { precachedAtOnce } from '#core/limits'

declare const self: ServiceWorkerGlobalScope

/** An entry with the hash of its content: a cut or foreign answer makes the installation fail (SERVICE-WORKER rule 6). */
export type ShellFile = PrecacheEntry & { integrity?: string }

/** Registers route, installation and cleaning up for the files of a build. Call once. Answers the way from an address to its key in the cache. */
export function precacheShell(files: ShellFile[]): (url: string) => string | undefined {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  registerRoute(new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false }))
  self.addEventListener('install', (event) => event.waitUntil(install(controller, event)))
  self.addEventListener('activate', (event) => void controller.activate(event))
  return (url) => controller.getCacheKeyForURL(url)
}

/** What is in the cache already is not fetched: from the build before, or from an installation that came this far. */
async function install(controller: PrecacheController, event: ExtendableEvent): Promise<void> {
  const files = [...controller.getURLsToCacheKeys()]
  const fetchOne = async ([url, cacheKey]: (typeof files)[number]) => {
    const integrity = controller.getIntegrityForCacheKey(cacheKey)
    const request = new Request(url, {
      ...(integrity ? { integrity } : {}),
      // A file whose name does not tell its content may be an older one in the browser's own cache.
      cache: cacheKey === url ? 'default' : 'reload',
      credentials: 'same-origin',
      priority: 'low',
    })
    await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }))
  }
  await inParallel(files, fetchOne, precachedAtOnce)
}
