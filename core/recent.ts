/** Remembers the most recently requested results by key. Failures are not remembered. */
export interface Recent<Value> {
  /** The known result, or the one `make` returns; concurrent calls share one run. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

/** A memory of at most `capacity` results; what was asked for longest ago is dropped first. */
export function recent<Value>(capacity: number): Recent<Value> {
  const made = new Map<string, Promise<Value>>()
  return {
    async get(key, make) {
      const known = made.get(key)
      if (known) {
        made.delete(key)
        made.set(key, known)
        return await known
      }
      const making = make()
      made.set(key, making)
      const [oldest] = made.keys()
      if (made.size > capacity && oldest !== undefined) made.delete(oldest)
      try {
        return await making
      } catch (error) {
        if (made.get(key) === making) made.delete(key)
        throw error
      }
    },
  }
}
