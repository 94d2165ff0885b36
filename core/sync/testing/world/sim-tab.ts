/** A tab: it runs `sync` as effects of the world around it, and can crash or freeze between any two of them. */

import type { StoreSteps } from '../../client/client-store'
import type { Answer, ClientWorld, SessionOutcome, SyncCall, WorldSteps } from '../../client/client-world'
import type { Device, DeviceSource } from '../../client/device'
import { sync } from '../../client/sync'
import type { Effect } from '../../steps'
import type { Agenda } from './agenda'
import type { Mistake } from './mistake'

/** One run of `sync`; the innermost steps are the last. */
export interface Run {
  tab: SimTab
  user: number
  steps: WorldSteps<unknown>[]
  /** For the steps inside a lock: the member whose lock they hold. */
  locks: number[]
}

/** Parts of the device that a tab needs. */
export interface TabDevice {
  readonly agenda: Agenda
  readonly mistake: Mistake
  readonly source: DeviceSource
  readonly locks: Map<number, Run>
  readonly account: number
  steps(user: number): Device
  crash(tab: SimTab): void
  crashesNow(): boolean
  freeLocks(isMeant: (run: Run, user: number) => boolean): void
  maySteal(): boolean
  transaction(
    user: number,
    durability: 'strict' | 'relaxed',
    body: () => StoreSteps<unknown>,
    give: (result: unknown) => void,
  ): void
  request(user: number, call: SyncCall, give: (answer: Answer) => void): void
  session(user: number, renew: boolean, give: (outcome: SessionOutcome) => void): void
}

const stepMs = 2

/** A simulated tab. */
export class SimTab {
  isOpen = true
  #frozenUntil = 0
  #timer = 0
  /** The holder of the lock when this tab last wanted it, and since when. */
  #seen: { holder: Run; since: number } | undefined

  constructor(readonly device: TabDevice) {}

  get isFrozen(): boolean {
    return this.#frozenUntil > this.device.agenda.now
  }

  /** Nothing continues until then; results wait. */
  freeze(until: number): void {
    this.#frozenUntil = until
    this.device.agenda.at(until, () => this.start(true))
  }

  start(isWanted: boolean): void {
    const { account } = this.device
    if (!this.isOpen || this.isFrozen || account === undefined) return
    const steps = sync(this.device.steps(account), isWanted)
    this.#go({ tab: this, user: account, steps: [steps], locks: [] }, undefined)
  }

  close(): void {
    this.isOpen = false
    this.device.freeLocks((run) => run.tab === this)
  }

  /** Gives the innermost steps the result of their effect, and runs the next one. */
  #go(run: Run, result: unknown): void {
    if (!this.isOpen) return
    if (this.isFrozen) return this.device.agenda.at(this.#frozenUntil, () => this.#go(run, result))
    if (this.device.crashesNow()) return this.device.crash(this)
    const step = run.steps.at(-1)?.next(result)
    if (!step) return
    if (!step.done) return this.#perform(run, step.value)
    run.steps.pop()
    if (run.steps.length === 0) return
    const user = run.locks.pop()
    if (user !== undefined) this.device.freeLocks((holder, of) => holder === run && of === user)
    this.#go(run, true)
  }

  #perform(run: Run, effect: Effect<ClientWorld>): void {
    const later = (result: unknown) => this.device.agenda.after(stepMs, () => this.#go(run, result))
    switch (effect.name) {
      case 'transaction':
        return this.device.transaction(run.user, effect.input[0], effect.input[1], later)
      case 'request':
        return this.device.request(effect.input[0], effect.input[1], later)
      case 'session':
        return this.device.session(effect.input[0], effect.input[1], later)
      case 'wait':
        this.#wait(effect.input[0])
        return later(undefined)
      case 'lock':
        return this.#lock(run, effect.input[0], effect.input[1])
    }
  }

  #lock(run: Run, user: number, body: () => WorldSteps<void>): void {
    const { agenda } = this.device
    const holder = this.device.locks.get(user)
    if (holder && holder !== this.#seen?.holder) this.#seen = { holder, since: agenda.now }
    const isStuck = holder && this.#seen && agenda.now - this.#seen.since > 60_000
    if (holder && !(isStuck && this.device.maySteal()))
      return agenda.after(stepMs, () => this.#go(run, false))
    this.device.locks.set(user, run)
    run.locks.push(user)
    run.steps.push(body())
    agenda.after(stepMs, () => this.#go(run, undefined))
  }

  #wait(until: number): void {
    const { agenda, mistake } = this.device
    if (mistake.setsNoTimer) return
    const time = agenda.now + Math.max(0, until - this.device.source.now())
    if (this.#timer > agenda.now && this.#timer <= time) return
    this.#timer = time
    agenda.at(time, () => {
      if (this.#timer !== time) return
      this.#timer = 0
      this.start(false)
    })
  }
}
