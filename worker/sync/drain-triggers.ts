/**
 * When to send and pull (SYNC 3.5): soon after a change, at the next try, every minute while changes wait and every quarter of an hour
 * while somebody looks. One drain at a time; who asks during one gets another after it.
 */
import * as limits from '#core/limits'

export interface TriggerDoors {
  now: () => number
  /** Calls back once; returns what takes it away. */
  timer: (run: () => void, delayMs: number) => () => void
}

export class DrainTriggers {
  readonly #doors: TriggerDoors
  readonly #drain: (isWanted: boolean) => Promise<void>
  readonly #hasChanges: () => Promise<boolean>
  #running: Promise<void> | undefined
  /** What was asked for during a drain: undefined = nothing. */
  #next: { isWanted: boolean } | undefined
  #isVisible = true
  #isStopped = false
  #ranAt = 0
  #cancelNext = () => {}
  #cancelTick = () => {}

  constructor(
    drain: (isWanted: boolean) => Promise<void>,
    hasChanges: () => Promise<boolean>,
    doors: TriggerDoors,
  ) {
    this.#drain = drain
    this.#hasChanges = hasChanges
    this.#doors = doors
    this.#tick()
  }

  /** Drains now; resolves when nothing asked for is left to do. `isWanted`: a person or the network asks, waits are cut short. */
  run(isWanted = false): Promise<void> {
    this.#next = { isWanted: isWanted || this.#next?.isWanted === true }
    this.#running ??= this.#loop().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** A moment after a change: those of one step of the person go together. */
  soon(delayMs: number = limits.sendDelayMs): void {
    this.#doors.timer(() => void this.run(), delayMs)
  }

  /** At a device time, ms, in place of the time set before; 0 takes it away. */
  at(until: number): void {
    this.#cancelNext()
    this.#cancelNext = () => {}
    if (until === 0 || this.#isStopped) return
    // Timers take at most a signed number of 32 bits; a device with a wrong clock may ask for more.
    const delayMs = Math.min(Math.max(0, until - this.#doors.now()), limits.pullAgainMs)
    this.#cancelNext = this.#doors.timer(() => void this.run(), delayMs)
  }

  /** Whether anybody looks at the page. */
  look(isVisible: boolean): void {
    this.#isVisible = isVisible
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelNext()
    this.#cancelTick()
  }

  async #loop(): Promise<void> {
    for (let next = this.#next; next && !this.#isStopped; next = this.#next) {
      this.#next = undefined
      this.#ranAt = this.#doors.now()
      await this.#drain(next.isWanted)
    }
  }

  #tick(): void {
    this.#cancelTick = this.#doors.timer(() => {
      // A database that another tab has deleted cannot be asked; whatever it was, it is looked at again in a minute.
      void this.#lookAgain().catch(() => undefined)
      this.#tick()
    }, limits.sendAgainMs)
  }

  async #lookAgain(): Promise<void> {
    if (!this.#isVisible || this.#running) return
    const isLongAgo = this.#doors.now() - this.#ranAt >= limits.pullAgainMs
    if (isLongAgo || (await this.#hasChanges())) await this.run()
  }
}
