/** Decides which stroke turns the page (design UX 3.9): below 30 degrees, 64 px or fast; mirrored in right-to-left. Pure. */
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
  return dx < 0 === (direction !== 'rtl') ? 1 : -1
}
