/**
 * Parts of a plan of one's own over its changes: what was read or left out stays, a part that comes out the same keeps its id, and all others
 * get ids that were never given, so that no mark of another device is taken for theirs. Pure.
 */
import type { MadeSection } from '../../contract/members/made-plan'
import type { PlanState } from '../../contract/members/plan-state'
import { maxPlanSectionId } from '../../limits'
import { packRanges } from '../../scripture/packed-ranges'
import type { Plan, PlanSection } from '../plan'
import { isRead, progressOf, readPassages } from '../schedule/marks'
import { idsOf } from '../schedule/planned-days'

/** What a member keeps of a plan that is changed. */
export interface Reading {
  state: PlanState
  marks: ReadonlySet<string>
}

/** Sections of which something was read, with no more than that, and those left out by the reader. */
export function stayingOf(plan: Plan, { state, marks }: Reading): PlanSection[] {
  const progress = progressOf(state, marks)
  const skipped = new Set(idsOf(plan, state.schedule.skipped))
  return plan.sections.flatMap((section) => {
    if (skipped.has(section.id) || isRead(progress, section)) return [section]
    const read = readPassages(progress, section)
    const ranges = section.ranges.filter((_, index) => read[index])
    return ranges.length > 0 ? [{ ...section, ranges }] : []
  })
}

/** What stays and the new parts, by ascending ids. `old`: the plan before; `lastId`: the highest id that was ever given. */
export function withIds(
  stayed: readonly PlanSection[],
  parts: readonly Omit<MadeSection, 'id'>[],
  { old, lastId }: { old: Plan | undefined; lastId: number },
): { sections: MadeSection[]; lastId: number } {
  const staying = new Set(stayed.map(({ id }) => id))
  const open = (old?.sections ?? []).filter(({ id }) => !staying.has(id)).map(rowOf)
  const ids = idsAsBefore(open, parts)
  const same = ids.flatMap((id, index) => {
    const part = parts[index]
    return part ? [{ ...part, id }] : []
  })
  const fresh = parts.slice(same.length)
  const first = firstFresh(lastId, fresh.length, [...stayed, ...same])
  const sections: MadeSection[] = [
    ...[...stayed.map(rowOf), ...same].sort((one, other) => one.id - other.id),
    ...fresh.map((part, index) => ({ ...part, id: first + index })),
  ]
  return { sections, lastId: Math.max(lastId, sections.at(-1)?.id ?? 0) }
}

/** Of the first new parts that were parts before, in the same order: nothing new stands between them. */
function idsAsBefore(open: readonly MadeSection[], parts: readonly Omit<MadeSection, 'id'>[]): number[] {
  const ids: number[] = []
  let at = 0
  for (const { ranges } of parts) {
    const found = open.findIndex((section, index) => index >= at && section.ranges === ranges)
    const section = open[found]
    if (!section) break
    ids.push(section.id)
    at = found + 1
  }
  return ids
}

/** A plan that was changed so often that no ids are left begins again behind what it keeps. */
function firstFresh(lastId: number, count: number, kept: readonly { id: number }[]): number {
  if (lastId + count <= maxPlanSectionId) return lastId + 1
  return kept.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}

/** The highest id that the member keeps anything of: also of a plan that was deleted and came back from a file. */
export function highestIdIn({ state, marks }: Reading): number {
  const ids = [...marks].map((mark) => Number(/^(?:r\d+-)?(?:not-)?(\d+)/.exec(mark)?.[1] ?? 0))
  return Math.min(maxPlanSectionId, Math.max(0, ...state.upTo.values(), ...ids))
}

export function rowOf({ id, title, date, ranges }: PlanSection): MadeSection {
  return {
    id,
    ...(title === '' ? {} : { title }),
    ...(date === undefined ? {} : { date }),
    ranges: packRanges(ranges),
  }
}
