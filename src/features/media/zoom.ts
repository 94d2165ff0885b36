/**
 * The position of a picture in its frame: whole, or enlarged and moved, but never out of the frame. Pure; lengths in CSS
 * pixels from the middle of the frame.
 *
 *   whole (scale 1, 0, 0) ──zoom in──> enlarged (1 < scale ≤ 8) ──pan──> enlarged
 *        ▲                                  │
 *        └──── zoom out to 1, reset ────────┘
 */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Frame {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export type ZoomEvent =
  /** Zooms around a point, which keeps its place. */
  | { type: 'zoom'; factor: number; at: Point }
  | { type: 'pan'; by: Point }
  /** Enlarges the whole picture at this point, or goes back to whole. */
  | { type: 'toggle'; at: Point }
  | { type: 'reset' }

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
const largest = 8
const toggledScale = 2.5
/** A scale below this counts as whole. */
const nearlyWhole = 1.01

export function zoomed(zoom: Zoom, event: ZoomEvent, frame: Frame): Zoom {
  switch (event.type) {
    case 'zoom':
      return scaledTo(zoom, zoom.scale * event.factor, event.at, frame)
    case 'pan':
      return inFrame({ ...zoom, x: zoom.x + event.by.x, y: zoom.y + event.by.y }, frame)
    case 'toggle':
      return zoom.scale > 1 ? whole : scaledTo(zoom, toggledScale, event.at, frame)
    case 'reset':
      return whole
  }
}

function scaledTo(zoom: Zoom, wanted: number, at: Point, frame: Frame): Zoom {
  const scale = Math.min(largest, wanted)
  if (scale < nearlyWhole) return whole
  const factor = scale / zoom.scale
  return inFrame({ scale, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor }, frame)
}

function inFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const within = (value: number, length: number) => {
    const most = ((scale - 1) * length) / 2
    // `+ 0` turns a negative zero into zero.
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { scale, x: within(x, width), y: within(y, height) }
}
