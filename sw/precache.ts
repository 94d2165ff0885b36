/**
 * The precache: every file of the shell, fetched a few at a time. Workbox itself fetches one after the other,
 * so on a slow network each file costs a round trip before the app works offline, and again before an update
 * is ready.
 */
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { inParallel } from '#core/in-parallel'
import { precachedAtOnce } from '#core/limits'

declare const self: ServiceWorkerGlobalScope

/**
 * An entry with the hash of its content: a truncated or foreign answer makes the installation fail
 * (SERVICE-WORKER rule 6).
 */
export type ShellFile = PrecacheEntry & { integrity?: string }

/**
 * Registers the route, the installation and the clean-up for the files of a build. Call it once. Returns the
 * function that maps an address to its cache key.
 */
export function precacheShell(files: ShellFile[]): (url: string) => string | undefined {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  registerRoute(new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false }))
  self.addEventListener('install', (event) => event.waitUntil(install(controller, event)))
  self.addEventListener('activate', (event) => void controller.activate(event))
  return (url) => controller.getCacheKeyForURL(url)
}

/**
 * Skips files that are in the cache already, from the previous build or from an installation that was
 * interrupted.
 */
async function install(controller: PrecacheController, event: ExtendableEvent): Promise<void> {
  const files = [...controller.getURLsToCacheKeys()]
  const fetchOne = async ([url, cacheKey]: (typeof files)[number]) => {
    const integrity = controller.getIntegrityForCacheKey(cacheKey)
    const request = new Request(url, {
      ...(integrity ? { integrity } : {}),
      // The browser's own cache may hold an older file under a name without a hash.
      cache: cacheKey === url ? 'default' : 'reload',
      credentials: 'same-origin',
      priority: 'low',
    })
    await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }))
  }
  await inParallel(files, fetchOne, precachedAtOnce)
}
