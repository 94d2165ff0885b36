/**
 * A plan of one's own is made, or changed while it is read. What was read or left out of it stays as it is, with its ids and marks; only the
 * rest is divided anew. Pure.
 */
import type { Division, MadePlan, MadeSource } from '../../contract/members/made-plan'
import { maxPlanSections } from '../../limits'
import { packRanges } from '../../scripture/packed-ranges'
import type { VerseTable } from '../../scripture/passages/verse-table'
import { type Divided, type DivisionProblem, divide } from './divide'
import { placesIn, planOfMade } from './made-plan'
import { type Piece, piecesOf, rangesOf, tableOf, without } from './pieces'
import { highestIdIn, type Reading, stayingOf, withIds } from './staying'

export interface Wish {
  sources: readonly MadeSource[]
  division: Division
}

/** The parts of a plan, as its row keeps them. */
export interface MadeParts extends Pick<MadePlan, 'sections' | 'lastId'> {
  kind: 'made'
  /** Parts that stay because they were read or left out. */
  stayed: number
}

export type Made =
  | MadeParts
  | DivisionProblem
  /** More days are read already than there are to be. */
  | { kind: 'tooFewDays'; least: number }

/** The plan that is changed, with its key; `reading` where the member reads it. */
export interface Before {
  key: string
  plan: MadePlan
  reading: Reading | undefined
}

/** Of passages in the numbering, and how they are to be divided. */
export function madeParts(
  { sources, division }: Wish,
  numbering: MadePlan['numbering'],
  before?: Before,
): Made {
  const table = tableOf(numbering)
  const wanted = piecesOf(
    sources.flatMap(({ ranges }) => placesIn(ranges)),
    table,
  )
  const { old, stayed, taken, lastId } = keptOf(before)
  const left = without(wanted, taken)
  const isAllRead = wanted.length > 0 && left.length === 0
  const divided = isAllRead
    ? { kind: 'parts' as const, parts: [] }
    : divideRest(left, division, { done: stayed.length, table })
  if (divided.kind !== 'parts') return divided
  if (divided.parts.length + stayed.length > maxPlanSections)
    return { kind: 'tooManyParts', most: maxPlanSections }
  const parts = divided.parts.map((part) => ({ ranges: packRanges(rangesOf(part, table)) }))
  return { kind: 'made', ...withIds(stayed, parts, { old, lastId }), stayed: stayed.length }
}

/** Days are counted with the `done` ones that stay. */
function divideRest(
  rest: readonly Piece[],
  { by, amount }: Division,
  { done, table }: { done: number; table: VerseTable },
): Divided | Extract<Made, { kind: 'tooFewDays' }> {
  if (by !== 'days') return divide(rest, { by, amount }, table)
  if (done > 0 && amount <= done) return { kind: 'tooFewDays', least: done + 1 }
  const found = divide(rest, { by, amount: amount - done }, table)
  return found.kind === 'tooManyDays' ? { ...found, most: found.most + done } : found
}

/** The same plan as it came from a file, in the same numbering, over the one that is here: its parts without what was read. */
export function replacedPlan(before: Before, plan: MadePlan): MadePlan {
  // The day of the month is the id of a part, and each month begins anew.
  if (plan.rule === 'dayOfMonth') return plan
  const table = tableOf(plan.numbering)
  const { old, stayed, lastId } = keptOf(before)
  let taken = stayed.flatMap(({ ranges }) => piecesOf(ranges, table))
  const parts = plan.sections.flatMap(({ id: _, ranges, ...part }) => {
    const pieces = piecesOf(placesIn(ranges), table)
    const left = without(pieces, taken)
    if (left.length === pieces.length && JSON.stringify(left) === JSON.stringify(pieces))
      return [{ ...part, ranges }]
    // Each reading takes one away: a plan may read a chapter twice.
    taken = without(taken, without(pieces, left))
    return left.length === 0 ? [] : [{ ...part, ranges: packRanges(rangesOf(left, table)) }]
  })
  return { ...plan, ...withIds(stayed, parts, { old, lastId }) }
}

function keptOf(before: Before | undefined) {
  const old = before && planOfMade(before.key, before.plan)
  const reading = before?.reading
  const stayed = old && reading ? stayingOf(old, reading) : []
  const table = tableOf(before?.plan.numbering ?? 'eng')
  return {
    old,
    stayed,
    taken: stayed.flatMap(({ ranges }) => piecesOf(ranges, table)),
    lastId: Math.max(before?.plan.lastId ?? 0, reading ? highestIdIn(reading) : 0),
  }
}
