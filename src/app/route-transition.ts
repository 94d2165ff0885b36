/**
 * How a place comes onto the screen (spec 1 §4 "Transitions"), pure: overlays slide in and out over views,
 * everything else changes in place.
 */
import type { Place } from './place/place'

export type Transition = 'slide-in' | 'slide-out' | 'none'

/**
 * The transition from one kind of place to the next. `before` is undefined for the first place, which appears
 * at once.
 */
export function routeTransition(before: Place['kind'] | undefined, now: Place['kind']): Transition {
  if (before === undefined || before === now) return 'none'
  if (now === 'overlay') return 'slide-in'
  return before === 'overlay' ? 'slide-out' : 'none'
}
