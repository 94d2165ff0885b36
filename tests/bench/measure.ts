/** Measuring on a noisy machine: the two sides alternate in the same run, medians count. Runs in Node and in the browser. */

export const leastRounds = 5

/** Returns the milliseconds it wants counted, or nothing: then all of it counts. */
export type Side = (round: number) => unknown

export interface Compared {
  subjectMs: number
  baselineMs: number
  /** Subject by baseline. */
  ratio: number
}

/** Times both sides in turn after one round that does not count. */
export async function compare(subject: Side, baseline: Side, rounds = leastRounds): Promise<Compared> {
  const times: { subject: number[]; baseline: number[] } = { subject: [], baseline: [] }
  for (let round = -1; round < rounds; round += 1) {
    const baselineMs = await timed(baseline, round)
    const subjectMs = await timed(subject, round)
    if (round < 0) continue
    times.subject.push(subjectMs)
    times.baseline.push(baselineMs)
  }
  const subjectMs = median(times.subject)
  const baselineMs = median(times.baseline)
  return { subjectMs, baselineMs, ratio: subjectMs / baselineMs }
}

/** The middle value; of an even number the lower one of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** How long a fixed piece of arithmetic takes now, in ms: it shows a loaded machine. */
export function kernelMs(): number {
  const times = Array.from({ length: leastRounds }, () => {
    const from = performance.now()
    let state = 1
    for (let count = 0; count < 20_000_000; count += 1) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
    }
    return state === 0 ? Number.NaN : performance.now() - from
  })
  return median(times)
}

async function timed(side: Side, round: number): Promise<number> {
  const from = performance.now()
  const own = await side(round)
  return typeof own === 'number' ? own : performance.now() - from
}
