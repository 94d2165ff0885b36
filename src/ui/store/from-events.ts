/** A fact of the browser that can be watched as a store is: read anew whenever one of the events comes. */
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
