/** A fact of the browser as a store: read again whenever one of the events fires. */
import type { Watched } from './store'

export function fromEvents<Fact>(
  read: () => Fact,
  target: EventTarget,
  events: readonly string[],
): Watched<Fact> {
  return {
    get: read,
    subscribe(listener) {
      for (const event of events) target.addEventListener(event, listener)
      return () => {
        for (const event of events) target.removeEventListener(event, listener)
      }
    },
  }
}
