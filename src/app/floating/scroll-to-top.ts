/**
 * When the button to the top is shown (spec 1 §4): it appears after scrolling up by 20 px, and disappears on
 * the way down and at the top. Pure; values in pixels.
 */
import * as limits from '#core/limits'

export interface ScrollToTop {
  isShown: boolean
  lastY: number
  /** Where the scroll up began. */
  turnedAt: number
}

export const atTop: ScrollToTop = { isShown: false, lastY: 0, turnedAt: 0 }

/** The state when the page stands at `y`. */
export function scrollToTop({ isShown, lastY, turnedAt }: ScrollToTop, y: number): ScrollToTop {
  if (y > lastY) return { isShown: false, lastY: y, turnedAt: y }
  const isFarUp = turnedAt - y > limits.scrollToTopPx
  return { isShown: y > limits.headerTopThresholdPx && (isShown || isFarUp), lastY: y, turnedAt }
}
