/**
 * The list of the history (spec 1 §4 "Activity list"): changing sort, types, search or date returns to the
 * first page, clearing resets everything. Pure.
 */
import type { Activity } from '../../contract/members/things'
import * as limits from '../../limits'
import { foldForFilter } from './fold-for-filter'

export const activityTypes = ['text', 'search'] as const
export type ActivityType = (typeof activityTypes)[number]
export const activitySorts = ['date', '-date', 'name', 'type'] as const

/** The person's choice in the list of activities. */
export interface ActivityFilter {
  /** Pages shown, from 1. */
  page: number
  types: readonly ActivityType[]
  search: string
  /** YYYY-MM-DD, in the time zone of the list; empty = all days. */
  date: string
  /** `date` newest first, `-date` oldest first; an unknown value means `date`. */
  sort: string
}

/** Actions of the person in the list. */
export type ActivityEvent =
  | { kind: 'change'; change: Partial<Omit<ActivityFilter, 'page'>> }
  | { kind: 'more' }
  | { kind: 'clear' }

export const firstActivityFilter: ActivityFilter = {
  page: 1,
  types: activityTypes,
  search: '',
  date: '',
  sort: 'date',
}

/** The filter after an event. */
export function filterActivities(filter: ActivityFilter, event: ActivityEvent): ActivityFilter {
  switch (event.kind) {
    case 'change':
      return { ...filter, ...event.change, page: 1 }
    case 'more':
      return { ...filter, page: filter.page + 1 }
    case 'clear':
      return { ...firstActivityFilter, sort: filter.sort }
  }
}

/** The visible part of the list. */
export interface ListedActivities<Listed> {
  shown: Listed[]
  total: number
  hasMore: boolean
}

/**
 * The first `page` pages of the filtered activities, sorted. `dayOf` returns the day of
 * an instant, YYYY-MM-DD.
 */
export function listActivities<Listed extends { data: Activity }>(
  activities: readonly Listed[],
  { page, types, search, date, sort }: ActivityFilter,
  { dayOf, locale }: { dayOf: (at: number) => string; locale: string },
): ListedActivities<Listed> {
  const words = foldForFilter(search).split(/\s+/).filter(Boolean)
  const left = activities.filter(({ data }) => {
    const text = words.length > 0 ? foldForFilter(`${data.name} ${data.abbreviations}`) : ''
    return (
      types.includes(data.type) &&
      words.every((word) => text.includes(word)) &&
      (date === '' || dayOf(data.occurredAt) === date)
    )
  })
  const shown = left.sort(comparing<Listed>(sort, locale)).slice(0, page * limits.activityPageSize)
  return { shown, total: left.length, hasMore: shown.length < left.length }
}

/** Groups activities by day, keeping their order. */
export function groupByDay<Listed extends { data: Activity }>(
  activities: readonly Listed[],
  dayOf: (at: number) => string,
): { day: string; activities: Listed[] }[] {
  const groups: { day: string; activities: Listed[] }[] = []
  for (const activity of activities) {
    const day = dayOf(activity.data.occurredAt)
    const last = groups.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else groups.push({ day, activities: [activity] })
  }
  return groups
}

function comparing<Listed extends { data: Activity }>(sort: string, locale: string) {
  const newest = (a: Listed, b: Listed) => b.data.occurredAt - a.data.occurredAt
  if (sort === '-date') return (a: Listed, b: Listed) => newest(b, a)
  if (sort === 'type')
    return (a: Listed, b: Listed) => b.data.type.localeCompare(a.data.type, 'en') || newest(a, b)
  if (sort !== 'name') return newest
  const collator = new Intl.Collator(locale, { numeric: true })
  return (a: Listed, b: Listed) => collator.compare(a.data.name, b.data.name) || newest(a, b)
}
