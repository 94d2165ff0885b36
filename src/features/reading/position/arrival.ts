/** How the next text is arrived at when it is the same text in other columns: at the same verse, with the focus on a column's menu. */
import type { ScrollPosition } from './scroll-position'

export interface Arrival {
  path: string
  position: ScrollPosition
  /** Index of the column; undefined = the heading, as at any other text. */
  column: number | undefined
}

let planned: Arrival | undefined

/** Told before going to `path`; forgotten when another text opens first. */
export function planArrival(arrival: Arrival): void {
  planned = arrival
}

/** Whether an arrival at this path was planned; it stays planned. */
export function isArrivalPlanned(path: string | undefined): boolean {
  return planned?.path === path
}

/** What was planned for this path, once. */
export function takeArrival(path: string | undefined): Arrival | undefined {
  const taken = planned?.path === path ? planned : undefined
  planned = undefined
  return taken
}
