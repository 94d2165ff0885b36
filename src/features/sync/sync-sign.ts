/** Decides what the header says about changes that are not saved at the server yet (SYNC 3.13). Pure. */
import type { SyncState } from '#core/contract/browser/members'
import type { Op } from '#core/contract/members/op'

export interface SyncFacts {
  ops: readonly Op[]
  /** Null before the first run of the sync. */
  state: SyncState | null
  isExpired: boolean
  isOnline: boolean
  /** Device time, ms. */
  now: number
}

export type SyncSign =
  /** All is saved. */
  | { kind: 'none' }
  | { kind: 'offline' | 'sending' | 'sign-in' | 'refused' | 'too-old'; count: number }
  /** The server has not been reached for a while; the next attempt is in `inS` seconds. */
  | { kind: 'unreachable'; count: number; inS: number }

/** A failure is shown only after this long. */
const patienceMs = 2 * 60_000

/** The most urgent message. Changes of settings are counted only without a network, because they need no attention. */
export function syncSign({ ops, state, isExpired, isOnline, now }: SyncFacts): SyncSign {
  const waiting = ops.filter((op) => op.state === 'queued' && (op.kind !== 'option' || !isOnline))
  const refused = ops.filter((op) => op.state === 'refused')
  const count = waiting.length
  if (isExpired || state?.phase === 'sign-in') return { kind: 'sign-in', count }
  if (state?.phase === 'too-old') return { kind: 'too-old', count }
  if (refused.length > 0) return { kind: 'refused', count: refused.length }
  if (count === 0) return { kind: 'none' }
  if (!isOnline || state?.phase === 'offline') return { kind: 'offline', count }
  const oldest = Math.min(...waiting.map(({ at }) => at))
  if (state?.phase === 'waiting' && now - oldest > patienceMs)
    return { kind: 'unreachable', count, inS: Math.max(0, Math.ceil((state.nextTry - now) / 1_000)) }
  return { kind: 'sending', count }
}
