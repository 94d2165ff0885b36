/** The button to the top (spec 1 §4): comes after scrolling up past 20 px, goes on the way down and at the top. Pure; pixels. */
import * as limits from '#core/limits'

export interface ScrollToTop {
  isShown: boolean
  lastY: number
  /** Where the way up began. */
  turnedAt: number
}

export const atTop: ScrollToTop = { isShown: false, lastY: 0, turnedAt: 0 }

/** The state when the page stands at `y`. */
export function scrollToTop({ isShown, lastY, turnedAt }: ScrollToTop, y: number): ScrollToTop {
  if (y > lastY) return { isShown: false, lastY: y, turnedAt: y }
  const isFarUp = turnedAt - y > limits.scrollToTopPx
  return { isShown: y > limits.headerTopThresholdPx && (isShown || isFarUp), lastY: y, turnedAt }
}
