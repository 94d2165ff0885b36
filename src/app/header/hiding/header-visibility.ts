/**
 * Hiding of header and bottom bar on scroll (spec 1 §2, §9), pure. Hides on the way down after 90 px with 10
 * px tolerance, shows on the way up and at both ends. Only a person's scrolling hides them: after a jump, a
 * focus change or a new layout the bars stay as they are.
 */
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
  /** The focus is in a bar, or verses are selected: never hide. */
  isHeld: boolean
  /** A person scrolls, by wheel, finger or key. */
  isByPerson: boolean
}

/** The state after arriving at a position of the page. */
export const headerAt = (y: number): HeaderState => ({ isHidden: false, turnedAt: y, lastY: y })

/** The state after a scroll. */
export function headerVisibility(
  state: HeaderState,
  { y, end, isHeld, isByPerson }: ScrollFacts,
): HeaderState {
  const isTurned = Math.sign(y - state.lastY) !== Math.sign(state.lastY - state.turnedAt)
  const isDownByItself = !isByPerson && y > state.lastY
  const turnedAt = isDownByItself ? y : isTurned ? state.lastY : state.turnedAt
  return { isHidden: hides(state, y, y - turnedAt, end, isHeld), turnedAt, lastY: y }
}

function hides(state: HeaderState, y: number, moved: number, end: number, isHeld: boolean): boolean {
  if (isHeld || y <= limits.headerOffsetPx || y >= end - 1) return false
  if (moved > limits.headerTolerancePx) return true
  if (moved < -limits.headerTolerancePx) return false
  return state.isHidden
}
