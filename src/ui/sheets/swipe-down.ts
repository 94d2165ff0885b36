/**
 * Dragging a sheet down with a finger, pure (design UX 3.9): it follows downwards only. A drag far or fast
 * enough closes it, after anything less it moves back. Pixels and milliseconds.
 */
export interface Pull {
  startY: number
  startedAt: number
  /** How far the sheet is dragged down, never negative. */
  offset: number
}

export type PullEvent = { kind: 'down' | 'move'; y: number; at: number } | { kind: 'cancel' }

const closingDistance = 96
const closingSpeed = 0.5
/** A flick shorter than this is a tap. */
const flickDistance = 24

/** The state after an event; undefined while no finger drags. */
export function pullSheet(pull: Pull | undefined, event: PullEvent): Pull | undefined {
  if (event.kind === 'cancel') return undefined
  if (event.kind === 'down') return { startY: event.y, startedAt: event.at, offset: 0 }
  return pull && { ...pull, offset: Math.max(0, event.y - pull.startY) }
}

/** Whether letting go at `at` closes the sheet. */
export function isPulledAway({ offset, startedAt }: Pull, at: number): boolean {
  if (offset < flickDistance) return false
  return offset >= closingDistance || offset / Math.max(1, at - startedAt) >= closingSpeed
}
