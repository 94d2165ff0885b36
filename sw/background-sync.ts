/**
 * Background sync: the browser wakes the service worker when changes of a member wait and the network is back
 * (SYNC 3.10).
 */
import { outboxSyncTag } from '#core/contract/browser/messages'

/** TypeScript's own types lack it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Loads the sending code only on demand, so that navigations do not wait for it. */
export function onSync(event: Event): void {
  if (!isSyncEvent(event) || event.tag !== outboxSyncTag) return
  event.waitUntil(
    import('../worker/background/send-in-background').then(({ sendInBackground }) => sendInBackground()),
  )
}

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event
}
