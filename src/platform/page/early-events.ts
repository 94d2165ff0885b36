/** Events whose listener is loaded late, or never: the last few before that are kept for it. */
const mostKept = 10

export interface EarlyEvents<Event extends readonly unknown[]> {
  tell: (...event: Event) => void
  /** Subscribes to the events; the listener also gets those kept from before. */
  hear: (listener: (...event: Event) => void) => void
}

export function earlyEvents<Event extends readonly unknown[]>(): EarlyEvents<Event> {
  const kept: Event[] = []
  let listener = (...event: Event): void => {
    if (kept.length < mostKept) kept.push(event)
  }
  return {
    tell: (...event) => listener(...event),
    hear(next) {
      listener = next
      for (const event of kept.splice(0)) next(...event)
    },
  }
}
