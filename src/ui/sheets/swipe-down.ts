/**
 * Pulling a sheet down with a finger, pure (design UX 3.9): it follows downwards only; far enough or fast enough closes it, anything less
 * lets it go back. Pixels and milliseconds.
 */
export interface Pull {
  startY: number
  startedAt: number
  /** How far the sheet is pulled down, never negative. */
  offset: number
}

export type PullEvent = { kind: 'down' | 'move'; y: number; at: number } | { kind: 'cancel' }

const closingDistance = 96
const closingSpeed = 0.5
/** A flick shorter than this is a tap. */
const flickDistance = 24

/** The state after an event; undefined while no finger pulls. */
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
