/** One piece of heavy work at a time; what is asked for twice at once is done once, and a long line turns newcomers away. */
export interface Queue {
  /** What `work` gives; undefined where too many wait already. */
  run(key: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
}

/** A line of at most `longest` pieces of work, the one being done included. */
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
