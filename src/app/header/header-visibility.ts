/**
 * Hiding of header and bottom bar on scroll (spec 1 §2, §9), pure. Hides on the way down after 90 px with 10 px tolerance, shows
 * on the way up and at both ends; within 100 px of the top it is at the top.
 */
import * as limits from '#core/limits'

export interface HeaderState {
  isHidden: boolean
  isAtTop: boolean
  /** Where the direction of scrolling last turned. */
  turnedAt: number
  lastY: number
}

export interface ScrollFacts {
  y: number
  /** Greatest possible y. */
  end: number
  /** Focus in a bar, or verses selected: never hide. */
  isHeld: boolean
}

export const headerAtTop: HeaderState = { isHidden: false, isAtTop: true, turnedAt: 0, lastY: 0 }

/** The state after a scroll; the same object where nothing changes. */
export function headerVisibility(state: HeaderState, { y, end, isHeld }: ScrollFacts): HeaderState {
  const isTurned = Math.sign(y - state.lastY) !== Math.sign(state.lastY - state.turnedAt)
  const turnedAt = isTurned ? state.lastY : state.turnedAt
  const isAtTop = y <= limits.headerTopThresholdPx
  return { isHidden: hides(state, y, y - turnedAt, end, isHeld), isAtTop, turnedAt, lastY: y }
}

function hides(state: HeaderState, y: number, moved: number, end: number, isHeld: boolean): boolean {
  if (isHeld || y <= limits.headerOffsetPx || y >= end - 1) return false
  if (moved > limits.headerTolerancePx) return true
  if (moved < -limits.headerTolerancePx) return false
  return state.isHidden
}
