/**
 * Registration of /sw.js and the way to a new version: a new worker waits; the page shows a prompt; agreeing tells it to take
 * over and every page of the app reloads once (SERVICE-WORKER rule 4). Without an answer it takes over when no window is open.
 * Loaded after the first chapter is drawn.
 */

import { Workbox } from 'workbox-window'
import { isKeptWhenUsed } from '#core/contract/browser/caches'
import { skipWaiting } from '#core/contract/browser/messages'
import { once } from '#core/once'
import { hourMs } from '#core/time'
import { byTheWay } from '../../platform/client/by-the-way'
import { registeredWorker, serviceWorkers } from '../../platform/client/service-worker-container'
import { trustedScriptUrl } from '../../platform/client/trusted-url'
import { workerClient } from '../../platform/client/worker-client'
import { addLateMessages } from '../../platform/language/language'
import { reloadPage } from '../../platform/page/reload'
import { noteMissing } from '../../platform/storage/missing-stores'
import { onceOnline } from '../../ui/timing/once-online'
import { updateState } from './update-state'

/** A page that stays open for days looks for a new version when a person returns to it, at most this often. */
const askAgainMs = hourMs
/** How often to check whether a worker that was told to take over still waits. */
const takeOverMs = 3000

/** Registers the service worker; `onError` hears a failure once (ServiceWorkerRegError). */
export async function registerServiceWorker(onError: (error: unknown) => void): Promise<void> {
  if (!import.meta.env.PROD) return
  const container = serviceWorkers()
  if (!container || !(await hasCaches())) noteMissing('shell')
  if (!container) return
  const workbox = new Workbox(trustedScriptUrl('/sw.js'))
  workbox.addEventListener('waiting', () => updateState.set('waiting'))
  workbox.addEventListener('activated', () => byTheWay(onceOnline(keepLoaded)))
  reloadOnTakeover(container)
  try {
    await onceOnline(() => workbox.register())
    askForUpdates(workbox)
  } catch (error) {
    noteMissing('shell')
    onError(error)
  }
}

/** Lets the waiting version take over. */
export async function applyUpdate(): Promise<void> {
  updateState.set('taking-over')
  setTimeout(reloadOnceTaken, takeOverMs)
  const registration = await registeredWorker()
  registration?.waiting?.postMessage({ type: skipWaiting })
}

/**
 * Reloads after a takeover that this page was not told of. Before the takeover Chromium may ask the old
 * worker for the page and end that worker without an answer.
 */
async function reloadOnceTaken(): Promise<void> {
  const registration = await registeredWorker()
  if (registration?.waiting) setTimeout(reloadOnceTaken, takeOverMs)
  else reloadOnce()
}

/**
 * The first worker of a page only takes control; any later one belongs to another build, and so do its files.
 */
function reloadOnTakeover(container: ServiceWorkerContainer): void {
  let hasController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (hasController) reloadOnce()
    hasController = true
  })
}

/** Without them a service worker is registered and keeps nothing. */
async function hasCaches(): Promise<boolean> {
  try {
    await caches.keys()
    return true
  } catch {
    return false
  }
}

const reloadOnce = once(reloadPage)

function askForUpdates(registered: Workbox): void {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMs) return
    askedAt = Date.now()
    // Offline, or the server is down: the next visit tries again.
    registered.update().catch(() => undefined)
  })
}

/** Keeps a language outside the precache as a whole, also where nothing asked for its later messages yet. */
async function keepLoaded(): Promise<void> {
  await addLateMessages()
  await workerClient().keepAssets(loadedAssets())
}

/**
 * Files that this page loaded and that are kept once used: the first visit loads fonts and messages before
 * the service worker can keep them.
 */
function loadedAssets(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return entries
    .filter(({ origin, pathname }) => origin === location.origin && isKeptWhenUsed(pathname))
    .map(({ pathname }) => pathname)
}
