/** Locks, time and randomness of this device, for code that sends or writes. */

/** Undefined in older browsers and on pages that are not served securely. */
export function webLocks(): LockManager | undefined {
  return (navigator as Partial<Pick<WorkerNavigator, 'locks'>>).locks
}

/** A random uuid; `crypto.randomUUID` is absent on pages that are not served securely. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Time and randomness of this device. */
export const deviceSource = {
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => randomUuid(),
  timer: (run: () => void, delayMs: number): (() => void) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
