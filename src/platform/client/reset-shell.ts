/**
 * Recovery when the files of the app do not fit together (SERVICE-WORKER rule 5): removes the service worker
 * and its copies, so that the next load comes from the server. Texts, recordings, options and everything
 * people wrote stay.
 */
import { isTextCache, recordingCacheName } from '#core/contract/browser/caches'
import { registeredWorker } from './service-worker-container'

/**
 * Removes the stored app; does nothing while the server does not answer, because then the copies are all
 * there is.
 */
export async function resetShell(): Promise<void> {
  const registration = await registeredWorker()
  if (!registration || !(await isServerThere())) return
  await registration.unregister()
  const names = (await caches.keys()).filter((name) => !isTextCache(name) && name !== recordingCacheName)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** A captive portal answers too, but not with our script. */
async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/sw.js', { cache: 'no-store' })
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('javascript')
  } catch {
    return false
  }
}
