/**
 * One piece of heavy work at a time; concurrent requests for the same work share it,
 * and a long queue rejects further work.
 */
export interface Queue {
  /** The result of `work`; undefined if too many wait already. */
  run(key: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
}

/** A queue of at most `longest` pieces of work, including the running one. */
export function queue(longest: number): Queue {
  const waiting = new Map<string, Promise<Buffer | undefined>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    async run(key, work) {
      const same = waiting.get(key)
      if (same) return await same
      if (waiting.size >= longest) return undefined
      const done = last.then(work)
      last = done.catch(() => undefined)
      waiting.set(key, done)
      try {
        return await done
      } finally {
        waiting.delete(key)
      }
    },
  }
}
