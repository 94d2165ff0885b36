/**
 * Calls of the page to the worker for members (Comlink). The page reads the data itself from the member's
 * database.
 */

import type { CallAnswer, CallBody, CallName } from '../api'
import type { Change, OpKind } from '../members/op'
import type { User } from '../members/user'

/**
 * Stored in the public database as the fact `account`: shows offline who is signed in; grants no rights
 * (SECURITY S4).
 */
export interface Account {
  user: User
  /** The server no longer accepts the session: saving needs a new sign-in. */
  isExpired: boolean
  /** The account was deleted on the server. */
  isDeleted: boolean
  /** The person chose to keep nothing here between visits (SECURITY D1). */
  isForgetful: boolean
}

/** State of the sync; row `sync` of the member's `state`, read live. */
export interface SyncState {
  phase: 'idle' | 'sending' | 'waiting' | 'offline' | 'sign-in' | 'too-old'
  /** Device time of the next retry, ms; 0 = none. */
  nextTry: number
  /** When everything was last sent and pulled, ms; 0 = never. */
  syncedAt: number
  /** Bytes the member uses on the server, and the quota; absent until the server reported them. */
  space?: { used: number; quota: number }
}

/** `asks`: changes wait, and the person has to choose. */
export type SignOutOutcome = { kind: 'done' } | { kind: 'asks'; waiting: number }

/**
 * Actions of a person on a waiting or refused change; the list of the sync shows the Op itself, from
 * `outbox`.
 */
export type OpAction = 'retry' | 'discard'

/** Calls that need no store and no queue: the page passes them on, the worker sends them with the token. */
export const directCalls = [
  'requestPasswordReset',
  'checkPasswordToken',
  'updatePassword',
  'confirmEmail',
  'sessions',
  'endSession',
  'endOtherSessions',
  'exportProfile',
  'newsletterState',
  'subscribeNewsletter',
  'confirmNewsletter',
  'sharedTags',
  'sharedTag',
  'sharedLikes',
  'notifications',
] as const satisfies readonly CallName[]
export type DirectCall = (typeof directCalls)[number]

/** Events that a page reports to the worker; see `notice`. */
export type PageEvent = 'visible' | 'hidden' | 'focused' | 'thawed' | 'online'

/** The calls of an account: they need the network and no queue. */
export interface AccountApi {
  /** Throws network, invalid-input (with details by field), credentials-wrong, too-many-requests ... `undefined`: confirm by mail first. */
  register(input: CallBody<'register'>): Promise<User | undefined>
  signIn(input: CallBody<'login'>): Promise<User>
  updateProfile(input: CallBody<'updateProfile'>): Promise<User>
  deleteProfile(currentPassword: string): Promise<void>
  /** Makes one of `directCalls`, with the arguments of `callApi`. */
  ask<N extends DirectCall>(
    name: N,
    input: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<CallAnswer<N>>
}

/** The worker's part for members. */
export interface MembersApi extends AccountApi {
  /** Without `choice` it asks when changes wait: `keep` leaves them here until the next sign-in, `discard` drops them. */
  signOut(choice?: 'keep' | 'discard'): Promise<SignOutOutcome>
  /** A change of the member: stored, and in the outbox, when this resolves. Throws quota-exceeded, storage-blocked, signed-out. */
  change(change: Change): Promise<void>
  /** Several changes of one action of the person, in one transaction. */
  changeAll(changes: readonly Change[]): Promise<void>
  /**
   * Records what was read or searched; does nothing for visitors and empty names. The next activity names
   * `id` (a uuid, else one is created) as its `parent`.
   */
  recordActivity(activity: Extract<Change, { kind: 'activity' }>['body'], id?: string): Promise<void>
  /** Tries to send and pull now. */
  syncNow(): Promise<void>
  /**
   * Reports what only a page notices: it becomes visible or hidden, its window gets the focus, it thaws after
   * a freeze, the network is back.
   */
  notice(event: PageEvent): Promise<void>
  settleOp(seq: number, action: OpAction): Promise<void>
  /** Sets a leaf of the option tree: an op for members, a row of `options` for visitors. */
  setOption(path: string, value: string | number | boolean): Promise<void>
}
export type { OpKind }
