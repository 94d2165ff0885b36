/**
 * Overlays as entries of the history above the entry of their view, pure (design UX 3.2): one over the view,
 * a second over the first with a way back to it, and no third. Closing leaves all of them at once.
 *
 *   view 4 <- overlay 5 <- overlay 6      depth 1 and 2; closing 6 goes back two, its arrow one
 */

/**
 * How many overlays are open above the view, counted from 1. `viewIndex` is -1 where the visit began with an
 * overlay.
 */
export function overlayDepth(index: number, viewIndex: number): number {
  return Math.max(1, index - viewIndex)
}

/**
 * The effect of closing on the history: it goes some steps back, or, where no view lies below, replaces the
 * overlay by home.
 */
export type Closing = { kind: 'back'; steps: number } | { kind: 'home' }

/** The closing of an overlay and those below it. */
export function closingOf(index: number, viewIndex: number): Closing {
  return viewIndex < 0 ? { kind: 'home' } : { kind: 'back', steps: overlayDepth(index, viewIndex) }
}

/** Whether an overlay opened from here replaces the one on the screen. */
export function takesPlace(depth: number, isOverlayNext: boolean): boolean {
  return isOverlayNext && depth >= deepest
}

const deepest = 2
