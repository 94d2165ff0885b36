/** How often a property is tried: a few times with every test run, many times in the long one. */
import { isLong } from '../long-series'

/** Options of fast-check, and the time a test may then take. */
export function runs(usual: number, long: number): { numRuns: number } {
  return { numRuns: isLong ? long : usual }
}

/** For the long run; a test of the usual one is done in seconds. */
export const timeoutMs = isLong ? 1_800_000 : 300_000
