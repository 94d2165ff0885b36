/**
 * Tells the worker what only a page can notice: whether it is visible, whether it was restored, whether there
 * is a network. A worker has no `visibilitychange`, and a dedicated one no `registration`. Loaded late.
 */
import type { PageEvent } from '#core/contract/browser/members'
import { memberChannel, outboxSyncTag, readMemberMessage } from '#core/contract/browser/messages'
import { byTheWay } from './by-the-way'
import { registeredWorker } from './service-worker-container'
import { workerClient } from './worker-client'

/** Chromium implements it, but TypeScript's types lack it. */
interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> }
}

export function watchPage(): void {
  const tell = (event: PageEvent) => byTheWay(workerClient().notice(event))
  document.addEventListener('visibilitychange', () =>
    tell(document.visibilityState === 'visible' ? 'visible' : 'hidden'),
  )
  addEventListener('focus', () => tell('focused'))
  document.addEventListener('resume', () => tell('thawed'))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell('thawed')
  })
  // Not every browser tells a worker.
  addEventListener('online', () => tell('online'))
  new BroadcastChannel(memberChannel).addEventListener('message', ({ data }) => {
    if (readMemberMessage(data) === 'changes') byTheWay(askForBackgroundSync())
  })
}

/**
 * While changes wait: the browser wakes the service worker when there is a network, even after the last tab
 * was closed (SYNC 3.10).
 */
async function askForBackgroundSync(): Promise<void> {
  const registration = (await registeredWorker()) as SyncRegistration | undefined
  // Refused where the person has forbidden it: the app works without it.
  await registration?.sync?.register(outboxSyncTag).catch(() => undefined)
}
