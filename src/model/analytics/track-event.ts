/** Tells the operator's statistics that something was done, where they are set and the person has allowed them; otherwise it costs nothing. */
import { earlyEvents } from '../../platform/page/early-events'

const events = earlyEvents<[category: string, action: string, name?: string]>()

/** Never with words somebody typed. The categories `autocomplete` and `text-selection` are not told (spec 2 §9). */
export function trackEvent(category: string, action: string, name?: string): void {
  events.tell(category, action, name)
}

/** What hears of events from now on, and of those before it came. */
export const hearEvents = events.hear
