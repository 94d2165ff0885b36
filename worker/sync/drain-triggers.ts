/**
 * When to send and pull (SYNC 3.5): soon after a change, at the next retry, every minute while changes wait,
 * and every quarter of an hour while a page is visible. One drain runs at a time; a request during a drain
 * starts another afterwards.
 */
import * as limits from '#core/limits'

/** Clock and timers of the triggers. */
export interface TriggerDependencies {
  now: () => number
  /** Calls back once; returns the function that cancels it. */
  timer: (run: () => void, delayMs: number) => () => void
}

/** Starts drains of one member's changes. */
export class DrainTriggers {
  readonly #dependencies: TriggerDependencies
  readonly #drain: (isWanted: boolean) => Promise<void>
  readonly #hasChanges: () => Promise<boolean>
  #running: Promise<void> | undefined
  /** The request made during a drain; undefined = none. */
  #next: { isWanted: boolean } | undefined
  #isVisible = true
  #isStopped = false
  #ranAt = 0
  #cancelNext = () => {}
  #cancelTick = () => {}

  constructor(
    drain: (isWanted: boolean) => Promise<void>,
    hasChanges: () => Promise<boolean>,
    dependencies: TriggerDependencies,
  ) {
    this.#drain = drain
    this.#hasChanges = hasChanges
    this.#dependencies = dependencies
    this.#tick()
  }

  /**
   * Drains now; resolves when everything requested is done. `isWanted`: a person or the network asks, so
   * waits are cut short.
   */
  run(isWanted = false): Promise<void> {
    this.#next = { isWanted: isWanted || this.#next?.isWanted === true }
    this.#running ??= this.#loop().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Drains shortly after a change, so that the changes of one action go together. */
  soon(delayMs: number = limits.sendDelayMs): void {
    this.#dependencies.timer(() => void this.run(), delayMs)
  }

  /** Drains at a device time, ms, instead of the time set before; 0 cancels it. */
  at(until: number): void {
    this.#cancelNext()
    this.#cancelNext = () => {}
    if (until === 0 || this.#isStopped) return
    // Timers take at most a signed 32-bit number; a device with a wrong clock may ask for more.
    const delayMs = Math.min(Math.max(0, until - this.#dependencies.now()), limits.pullAgainMs)
    this.#cancelNext = this.#dependencies.timer(() => void this.run(), delayMs)
  }

  /** Reports whether a page is visible. */
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
      this.#ranAt = this.#dependencies.now()
      await this.#drain(next.isWanted)
    }
  }

  #tick(): void {
    this.#cancelTick = this.#dependencies.timer(() => {
      // A database that another tab deleted cannot be read; whatever the error, the next check is in a
      // minute.
      void this.#lookAgain().catch(() => undefined)
      this.#tick()
    }, limits.sendAgainMs)
  }

  async #lookAgain(): Promise<void> {
    if (!this.#isVisible || this.#running) return
    const isLongAgo = this.#dependencies.now() - this.#ranAt >= limits.pullAgainMs
    if (isLongAgo || (await this.#hasChanges())) await this.run()
  }
}
