/**
 * Observes everything people do and everything the server makes of it, without knowing how the sync works,
 * and reports broken promises. Promises of a single device are in device-checks.ts.
 */

import type { Op } from '../../../contract/members/op'
import { hourMs } from '../../../time'
import { kindOf } from '../../kinds'
import type { StoredRow } from '../../server/server-store'
import type { Times } from '../times'
import { Violation } from './violation'

/** A change that the screen reported as saved. */
export interface Accepted {
  opId: string
  /** Order of the person's actions. */
  index: number
  op: Op
  /** Titles of the note its writer had seen; empty for all other kinds. */
  seen: ReadonlySet<string>
}

/** How a change left the queue without having been applied. */
export type End = 'replaced' | 'refused' | 'outdated' | 'discarded'

interface Effect {
  at: number
}

/** Checks the promises of a run. */
export class Witness {
  readonly accepted = new Map<string, Accepted>()
  readonly effects = new Map<string, Effect>()
  readonly ends = new Map<string, End>()
  /** True time of saving by id of the op, ms. */
  readonly savedAt = new Map<string, number>()
  readonly #authors = new Map<string, string>()
  readonly #refusedAt = new Map<string, number>()
  readonly #lastInLane = new Map<string, number>()
  readonly #requests = new Map<string, number[]>()
  #count = 0

  constructor(
    readonly times: Times,
    readonly now: () => number,
  ) {}

  /**
   * A change is saved on a device. `replaced` are ops it replaced; a person who overwrites their own waiting
   * text, `waiting`, has seen what that was written over.
   */
  accept(op: Op, replaced: readonly Op[], waiting: readonly Op[], seen: string | undefined): void {
    const titles = new Set(seen === undefined ? [] : [seen])
    for (const { opId } of replaced) this.end(opId, 'replaced')
    for (const { key, opId } of [...replaced, ...waiting])
      if (key === op.key) for (const title of this.accepted.get(opId)?.seen ?? []) titles.add(title)
    this.#count += 1
    this.savedAt.set(op.opId, this.now())
    this.accepted.set(op.opId, { opId: op.opId, index: this.#count, op, seen: titles })
    const title = titleOf(op.kind === 'note' ? op.body : undefined)
    if (title !== undefined) this.#authors.set(title, op.device)
  }

  /** The server has refused it for good: it must have no later effect as long as the id is known. */
  refused(opId: string): void {
    this.end(opId, 'refused')
    if (!this.#refusedAt.has(opId)) this.#refusedAt.set(opId, this.now())
  }

  end(opId: string, end: End): void {
    this.ends.set(opId, end)
  }

  /** The server has changed something because of an op: I2, I3, I6. */
  applied(user: number, opId: string): void {
    const change = this.accepted.get(opId)
    if (!change) throw new Violation('I1', `an op that no screen called saved was applied: ${opId}`)
    const { op, index } = change
    if (op.user !== user)
      throw new Violation('I6', `${op.key} of member ${op.user} was applied to member ${user}`)
    if (this.now() - (this.#refusedAt.get(opId) ?? Number.NEGATIVE_INFINITY) < this.times.forgetOpsMs)
      throw new Violation('I2', `${op.key} was applied after it had been refused`)
    const before = this.effects.get(opId)
    if (before) return this.#appliedAgain(change, before)
    this.effects.set(opId, { at: this.now() })
    // Given up for its age while its last request was running: minutes here are days, so this happens.
    if (this.ends.get(opId) === 'outdated') return
    const lane = `${op.user} ${op.device} ${op.kind === 'activity' || op.kind === 'clear' ? 'activity' : op.key}`
    const last = this.#lastInLane.get(lane) ?? 0
    if (index < last) throw new Violation('I3', `${op.key}: action ${index} was applied after action ${last}`)
    this.#lastInLane.set(lane, index)
  }

  /** After the server has forgotten the id, an op that is safe without it may be applied again. */
  #appliedAgain({ op }: Accepted, before: Effect): void {
    const isForgotten = this.now() - before.at >= this.times.forgetOpsMs
    const isSafe =
      op.kind === 'note' || op.kind === 'clear' || op.kind === 'dismissal' || op.kind === 'activity'
    if (!isForgotten || !isSafe) throw new Violation('I2', `${op.key} was applied twice`)
  }

  /** A note was overwritten or deleted by an op: I8. `notes` are all rows of the member afterwards. */
  overwritten(old: StoredRow, opId: string, notes: ReadonlyMap<string, StoredRow>): void {
    const change = this.accepted.get(opId)
    const title = titleOf(old.data)
    const now = notes.get(old.key)
    if (!change || old.deleted || title === undefined || titleOf(now?.data) === title) return
    if (change.seen.has(title) || this.#authors.get(title) === change.op.device) return
    for (const row of notes.values()) if (row.key !== old.key && titleOf(row.data) === title) return
    throw new Violation('I8', `"${title}" was overwritten by a device that had not seen it`)
  }

  /** A request for an op: I12. */
  requested(opId: string): void {
    const times = (this.#requests.get(opId) ?? []).filter((at) => at > this.now() - hourMs)
    times.push(this.now())
    this.#requests.set(opId, times)
    if (times.length > this.times.requestsPerHour)
      throw new Violation('I12', `${times.length} requests for one op in an hour`)
  }

  /** Every change is somewhere: applied, ended, or in the outbox it was saved in: I1, I13. */
  checkKept(user: number, device: string, outbox: readonly Op[], invariant: 'I1' | 'I13'): void {
    const waiting = new Set(outbox.map(({ opId }) => opId))
    for (const { opId, op } of this.accepted.values()) {
      if (op.user !== user || op.device !== device || waiting.has(opId)) continue
      if (!this.effects.has(opId) && !this.ends.has(opId))
        throw new Violation(invariant, `${op.kind} ${op.key} is lost`)
    }
  }
}

/** The title of a note, which identifies the change that wrote it. */
export function titleOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('title' in data)) return undefined
  return typeof data.title === 'string' ? data.title : undefined
}

/** True for the key of a note. */
export function isNoteKey(key: string): boolean {
  return kindOf(key)?.prefix === 'note'
}
