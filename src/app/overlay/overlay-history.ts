/**
 * Overlays as entries of the history above the entry of their view, pure (design UX 3.2): one over the view, one more over that with a
 * way back to it, and no third; closing leaves all of them at once.
 *
 *   view 4 <- overlay 5 <- overlay 6      depth 1 and 2; closing 6 goes back two, its arrow one
 */

/** How many overlays an entry stands above its view, from 1. `viewIndex` is -1 where the visit began with an overlay. */
export function overlayDepth(index: number, viewIndex: number): number {
  return Math.max(1, index - viewIndex)
}

/** What closing does with the history: some steps back, or home in place of the overlay where no view lies below. */
export type Closing = { kind: 'back'; steps: number } | { kind: 'home' }

/** Closes an overlay and those below it. */
export function closingOf(index: number, viewIndex: number): Closing {
  return viewIndex < 0 ? { kind: 'home' } : { kind: 'back', steps: overlayDepth(index, viewIndex) }
}

/** Whether what is opened from here takes the place of the overlay on the screen. */
export function takesPlace(depth: number, isOverlayNext: boolean): boolean {
  return isOverlayNext && depth >= deepest
}

const deepest = 2
