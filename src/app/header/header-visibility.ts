/** Hiding of header and bottom bar on scroll (spec 1 §2, §9), pure. Hides on the way down after 90 px with 10 px tolerance, shows on the way up and at both ends. */
import * as limits from '#core/limits'

export interface HeaderState {
  isHidden: boolean
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

export const headerAtTop: HeaderState = { isHidden: false, turnedAt: 0, lastY: 0 }

/** The state after a scroll. */
export function headerVisibility(state: HeaderState, { y, end, isHeld }: ScrollFacts): HeaderState {
  const isTurned = Math.sign(y - state.lastY) !== Math.sign(state.lastY - state.turnedAt)
  const turnedAt = isTurned ? state.lastY : state.turnedAt
  return { isHidden: hides(state, y, y - turnedAt, end, isHeld), turnedAt, lastY: y }
}

function hides(state: HeaderState, y: number, moved: number, end: number, isHeld: boolean): boolean {
  if (isHeld || y <= limits.headerOffsetPx || y >= end - 1) return false
  if (moved > limits.headerTolerancePx) return true
  if (moved < -limits.headerTolerancePx) return false
  return state.isHidden
}
