/** Keeps what was read for a moment; concurrent callers share one reading. A failure is not kept. */
export function keptFor<Value>(keptMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  let readAt = 0
  return async () => {
    if (kept && performance.now() - readAt < keptMs) return await kept
    readAt = performance.now()
    const reading = read()
    kept = reading
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return await reading
  }
}
