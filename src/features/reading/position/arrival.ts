/** Plans the arrival at the same text in other columns: at the same verse, with the focus on a column's menu. */
import type { ScrollPosition } from './scroll-position'

export interface Arrival {
  path: string
  position: ScrollPosition
  /** Index of the column that gets the focus; undefined = the heading gets it, as in any other text. */
  column: number | undefined
}

let planned: Arrival | undefined

/** Call before going to `path`; the plan is dropped if another text opens first. */
export function planArrival(arrival: Arrival): void {
  planned = arrival
}

/** Whether an arrival at this path is planned; does not remove the plan. */
export function isArrivalPlanned(path: string | undefined): boolean {
  return planned?.path === path
}

/** Reads the plan for this path and removes it. */
export function takeArrival(path: string | undefined): Arrival | undefined {
  const taken = planned?.path === path ? planned : undefined
  planned = undefined
  return taken
}
