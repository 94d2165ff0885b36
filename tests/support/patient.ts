/** For `vi.waitFor` and the like: a guard against hanging, not a measure; their own second is too short for a loaded machine. */
export const patient = { timeout: 60_000, interval: 50 }
