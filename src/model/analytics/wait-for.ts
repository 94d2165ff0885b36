/** Waits for what another script has to make. */
interface Patience {
  waitMs: number
  pollMs: number
}

/** True as soon as it is there, looked for every `pollMs`; false when `waitMs` are over. */
export async function waitFor(isThere: () => boolean, { waitMs, pollMs }: Patience): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += pollMs) {
    if (isThere()) return true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return isThere()
}
