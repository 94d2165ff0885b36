/** Answers the calls of reading plans. */
import { type Weekday, weekdays } from '#core/calendar/day'
import { planPath } from '#core/contract/address/contents/plan-address'
import type { CallName } from '#core/contract/api'
import type { Range } from '#core/contract/content/article'
import type { Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { calendarPieces, planEvents } from '#core/plans/calendar-file'
import { minutesADay } from '#core/plans/own/chapter-words'
import type { Plan } from '#core/plans/plan'
import { newSchedule, plannedDays } from '#core/plans/schedule/planned-days'
import { passageNames, type ServerPlan, sectionTitleOf, serverPlans } from '../../daily/server-plans'
import { prepareJson, prepareText } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { refuseAfter } from '../../limits/call-limits'
import { type Bucket, type LimitCounters } from '../../limits/limits'
import { breathe } from '../../process/breathe'
import type { Services } from '../../services'
import { pageWords } from '../../settings/page-words'

/** A congregation shares one address and begins a plan together. */
const calendars: Bucket = { burst: 60, perMinute: 30 }

export function planHandlers(services: Services): {
  [N in Extract<CallName, 'plans' | 'plan' | 'planCalendar'>]: Handler<N>
} {
  const { languages, library, counters } = services
  const wordsIn = (locale: Locale) => pageWords(languages, locale, ['plans'])
  const named = async (key: string, locale: Locale): Promise<ServerPlan> => {
    const plans = await serverPlans(library.view(), await wordsIn(locale), locale)
    const found = plans.find(({ plan }) => plan.key === key)
    if (!found) throw new AppError('not-found')
    return found
  }
  return {
    plans: async ({ locale }) => {
      const plans = await serverPlans(library.view(), await wordsIn(locale), locale)
      return prepareJson({ data: plans.map(rowOf) })
    },
    plan: async ({ params: { plan: key }, locale }) => {
      const say = await wordsIn(locale)
      const { plan, title } = await named(key, locale)
      const sections = plan.sections.map((section) => ({
        id: section.id,
        title: sectionTitleOf(section, say),
        ...(section.date === undefined ? {} : { date: section.date }),
        ranges: section.ranges.map(({ from, to }) => ({ from, to })),
      }))
      const { number, rule, numbering } = plan
      return prepareJson({ data: { key, number, rule, title, numbering, sections } })
    },
    planCalendar: async ({ params: { plan: key }, query, locale, from }) => {
      await countCalendar(from.address, counters)
      const say = await wordsIn(locale)
      const { plan, title } = await named(key, locale)
      const passages = await passageNames(services.names, locale)
      const events = planEvents(plan, {
        days: daysOf(plan, query),
        round: 1,
        url: new URL(planPath(plan), services.config.publicUrl),
        title,
        nameOf: (section) => sectionTitleOf(section, say),
        passagesOf: ({ ranges }) => shortened(ranges, passages),
      })
      // The same request always gives the same bytes: caches compare them.
      return prepareText(
        'text/calendar',
        await unhurried(calendarPieces(services.config.productName, title, events, 0)),
      )
    },
  }
}

/** Passages that an event names; the page it leads to has the others. */
const mostNamed = 12
/** Events written before others have their turn: some milliseconds. */
const eventsAtOnce = 50

function shortened(ranges: readonly Range[], nameOf: (some: readonly Range[]) => string): string {
  const named = nameOf(ranges.slice(0, mostNamed))
  return ranges.length > mostNamed ? `${named} …` : named
}

/** A plan may have 2,000 sections, and reading goes first. */
async function unhurried(pieces: Iterable<string>): Promise<string> {
  const written: string[] = []
  for (const piece of pieces) {
    written.push(piece)
    if (written.length % eventsAtOnce === 0) await breathe()
  }
  return written.join('')
}

interface Wishes {
  start: Parameters<typeof newSchedule>[1]['from']
  weekdays?: string | undefined
  perDay?: string | undefined
}

function daysOf(plan: Plan, { start, weekdays: own, perDay = '1' }: Wishes) {
  const schedule = newSchedule(plan, {
    from: start,
    round: 1,
    perDay: Number(perDay),
    weekdays: own === undefined ? weekdays : chosen(own),
    byDate: plan.rule === 'date',
  })
  return plannedDays(plan, { schedule, pauses: [], upTo: new Map() })
}

function chosen(text: string): Weekday[] {
  const numbers = text.split(',').map(Number)
  return weekdays.filter((one) => numbers.includes(one))
}

function rowOf({ plan: { key, number, rule, sections }, title, pack }: ServerPlan) {
  return {
    key,
    number,
    rule,
    title,
    sections: sections.length,
    minutes: minutesADay(sections),
    ...(pack === undefined ? {} : { pack }),
  }
}

/**
 * Limits calendars of reading plans per address: a long one takes tenths of a second, and each wish gives
 * another. Call it before a calendar is made. Throws too-many-requests.
 */
async function countCalendar(address: string, counters: LimitCounters): Promise<void> {
  refuseAfter(await counters.take(`calendar:${address}`, calendars, Date.now()))
}
