/** Events of which somebody hears who is loaded late, or never: a few of those before are kept for them. */
const mostKept = 10

export interface EarlyEvents<Event extends readonly unknown[]> {
  tell: (...event: Event) => void
  /** Who hears of the events from now on, and of those before. */
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
