/**
 * The request that Dexie gets when it opens a database through `DeviceStore`: it passes on what happens to the
 * real request, so that another one can take over before anything is answered.
 */

type Listener = (event: unknown) => void

/** A request of IndexedDB to open or delete; both may come from different makers. */
export interface OpenRequest {
  readonly result: unknown
  readonly error: unknown
  readonly transaction: unknown
  onsuccess: unknown
  onerror: unknown
  onblocked: unknown
  onupgradeneeded: unknown
}

export type Happening = 'success' | 'error' | 'blocked' | 'upgrade'

/** The part of a request that Dexie reads and sets. */
export class ForwardedRequest {
  onsuccess: Listener | null = null
  onerror: Listener | null = null
  onblocked: Listener | null = null
  onupgradeneeded: Listener | null = null
  #real: OpenRequest | undefined

  get result(): unknown {
    return this.#real?.result
  }

  get error(): unknown {
    return this.#real?.error
  }

  get transaction(): unknown {
    return this.#real?.transaction
  }

  /** From now on this is `real`. Events that `settle` refuses are not passed on. */
  follow(real: OpenRequest, settle: (kind: Happening) => boolean = () => true): void {
    const pass = (kind: Happening, hear: () => Listener | null) => (event: unknown) => {
      if (!settle(kind)) return
      this.#real = real
      hear()?.(event)
    }
    // As properties: each is asked once, and these types have nothing else in common.
    // oxlint-disable unicorn/prefer-add-event-listener
    real.onsuccess = pass('success', () => this.onsuccess)
    real.onerror = pass('error', () => this.onerror)
    real.onblocked = pass('blocked', () => this.onblocked)
    real.onupgradeneeded = pass('upgrade', () => this.onupgradeneeded)
  }
}
