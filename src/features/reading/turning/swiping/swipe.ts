/**
 * Decides which stroke turns the page (design UX 3.9): below 30 degrees, 64 px or fast; mirrored in right-to-left; and how
 * far the page goes with the finger. Pure.
 */
export interface Stroke {
  dx: number
  dy: number
  durationMs: number
}

const leastPx = 64
const leastFastPx = 30
const fastPxPerMs = 0.6
const steepest = Math.tan(Math.PI / 6)

/** 1 next chapter, -1 previous, 0 no swipe. */
export function swipeStep({ dx, dy, durationMs }: Stroke, direction: string): -1 | 0 | 1 {
  const width = Math.abs(dx)
  const isFast = width >= leastFastPx && width / Math.max(1, durationMs) >= fastPxPerMs
  if (Math.abs(dy) > width * steepest || (width < leastPx && !isFast)) return 0
  return towards(dx, direction)
}

/** px until it is clear where a stroke goes */
const undecidedPx = 10
/** Share of the way that the page goes along where no chapter comes. */
const heldBack = 0.2

/** Whether the page goes with the finger; undefined as long as the stroke is too short to tell. */
export function isSideways({ dx, dy }: Pick<Stroke, 'dx' | 'dy'>): boolean | undefined {
  if (Math.hypot(dx, dy) < undecidedPx) return undefined
  return Math.abs(dy) <= Math.abs(dx) * steepest
}

/** The chapter that a stroke leads to: 1 next, -1 previous, 0 none yet. */
export function towards(dx: number, direction: string): -1 | 0 | 1 {
  if (dx === 0) return 0
  return dx < 0 === (direction !== 'rtl') ? 1 : -1
}

/** How far the page goes with the finger, px; less where there is no chapter on that side. */
export function followedPx(dx: number, isThere: boolean): number {
  return isThere ? dx : dx * heldBack
}
