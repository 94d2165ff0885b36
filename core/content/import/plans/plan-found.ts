/** A reading plan as a file gives it, whatever the format; what it must keep to, and how it is said to the builder. */

import type { NumberingBase } from '../../../contract/editions/edition'
import type { PlanRule } from '../../../contract/members/plan-rules'
import { AppError } from '../../../errors'
import { maxPlanSections } from '../../../limits'
import { sayMarkdown } from '../say-markdown'
import type { ContentSink } from '../sink'

export interface PlanSectionFound {
  id: number
  title: string
  /** `MM-DD`. */
  date?: string
  /** In any notation of machines, or as text. */
  readings: readonly string[]
  /** Of the report: its line, or its number where the format has no lines. */
  line: number
}

export interface PlanFound {
  title: string
  /** Markdown. */
  about: string
  rule: PlanRule
  /** How the file counts chapters and verses, where it says so. */
  numbering?: NumberingBase
  sections: readonly PlanSectionFound[]
}

/** Says a plan. Throws `file-damaged`, its reason naming the section, for one that no member could follow. */
export function sayPlan(plan: PlanFound, file: string, sink: ContentSink): void {
  refuseBroken(plan, file)
  const { title, about, rule, sections } = plan
  sink.kind('plans')
  sink.entry({ head: title, rule })
  sayMarkdown(about, sink)
  for (const { id, title: own, date, readings, line } of sections) {
    sink.at({ file, line })
    sink.group(own, 1, date === undefined ? { id } : { id, date })
    for (const reading of readings) sink.reference(reading, reading)
  }
}

export function damagedPlan(file: string, reason: string): AppError {
  return new AppError('file-damaged', { file, reason })
}

/** Months have as many days as in a leap year: a plan by date is read in every year. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function refuseBroken({ title, rule, sections }: PlanFound, file: string): void {
  if (sections.length === 0) throw damagedPlan(file, `${title}: no sections`)
  if (sections.length > maxPlanSections)
    throw damagedPlan(file, `${title}: ${sections.length} sections, at most ${maxPlanSections}`)
  let before = 0
  for (const section of sections) {
    const reason = brokenIn(section, rule, before)
    if (reason !== undefined) throw damagedPlan(file, `${title}, section ${section.id}: ${reason}`)
    before = section.id
  }
}

function brokenIn(
  { id, title, date, readings }: PlanSectionFound,
  rule: PlanRule,
  before: number,
): string | undefined {
  if (id <= before) return `it stands after section ${before}, ids must ascend`
  if (id > maxPlanSections) return `ids go to ${maxPlanSections}`
  if (rule === 'dayOfMonth' && id > 31) return 'no month has this day'
  if (rule === 'date' && date === undefined) return 'no date, and the rule is date'
  if (rule !== 'date' && date !== undefined) return `date ${date}, and the rule is ${rule}`
  if (date !== undefined && !isDate(date)) return `date ${date}, MM-DD is meant`
  if (readings.length === 0 && title === '') return 'no readings and no title'
  return undefined
}

function isDate(date: string): boolean {
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(date) ?? []
  return Number(day) >= 1 && Number(day) <= (monthDays[Number(month) - 1] ?? 0)
}
