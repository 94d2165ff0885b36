/** Finds the shortest schedule that still fails, by leaving events out. */
import type { Mistake } from '../world/mistake'
import type { Happening, Schedule } from './schedule'
import { simulate } from './simulate'

/**
 * Leaves out halves, quarters ... single events as long as the run breaks the same
 * promise; at most `budget` runs.
 */
export function shrink(schedule: Schedule, mistake: Mistake, budget = 400): Schedule {
  const invariant = simulate(schedule, mistake).violation?.invariant
  let shortest = schedule
  let left = budget
  for (
    let size = Math.ceil(schedule.happenings.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < shortest.happenings.length && left > 0; left -= 1) {
      const shorter = { ...shortest, happenings: without(shortest.happenings, from, size) }
      if (simulate(shorter, mistake).violation?.invariant === invariant) shortest = shorter
      else from += size
    }
  }
  return shortest
}

function without(happenings: readonly Happening[], from: number, size: number): Happening[] {
  return [...happenings.slice(0, from), ...happenings.slice(from + size)]
}

/** A schedule in readable form. */
export function describeSchedule({ seed, devices, storminess, quota, happenings }: Schedule): string {
  const lines = happenings.map(({ at, device, what }) => {
    const what1 =
      'action' in what ? `${what.action}${what.key === undefined ? '' : ` ${what.key}`}` : what.trouble
    return `  ${String(Math.round(at / 1_000)).padStart(6)} s  d${device}  ${what1}`
  })
  return [`seed ${seed}, ${devices} devices, storminess ${storminess}, quota ${quota}`, ...lines].join('\n')
}
