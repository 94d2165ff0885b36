/**
 * Registration of /sw.js and the way to a new version: a new worker waits; the page shows a prompt; agreeing tells it to take
 * over and the page reloads once (SERVICE-WORKER rule 4). Without an answer it takes over when no window is open.
 */
import { useSyncExternalStore } from 'react'
import { Workbox } from 'workbox-window'
import { trustedScriptUrl } from './trusted-url'
import { workerClient } from './worker-client'

export type UpdateState = 'none' | 'waiting' | 'taking-over'

const listeners = new Set<() => void>()
let state: UpdateState = 'none'
let workbox: Workbox | undefined

/** Registers the service worker; `onError` hears a failure once (ServiceWorkerRegError). */
export async function registerServiceWorker(onError: (error: unknown) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  workbox = new Workbox(trustedScriptUrl('/sw.js'))
  workbox.addEventListener('waiting', () => change('waiting'))
  workbox.addEventListener('activated', () => void workerClient().keepAssets(loadedAssets()))
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate || state === 'taking-over') location.reload()
  })
  try {
    await workbox.register({ immediate: true })
  } catch (error) {
    onError(error)
  }
}

/** Lets the waiting version take over; if it does not within 3 s, a plain reload. */
export function applyUpdate(): void {
  change('taking-over')
  workbox?.messageSkipWaiting()
  setTimeout(() => location.reload(), 3000)
}

/** Whether a new version waits. */
export function useUpdateState(): UpdateState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}

/** Hashed files this page loaded: the first visit's fonts and messages came before the service worker could keep them. */
function loadedAssets(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return entries
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}

function change(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}
