/** The server of the simulation: the steps of core/sync/server over maps, with sessions, refusals and crashes. */

import * as limits from '../../../limits'
import { dayMs } from '../../../time'
import type { Answer, SyncCall } from '../../client/client-world'
import { opHeaders } from '../../op-headers'
import { applyOp } from '../../server/apply-op'
import { type Arrival, arrivals } from '../../server/calls/arrivals'
import type { ArrivingOp } from '../../server/calls/arriving-op'
import { instantOf } from '../../server/calls/instant-of'
import {
  activityAnswer,
  clearAnswer,
  noteAnswer,
  noteDeletionAnswer,
  rowAnswer,
} from '../../server/calls/wire-answer'
import type { Applied, Outcome } from '../../server/outcome'
import { purgeTombstones } from '../../server/pages/purge'
import { readPage } from '../../server/pages/read-page'
import { type ServerRules, serverRules } from '../../server/server-rules'
import { drive } from '../../steps'
import { checkRead } from '../checks/plan-checks'
import { Violation } from '../checks/violation'
import type { Witness } from '../checks/witness'
import { isNoteKey } from '../checks/witness'
import { MapServerStore } from '../stores/map-server-store'
import type { Times } from '../times'
import type { FaultCounts } from './faults'
import type { Mistake } from './mistake'
import type { SeededRandom } from './seeded-random'

/** An access token. */
export interface Token {
  user: number
  session: number
  expiresAt: number
}

/** The moment of a crash while the server handles a request. */
export type Crash = 'none' | 'before commit' | 'between effect and record' | 'after commit'

/** Rows of a page: few, so that snapshots have several pages. */
const pageLimit = 6
const tokenMs = 10 * 60_000

/** The simulated server. */
export class SimServer {
  readonly members = new Map<number, MapServerStore>()
  readonly #sessions = new Map<number, number>()
  readonly #poisoned = new Set<string>()
  readonly #rules: ServerRules
  #lastSession = 0
  /** Id of the op that is being applied. */
  #opId = ''
  /** From then on the server no longer fails on further ops. */
  isHealed = false
  /** Bytes each member may use. */
  quota = Number.POSITIVE_INFINITY

