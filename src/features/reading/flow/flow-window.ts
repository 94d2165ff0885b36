/**
 * The chapters on one side of a page, from it outwards. What is far from the screen leaves the document and keeps its place;
 * a chapter that comes near is drawn. Pure.
 *
 *            grown                        passed
 *   (nothing) ───> drawn, height unknown ───────> left, its height stands
 *                        ^                             │
 *                        └───────────── near ──────────┘
 */
import type { Canonical } from '#core/canonical'

export interface FlowItem {
  chapter: Canonical
  path: string
  /** Pixels that it took when it left the document; undefined while it is drawn. */
  leftPx: number | undefined
}

/** Where an item stands: its edges from the top of the screen, in pixels. */
export interface Extent {
  top: number
  bottom: number
}

/** Screens around the visible one in which chapters are drawn, and beyond which they leave: more, so that nothing flickers. */
export const drawnScreens = 2
export const leftScreens = 5

/** Which items are drawn now; the same list where nothing changes. `mayLeave`: false for one that is being used. */
export function windowed(
  items: readonly FlowItem[],
  extents: readonly (Extent | undefined)[],
  screenPx: number,
  mayLeave: (item: FlowItem) => boolean,
): readonly FlowItem[] {
  const next = items.map((item, at) => {
    const extent = extents[at]
    if (!extent) return item
    const awayPx = Math.max(-extent.bottom, extent.top - screenPx)
    if (item.leftPx === undefined && awayPx > leftScreens * screenPx && mayLeave(item))
      return { ...item, leftPx: extent.bottom - extent.top }
    if (item.leftPx !== undefined && awayPx < drawnScreens * screenPx) return { ...item, leftPx: undefined }
    return item
  })
  return next.some((item, at) => item !== items[at]) ? next : items
}
