/** The message of a member's plans for a day, in words: the one with id 0, for clients that do not compute it themselves. */
import type { Day } from '#core/calendar/day'
import { planPath } from '#core/contract/address/contents/plan-address'
import type { Locale } from '#core/contract/locales'
import type { MadePlan } from '#core/contract/members/made-plan'
import { type PlanPart, stateOf } from '#core/contract/members/plan-state'
import { planOfMade } from '#core/plans/made/made-plan'
import { dueSections } from '#core/plans/schedule/due'
import { escapeHtml } from '#core/scripture/text/node'
import type { Services } from '../services'
import { pageWords } from '../settings/page-words'
import { passageNames, serverPlans } from './server-plans'

/** The rows that a member keeps of one plan. */
export interface KeptRows {
  key: string
  parts: readonly PlanPart[]
  marks: ReadonlySet<string>
  /** The plan itself, where it is the member's own. */
  made?: MadePlan
}

/** HTML of the message; undefined where nothing is due on the day. */
export type DueMessage = (kept: readonly KeptRows[], day: Day, locale: Locale) => Promise<string | undefined>

export function dueMessages({ languages, library, names }: Services): DueMessage {
  return async (kept, day, locale) => {
    if (kept.length === 0) return undefined
    const say = await pageWords(languages, locale, ['plans'])
    const plans = await serverPlans(library.view(), say, locale)
    const passages = await passageNames(names, locale)
    const lines = kept.flatMap(({ key, parts, marks, made }) => {
      const found = made
        ? { plan: planOfMade(key, made), title: made.title }
        : plans.find(({ plan }) => plan.key === key)
      const state = stateOf(parts)
      if (!found || !state) return []
      const { today, missed } = dueSections(found.plan, state, marks, day)
      const sections = today.length > 0 ? today : missed.slice(0, 1)
      if (sections.length === 0) return []
      const what = passages(sections.flatMap(({ ranges }) => ranges))
      const when = say(today.length > 0 ? 'plans:today' : 'plans:open')
      return [
        `<p>${escapeHtml(`${when}: ${what}`)} <a href="${planPath(found.plan)}">${escapeHtml(found.title)}</a></p>`,
      ]
    })
    return lines.length > 0 ? lines.join('') : undefined
  }
}
