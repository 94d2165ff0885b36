/** Stores what changes many times a second at most once per interval, the last state always. */

export interface PaceDependencies {
  now: () => number
  /** Calls back once; returns the function that cancels it. */
  timer: (run: () => void, delayMs: number) => () => void
}

export class PacedStore {
  readonly #store: () => Promise<void>
  readonly #intervalMs: number
  readonly #dependencies: PaceDependencies
  #isDirty = false
  #storedAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> | undefined

  /** `store` must not throw. */
  constructor(store: () => Promise<void>, intervalMs: number, dependencies: PaceDependencies) {
    this.#store = store
    this.#intervalMs = intervalMs
    this.#dependencies = dependencies
  }

  /** There is something new to store; resolves when it is. */
  store(): Promise<void> {
    this.#isDirty = true
    this.#running ??= this.#run()
    return this.#running
  }

  async #run(): Promise<void> {
    while (this.#isDirty) {
      const delayMs = this.#storedAt + this.#intervalMs - this.#dependencies.now()
      if (delayMs > 0) await new Promise<void>((resolve) => this.#dependencies.timer(resolve, delayMs))
      this.#isDirty = false
      this.#storedAt = this.#dependencies.now()
      await this.#store()
    }
    // In the same step as the check above: what comes from now on starts another run.
    this.#running = undefined
  }
}
