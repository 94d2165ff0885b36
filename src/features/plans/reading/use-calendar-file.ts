/** Saves the days of a plan that are still to come as a file for calendars. */
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { calendarFile, planEvents } from '#core/plans/calendar-file'
import { sectionOf } from '#core/plans/plan'
import { isRead, progressOf } from '#core/plans/schedule/marks'
import { plannedDays } from '#core/plans/schedule/planned-days'
import type { Kept } from '../../../model/contents/plans/my-plans'
import { planTitle, sectionTitle } from '../../../model/contents/plans/plan-words'
import type { FoundPlan } from '../../../model/contents/plans/use-plans'
import { usePlaces } from '../../../model/contents/text/use-places'
import { saveFile } from '../../../platform/page/save-file'

export function useCalendarFile(found: FoundPlan, { state, marks }: Kept): () => void {
  const { t } = useTranslation('plans')
  const { plan } = found
  const places = usePlaces(plan.numbering)
  return () => {
    const progress = progressOf(state, marks)
    const title = planTitle(found, t)
    const open = [...plannedDays(plan, state)].filter(([id]) => {
      const section = sectionOf(plan, id)
      return section && !isRead(progress, section)
    })
    const events = planEvents(plan, {
      days: new Map(open),
      round: state.schedule.round,
      url: new URL(planPath(plan), location.origin),
      title,
      nameOf: (section) => sectionTitle(section, t),
      passagesOf: ({ ranges }) => ranges.map((range) => places?.labelOf(range) ?? '').join('; '),
    })
    const file = calendarFile(t('common:product'), title, events, Date.now())
    saveFile(`${plan.key}.ics`, new Blob([file], { type: 'text/calendar' }))
  }
}
