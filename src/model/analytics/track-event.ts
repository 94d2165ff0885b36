/**
 * Reports an action to the operator's statistics, where they are configured and the person has allowed them;
 * does nothing otherwise.
 */
import { earlyEvents } from '../../platform/page/early-events'

const events = earlyEvents<[category: string, action: string, name?: string]>()

/**
 * Never pass words that a person typed. The categories `autocomplete` and `text-selection` are not reported
 * (spec 2 §9).
 */
export function trackEvent(category: string, action: string, name?: string): void {
  events.tell(category, action, name)
}

/** Subscribes to events; the listener also gets those from before it subscribed. */
export const hearEvents = events.hear
