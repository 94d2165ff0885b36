/** Waits for an object that another script creates. */
interface Patience {
  waitMs: number
  pollMs: number
}

/** True as soon as it exists, checked every `pollMs`; false after `waitMs`. */
export async function waitFor(isThere: () => boolean, { waitMs, pollMs }: Patience): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += pollMs) {
    if (isThere()) return true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return isThere()
}
