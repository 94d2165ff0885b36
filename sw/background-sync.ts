/** Background sync: the browser wakes the service worker when changes of a member wait and there is a network (SYNC 3.10). */
import { outboxSyncTag } from '#core/contract/browser/messages'

/** Not in TypeScript's own types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** What sends is loaded when it is needed: navigations do not wait for it. */
export function onSync(event: Event): void {
  if (!isSyncEvent(event) || event.tag !== outboxSyncTag) return
  event.waitUntil(
    import('../worker/background/send-in-background').then(({ sendInBackground }) => sendInBackground()),
  )
}

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event
}
