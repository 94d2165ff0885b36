/**
 * The read part of a plan. A mark is a row of its own (`rpp:<plan>:<mark>`), for a section or one of its passages; "read up to here" is
 * one field of the round, and a section below it that was not read after all has a mark that says so.
 */
import type { Change } from '../../contract/members/op'
import type { PlanState } from '../../contract/members/plan-state'
import { type Plan, type PlanSection, sectionOf } from '../plan'
import { partChange } from './part-change'
import { plannedDays } from './planned-days'

/** A round and what is marked in the plan, over all rounds. */
export interface Progress {
  round: number
  /** Ends of the keys: `12`, `12-2` for its second passage, `r2-12` in the second round, `not-12`. */
  marks: ReadonlySet<string>
  upTo: number
}

/** Of the round that is read now. */
export function progressOf(
  state: PlanState,
  marks: ReadonlySet<string>,
  round = state.schedule.round,
): Progress {
  return { round, marks, upTo: state.upTo.get(round) ?? 0 }
}

export function isRead(progress: Progress, section: PlanSection): boolean {
  const { id, ranges } = section
  const { marks, round } = progress
  if (marks.has(markOf(round, id))) return true
  if (isBelow(progress, id)) return true
  return ranges.length > 0 && ranges.every((_, index) => marks.has(markOf(round, id, index)))
}

/** For each passage of the section whether it is read. */
export function readPassages(progress: Progress, section: PlanSection): boolean[] {
  const isWhole = isRead(progress, section)
  return section.ranges.map(
    (_, index) => isWhole || progress.marks.has(markOf(progress.round, section.id, index)),
  )
}

/** Changes after which a section is read, or not. */
export function markSection(plan: Plan, progress: Progress, id: number, isNowRead: boolean): Change[] {
  const section = sectionOf(plan, id)
  if (!section || isRead(progress, section) === isNowRead) return []
  const change = changeIn(plan)
  if (isNowRead) {
    const denied = notMark(progress.round, id)
    if (id <= progress.upTo && progress.marks.has(denied)) return [change(denied, null)]
    return [change(markOf(progress.round, id), true)]
  }
  const own = [
    markOf(progress.round, id),
    ...section.ranges.map((_, index) => markOf(progress.round, id, index)),
  ]
  const removed = own.filter((mark) => progress.marks.has(mark)).map((mark) => change(mark, null))
  return id <= progress.upTo ? [...removed, change(notMark(progress.round, id), true)] : removed
}

/** Changes after which one passage of a section is read, or not. `index` from 0. */
export function markPassage(
  plan: Plan,
  progress: Progress,
  { id, index, isNowRead }: { id: number; index: number; isNowRead: boolean },
): Change[] {
  const section = sectionOf(plan, id)
  if (!section) return []
  const read = readPassages(progress, section)
  if (read[index] === isNowRead) return []
  const change = changeIn(plan)
  const isOther = (other: boolean, at: number) => at === index || other
  if (isNowRead)
    return read.every(isOther)
      ? markSection(plan, progress, id, true)
      : [change(markOf(progress.round, id, index), true)]
  if (!isRead(progress, section)) return [change(markOf(progress.round, id, index), null)]
  // The section was read as a whole: its other passages stay read.
  const others = section.ranges.flatMap((_, at) =>
    at === index ? [] : [change(markOf(progress.round, id, at), true)],
  )
  return [...markSection(plan, progress, id, false), ...others]
}

/** Whether "read up to here" means what is read before: not where the reader began in the middle of the plan. */
export function isReadInOrder(plan: Plan, state: PlanState): boolean {
  if (plan.rule === 'dayOfMonth') return false
  const ids = [...plannedDays(plan, state).keys()]
  return ids.every((id, index) => id > (ids[index - 1] ?? 0))
}

/** Changes after which everything up to a section is read, or, with `isUndo`, only up to it. */
export function readUpTo(plan: Plan, progress: Progress, id: number, isUndo = false): Change[] {
  const change = changeIn(plan)
  const denied = isUndo
    ? []
    : plan.sections.filter((one) => one.id <= id && progress.marks.has(notMark(progress.round, one.id)))
  return [
    partChange(plan.key, {
      part: 'read',
      round: progress.round,
      upTo: id,
      ...(isUndo ? { isUndo } : {}),
    }),
    ...denied.map((one) => change(notMark(progress.round, one.id), null)),
  ]
}

function changeIn(plan: Plan) {
  return (mark: string, body: true | null): Change => ({
    kind: 'progress',
    key: `rpp:${plan.key}:${mark}`,
    body,
  })
}

function isBelow({ upTo, marks, round }: Progress, id: number): boolean {
  return id <= upTo && !marks.has(notMark(round, id))
}

/** `passage` counts from 0. */
function markOf(round: number, id: number, passage?: number): string {
  return `${prefixOf(round)}${id}${passage === undefined ? '' : `-${passage + 1}`}`
}

function notMark(round: number, id: number): string {
  return `${prefixOf(round)}not-${id}`
}

function prefixOf(round: number): string {
  return round === 1 ? '' : `r${round}-`
}
