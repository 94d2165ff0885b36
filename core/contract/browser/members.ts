/** What the page may ask of the worker for members (Comlink). What there is to show stands in the member's database. */
import type { Change, OpKind } from '../../sync/op'
import type { CallAnswer, CallBody, CallName } from '../api'
import type { User } from '../members/user'

/** Kept in the public database as fact `account`: shows offline who is signed in; grants nothing (SECURITY S4). */
export interface Account {
  user: User
  /** The server no longer takes the session: sign in again to go on saving. */
  isExpired: boolean
  /** The account was deleted on the server. */
  isDeleted: boolean
  /** Asked to keep nothing here between visits (SECURITY D1). */
  isForgetful: boolean
}

/** How the sync stands; row `sync` of the member's `state`, read live. */
export interface SyncState {
  phase: 'idle' | 'sending' | 'waiting' | 'offline' | 'sign-in' | 'too-old'
  /** Device time of the next try, ms; 0 = none is set. */
  nextTry: number
  /** Instant at which all was last sent and pulled, ms; 0 = never. */
  syncedAt: number
  /** Bytes the member takes at the server, and may take; absent until it has told. */
  space?: { used: number; quota: number }
}

/** `asks`: changes wait, the person has to choose. */
export type SignOutOutcome = { kind: 'done' } | { kind: 'asks'; waiting: number }

/** A waiting or refused change as the list of the sync shows it is the Op itself, in `outbox`. */
export type OpAction = 'retry' | 'discard'

/** Calls that need no store and no queue: the page hands them over, the worker sends them with the token. */
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

export type PageEvent = 'visible' | 'hidden' | 'focused' | 'thawed' | 'online'

export interface MembersApi {
  /** Throws network, invalid-input (with details by field), credentials-wrong, too-many-requests ... `undefined`: confirm by mail first. */
  register(input: CallBody<'register'>): Promise<User | undefined>
  signIn(input: CallBody<'login'>): Promise<User>
  /** Without `choice` it asks when changes wait: `keep` leaves them here until the next sign-in, `discard` drops them. */
  signOut(choice?: 'keep' | 'discard'): Promise<SignOutOutcome>
  updateProfile(input: CallBody<'updateProfile'>): Promise<User>
  deleteProfile(currentPassword: string): Promise<void>
  joinBeta(feature: CallBody<'joinBeta'>['feature']): Promise<User>
  /** One of `directCalls`, as `callApi` takes it. */
  ask<N extends DirectCall>(
    name: N,
    input: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<CallAnswer<N>>

  /** A change of the member: stored, and in the outbox, when this resolves. Throws quota-exceeded, storage-blocked, signed-out. */
  change(change: Change): Promise<void>
  /** Several changes of one step of the person, in one transaction. */
  changeAll(changes: readonly Change[]): Promise<void>
  /** Records what was read or searched; nothing for visitors and empty names. `id` (a uuid, else one is made) is for the `parent` of the next. */
  recordActivity(activity: Extract<Change, { kind: 'activity' }>['body'], id?: string): Promise<void>
  /** Tries to send and pull now. */
  syncNow(): Promise<void>
  /** What only a page notices: it is looked at, it is not, its window is the one in use, it is back from a freeze, there is a network. */
  notice(event: PageEvent): Promise<void>
  settleOp(seq: number, action: OpAction): Promise<void>
  /** Sets a leaf of the option tree: for members an op, for visitors a row of `options`. */
  setOption(path: string, value: string | number | boolean): Promise<void>
}
export type { OpKind }
