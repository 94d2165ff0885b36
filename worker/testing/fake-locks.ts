/** For tests: Web Locks of one browser, seen by one client (a tab's worker); Node 20 has none. */

interface Holder {
  clientId: string
  mode: LockMode
  release: (error?: DOMException) => void
}

/** All locks of a browser. */
export class FakeLocks {
  readonly #held = new Map<string, Holder[]>()
  readonly #waiting = new Map<string, (() => void)[]>()

  /** As a client sees them. */
  clientNamed(clientId: string): LockManager {
    return {
      query: async () => ({
        held: [...this.#held].flatMap(([name, holders]) =>
          holders.map(({ mode }, index) => ({ name, mode, clientId: holders[index]?.clientId ?? '' })),
        ),
        pending: [],
      }),
      request: async (name: string, ...rest: unknown[]) => {
        const options = (rest.length > 1 ? rest[0] : {}) as LockOptions
        const body = rest.at(-1) as (lock: Lock | null) => unknown
        return await this.#request(clientId, name, options, body)
      },
    } as LockManager
  }

  async #request(
    clientId: string,
    name: string,
    { mode = 'exclusive', ifAvailable = false, steal = false }: LockOptions,
    body: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    if (steal) this.#rob(name)
    while (!this.#isFree(name, mode)) {
      if (ifAvailable) return await body(null)
      await new Promise<void>((resolve) => {
        this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve])
      })
    }
    let rob: Holder['release'] = () => {}
    const robbed = new Promise<never>((_, reject) => {
      rob = (error) => reject(error)
    })
    const holder: Holder = { clientId, mode, release: rob }
    this.#held.set(name, [...(this.#held.get(name) ?? []), holder])
    try {
      return await Promise.race([robbed, body({ name, mode })])
    } finally {
      this.#free(name, holder)
    }
  }

  #isFree(name: string, mode: LockMode): boolean {
    const holders = this.#held.get(name) ?? []
    return mode === 'shared' ? holders.every((holder) => holder.mode === 'shared') : holders.length === 0
  }

  #rob(name: string): void {
    for (const holder of this.#held.get(name) ?? []) {
      this.#free(name, holder)
      holder.release(new DOMException('stolen', 'AbortError'))
    }
  }

  #free(name: string, holder: Holder): void {
    this.#held.set(
      name,
      (this.#held.get(name) ?? []).filter((other) => other !== holder),
    )
    for (const go of this.#waiting.get(name) ?? []) go()
    this.#waiting.delete(name)
  }
}
