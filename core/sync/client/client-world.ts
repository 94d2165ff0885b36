/**
 * The effects that a device's steps request from outside its database: transactions, requests, the lock, the
 * session, the timer (SYNC 3.14).
 */
import type { syncCalls } from '../../contract/members/calls/sync-calls'
import { asking, type Steps } from '../steps'
import type { StoreSteps } from './client-store'

/** A call of the table as the sender makes it: `callAddress(name, params, query)`, `body` as JSON. */
export interface SyncCall {
  name: keyof typeof syncCalls
  params: Readonly<Record<string, string | number>>
  query: Readonly<Record<string, string | number>>
  /** Absent for a call without a body. */
  body?: unknown
  /** Idempotency-Key, X-Device, X-Account, X-Sent-At as they belong to the op. */
  headers: Readonly<Record<string, string>>
}

/**
 * `none`: nothing, a timeout, or an answer that is not ours (no X-Api, not JSON, redirected). `code` is that
 * of an error answer, empty otherwise; `retryAfterMs` is present when the header is.
 */
export type Answer =
  | { kind: 'none' }
  | { kind: 'answer'; status: number; code: string; body: unknown; retryAfterMs?: number }

/**
 * `held`: there is a token of this member. `ended`: sign in again. `other`: somebody else is signed in.
 * `unreachable`: unknown.
 */
export type SessionOutcome = 'held' | 'ended' | 'other' | 'unreachable'

/** The port to everything around the database. */
export interface ClientWorld {
  /** One transaction over the member's database. `strict`: on the disk when it ends (SYNC 3.1 sentence 1). */
  transaction(durability: 'strict' | 'relaxed', body: () => StoreSteps<unknown>): unknown
  /** At most 15 s, redirects not followed, with this member's token only; without one the answer is a 401. */
  request(user: number, call: SyncCall): Answer
  /**
   * Runs the body while it holds the lock `sync:<user>`; false, without running it, when
   * somebody else holds the lock.
   */
  lock(user: number, body: () => WorldSteps<void>): boolean
  /** Whether there is a token of this member; `renew`: not the one that was just refused. */
  session(user: number, renew: boolean): SessionOutcome
  /**
   * Runs `sync` again at this device time, ms, at the latest: the earlier of two times
   * counts. Returns at once.
   */
  wait(until: number): void
}

/** Steps around the transactions of a device. */
export type WorldSteps<Result> = Steps<ClientWorld, Result>

/** One effect of the world. */
export const want = asking<ClientWorld>()

/** One transaction with the result of its body. */
export function* transact<Result>(
  durability: 'strict' | 'relaxed',
  body: () => StoreSteps<Result>,
): WorldSteps<Result> {
  // The port says `unknown` because a method has only one type; the result is the body's.
  return (yield* want('transaction', durability, body)) as Result
}