  constructor(
    readonly now: () => number,
    readonly random: SeededRandom,
    readonly witness: Witness,
    readonly counts: FaultCounts,
    readonly times: Times,
    readonly mistake: Mistake,
  ) {
    const refusalOf: ServerRules['refusalOf'] = (change) =>
      isRefused(this.#opId) ? { status: 422, code: 'invalid-input' } : serverRules.refusalOf(change)
    this.#rules = { ...serverRules, refusalOf, ...mistake.server }
  }

  member(user: number): MapServerStore {
    const known = this.members.get(user)
    if (known) return known
    const store = new (this.mistake.serverStore ?? MapServerStore)(this.now)
    store.space = this.quota
    this.members.set(user, store)
    return store
  }

  signIn(user: number): number {
    this.#lastSession += 1
    this.#sessions.set(this.#lastSession, user)
    return this.#lastSession
  }

  revoke(session: number): void {
    this.#sessions.delete(session)
  }

  /** A new token for a valid session. */
  renew(session: number): Token | undefined {
    const user = this.#sessions.get(session)
    return user === undefined ? undefined : { user, session, expiresAt: this.now() + tokenMs }
  }

  isPoisoned(opId: string): boolean {
    return this.#poisoned.has(opId)
  }

  /** Nightly jobs: removes tombstones and ids of ops that are old enough. */
  purge(): void {
    for (const store of this.members.values()) {
      const before = store.marks().floor
      drive(purgeTombstones(this.now() - this.times.tombstoneMs + limits.tombstoneDays * dayMs), store)
      if (store.marks().floor > before) this.counts.purge += 1
      store.forgetOps(this.now() - this.times.forgetOpsMs)
      store.journal.forget()
    }
  }

  /** Undefined: there is no answer, the server has crashed. */
  handle(call: SyncCall, token: Token | undefined, crash: Crash): Answer | undefined {
    if (!token || token.expiresAt <= this.now() || !this.#sessions.has(token.session)) {
      if (token && token.expiresAt <= this.now()) this.counts['token expired'] += 1
      return failed(401, 'UNAUTHORIZED')
    }
    if (call.headers[opHeaders.account] !== String(token.user)) return failed(409, 'wrong-account')
    if (call.name !== 'pull') return this.#write(call, token.user, crash)
    const store = this.member(token.user)
    const page = drive(readPage(String(call.query['cursor']), pageLimit, this.#rules), store)
    if (page.reset && call.query['cursor'] !== '') this.counts.reset += 1
    return { kind: 'answer', status: 200, code: '', body: page }
  }

  #write(call: SyncCall, user: number, crash: Crash): Answer | undefined {
    const op = this.#arriving(call)
    if (this.#isBad(op)) return failed(500, 'internal')
    const outcome = this.#transaction(op, user, crash)
    if (!outcome || crash === 'after commit') return undefined
    if (outcome.status !== 200) return failed(outcome.status, outcome.code)
    return { kind: 'answer', status: 200, code: '', body: answerOf(call, op, outcome) }
  }

  #isBad(op: ArrivingOp): boolean {
    const { opId = '' } = op
    if (!this.isHealed && !this.witness.effects.has(opId) && this.random.chance(0.002))
      this.#poisoned.add(opId)
    if (!this.#poisoned.has(opId)) return false
    this.counts['op always 500'] += 1
    return true
  }

  #arriving(call: SyncCall): ArrivingOp {
    const read = arrivals[call.name === 'pull' ? 'addActivity' : call.name] as (
      input: unknown,
      newId: () => string,
    ) => Arrival
    const { change, base, at } = read(call, () => this.random.uuid())
    const { headers } = call
    const now = this.now()
    return {
      ...change,
      opId: headers[opHeaders.id],
      device: headers[opHeaders.device] ?? '',
      base,
      instant: instantOf(at ?? Number(headers[opHeaders.at]), Number(headers[opHeaders.sentAt]), now),
      now,
    }
  }

  #transaction(op: ArrivingOp, user: number, crash: Crash): Outcome | undefined {
    const store = this.member(user)
    const { journal } = store
    const old = store.row(op.key)
    const rev = store.marks().rev
    this.#opId = op.opId ?? ''
    const isApart = this.mistake.recordsApart && crash === 'between effect and record'
    const known = store.recorded.has(this.#opId)
    const outcome = drive(applyOp(op, this.#rules), store)
    if (isApart && !known) store.recorded.delete(this.#opId)
    if (!isApart && (crash === 'before commit' || crash === 'between effect and record')) {
      journal.backTo(0)
      return undefined
    }
    journal.forget()
    this.#testify(op, user, outcome, { old, hasChanged: store.marks().rev > rev, known })
    return isApart ? undefined : outcome
  }

  /** An op that frees space is never refused for lack of it. */
  #testifyFull(op: ArrivingOp, known: boolean): void {
    if (op.body === null) throw new Violation('I1', `the deletion of ${op.key} was refused for want of space`)
    if (!known) this.counts['account full'] += 1
    this.witness.refused(op.opId ?? '')
  }

  #testify(
    op: ArrivingOp,
    user: number,
    outcome: Outcome,
    {
      old,
      hasChanged,
      known,
    }: { old: ReturnType<MapServerStore['row']>; hasChanged: boolean; known: boolean },
  ): void {
    const opId = op.opId ?? ''
    const store = this.member(user)
    if (outcome.status !== 200) {
      if (isRefused(opId) && !known) this.counts['op refused'] += 1
      if (isRefused(opId)) this.witness.refused(opId)
      else if (outcome.code === 'space-full') this.#testifyFull(op, known)
      return
    }
    if (hasChanged || !this.witness.effects.has(opId)) this.witness.applied(user, opId)
    if (hasChanged) checkRead(op, old, store.row(op.key))
    if (old && isNoteKey(old.key)) this.witness.overwritten(old, opId, store.rowMap)
    const { clearedBefore } = store.marks()
    for (const row of store.rowMap.values()) {
      if (row.key.startsWith('act:') && !row.deleted && row.instant <= clearedBefore)
        throw new Violation('I9', `an activity lies before the clear mark of member ${user}`)
    }
  }
}

/** One op in a hundred, by its id: always the same ones. */
function isRefused(opId: string): boolean {
  return Number.parseInt(opId.slice(0, 4), 16) % 100 === 0
}

function failed(status: number, code: string): Answer {
  return { kind: 'answer', status, code, body: { error: { code } } }
}

function answerOf(call: SyncCall, op: ArrivingOp, outcome: Applied): unknown {
  switch (call.name) {
    case 'addActivity':
      return activityAnswer(op.key.slice('act:'.length), outcome)
    case 'clearActivities':
      return clearAnswer(outcome)
    case 'putNote':
      return noteAnswer(outcome)
    case 'deleteNote':
      return noteDeletionAnswer(outcome)
    default:
      return rowAnswer(outcome)
  }
}
