/**
 * A member's state of a plan, in rows that change apart: when it is read, its pauses, and how far each round is read. Two devices that
 * change different rows without a network both keep their change.
 */
import * as z from 'zod/mini'
import { daySchema, weekdays } from '../../calendar/day'
import * as limits from '../../limits'

const roundSchema = z.int().check(z.minimum(1), z.maximum(limits.maxPlanRound))
const idsSchema = z
  .string()
  .check(z.maxLength(limits.maxPlanIds), z.regex(/^(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?$/))
const sectionSchema = z.int().check(z.minimum(0), z.maximum(limits.maxPlanSectionId))
const weekdaySchema = z.literal(weekdays)

/** When which sections are read: `sections` are spread evenly over `over` reading days from `from` on. */
export const planScheduleSchema = z.object({
  part: z.literal('schedule'),
  /** Plans can be read again; marks belong to a round. */
  round: roundSchema,
  /** The first day of the round. */
  startedOn: daySchema,
  from: daySchema,
  /** Ids of sections (id-ranges.ts). */
  sections: idsSchema,
  /** Of them, those that the reader does not want to catch up with. */
  skipped: idsSchema,
  over: z.int().check(z.minimum(1), z.maximum(limits.maxPlanDays)),
  /** Days on which the member reads, ascending. */
  weekdays: z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7)),
  /** Each section on its own date, in a plan by date; `over` then only counts. */
  byDate: z.optional(z.literal(true)),
  /** The member reads it no longer. */
  endedOn: z.optional(daySchema),
})
export type PlanSchedule = z.infer<typeof planScheduleSchema>

export const planPausesSchema = z.object({
  part: z.literal('pause'),
  /** First and last day without reading; without a last day the pause goes on. */
  pauses: z
    .array(z.object({ from: daySchema, to: z.optional(daySchema) }))
    .check(z.maxLength(limits.maxPlanPauses)),
})
export type PlanPauses = z.infer<typeof planPausesSchema>

/** All sections up to one are read, as one field instead of a mark each. */
export const planReadSchema = z.object({ part: z.literal('read'), round: roundSchema, upTo: sectionSchema })
export type PlanRead = z.infer<typeof planReadSchema>

/** A row as the server stores it. */
export const planPartSchema = z.discriminatedUnion('part', [
  planScheduleSchema,
  planPausesSchema,
  planReadSchema,
])
export type PlanPart = z.infer<typeof planPartSchema>

/** A change as a device sends it: a row, or how far the reader has read; `isUndo` takes "read up to here" back. */
export const planChangeSchema = z.discriminatedUnion('part', [
  planScheduleSchema,
  planPausesSchema,
  z.extend(planReadSchema, { isUndo: z.optional(z.literal(true)) }),
])
export type PlanChange = z.infer<typeof planChangeSchema>

/** The end of the key of a row, after the plan: `schedule`, `pause`, `read-2`. */
export function partKey(part: PlanPart | PlanChange): string {
  return part.part === 'read' ? `read-${part.round}` : part.part
}

/** True for a text that `<plan>:<partKey>` can be. */
export function isPlanKey(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,59}:(?:schedule|pause|read-\d{1,6})$/.test(text)
}

/** The row after a change. Reading on two devices keeps the further one. */
export function partAfter(change: PlanChange, before: PlanPart | undefined): PlanPart {
  if (change.part !== 'read') return change
  const { isUndo, ...read } = change
  const old = before?.part === 'read' && !isUndo ? before.upTo : 0
  return { ...read, upTo: Math.max(old, read.upTo) }
}

/** A change that does what an earlier one of the same row and this one do together. */
export function mergedChange(older: PlanChange, newer: PlanChange): PlanChange {
  if (older.part !== 'read' || newer.part !== 'read' || newer.isUndo) return newer
  const upTo = Math.max(older.upTo, newer.upTo)
  return older.isUndo ? { ...newer, upTo, isUndo: true } : { ...newer, upTo }
}

export interface PlanState {
  schedule: PlanSchedule
  pauses: PlanPauses['pauses']
  /** How far each round is read, by its number. */
  upTo: ReadonlyMap<number, number>
}

/** The rows of one plan together; undefined for a plan that was never started. */
export function stateOf(parts: readonly PlanPart[]): PlanState | undefined {
  const schedule = parts.find((part) => part.part === 'schedule')
  const pause = parts.find((part) => part.part === 'pause')
  if (!schedule) return undefined
  const read = parts.filter((part) => part.part === 'read')
  return {
    schedule,
    pauses: pause?.pauses ?? [],
    upTo: new Map(read.map(({ round, upTo }) => [round, upTo])),
  }
}
