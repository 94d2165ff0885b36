/** A plan while somebody builds it: what was typed and chosen, also where no plan can be made of it yet. */
import { type Day, type Weekday, weekdays } from '#core/calendar/day'
import type { Range } from '#core/contract/content/article'
import type { NumberingBase } from '#core/contract/editions/edition'
import type { Division, DivisionBy, MadePlan, MadeSource } from '#core/contract/members/made-plan'
import * as limits from '#core/limits'
import { type Before, type Made, type MadeParts, madeParts } from '#core/plans/made/edit'
import { placesIn } from '#core/plans/made/made-plan'
import { piecesOf, rangesOf, tableOf } from '#core/plans/made/pieces'
import { packRanges } from '#core/scripture/packed-ranges'

export interface Draft {
  title: string
  sources: readonly MadeSource[]
  by: DivisionBy
  /** As typed. */
  amount: string
  from: Day
  weekdays: readonly Weekday[]
}

/** Plans that are built here count as the plans of the app. */
export function numberingOf(before: Before | undefined): NumberingBase {
  return before?.plan.numbering ?? 'eng'
}

/** What the form begins with. */
export function draftOf(before: Before | undefined, today: Day): Draft {
  if (!before) return { title: '', sources: [], by: 'days', amount: '30', from: today, weekdays }
  const { plan, reading } = before
  const { by, amount } = divisionOf(plan)
  const schedule = reading?.state.schedule
  return {
    title: plan.title,
    sources: plan.sources.length > 0 ? plan.sources : [{ name: plan.title, ranges: allOf(plan) }],
    by,
    amount: String(amount),
    from: today,
    weekdays: schedule?.weekdays ?? weekdays,
  }
}

/** A plan of a file says no other division than its number of parts. */
function divisionOf({ division, sections }: MadePlan): Division {
  return division ?? { by: 'days', amount: sections.length }
}

function allOf({ sections, numbering }: MadePlan): string {
  const table = tableOf(numbering)
  const ranges = sections.flatMap((section) => placesIn(section.ranges))
  return packRanges(rangesOf(piecesOf(ranges, table), table))
}

/** The parts that come of it. Of a plan whose passages and division were not changed they stay as they are, whatever they are. */
export function partsOf(
  { sources, by, amount }: Pick<Draft, 'sources' | 'by' | 'amount'>,
  before: Before | undefined,
): Made {
  if (before && isSameDivision({ sources, by, amount }, before.plan)) return asBefore(before.plan)
  const division = { by, amount: amount.trim() === '' ? Number.NaN : Number(amount) }
  return madeParts({ sources, division }, numberingOf(before), before)
}

function asBefore({ sections, lastId }: MadePlan): MadeParts {
  return { kind: 'made', sections, lastId, stayed: 0 }
}

function isSameDivision(
  { sources, by, amount }: Pick<Draft, 'sources' | 'by' | 'amount'>,
  plan: MadePlan,
): boolean {
  const old = divisionOf(plan)
  const isSame =
    plan.sources.length > 0
      ? JSON.stringify(sources) === JSON.stringify(plan.sources)
      : sources.length === 1 && sources[0]?.ranges === allOf(plan)
  return isSame && by === old.by && Number(amount) === old.amount
}

/** The row that is stored. `title`: the one that was typed, or offered. */
export function madeOf(draft: Draft, parts: MadeParts, title: string, before: Before | undefined): MadePlan {
  const { sections, lastId } = parts
  const named = title.trim().slice(0, limits.maxPlanTitle)
  if (before && isSameDivision(draft, before.plan)) return { ...before.plan, title: named }
  const { by, amount, sources } = draft
  const about = before?.plan.about
  return {
    title: named,
    ...(about === undefined ? {} : { about }),
    rule: 'day',
    numbering: numberingOf(before),
    sources: [...sources],
    division: { by, amount: Number(amount) },
    // A plan by the day has no dates.
    sections: sections.map(({ date: _, ...section }) => section),
    lastId,
  }
}

/** Places of a topic or a tag as a source: those that follow each other as one, and none twice. */
export function sourceOf(name: string, ranges: readonly Range[], numbering: NumberingBase): MadeSource {
  const table = tableOf(numbering)
  const seen = new Set<string>()
  const once = ranges.filter(({ from, to }) => {
    const key = `${from}-${to}`
    return seen.has(key) ? false : seen.add(key)
  })
  const packed = packRanges(rangesOf(piecesOf(once, table), table))
  return { name: name.slice(0, limits.maxPlanTitle), ranges: packed }
}
