/** Saves the days of a plan that are still to come as a file for calendars. */
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { calendarFile } from '#core/plans/calendar-file'
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
    const { origin, host } = location
    const events = [...plannedDays(plan, state)].flatMap(([id, day]) => {
      const section = sectionOf(plan, id)
      if (!section || isRead(progress, section)) return []
      const passages = section.ranges.map((range) => places?.labelOf(range) ?? '').join('; ')
      return [
        {
          uid: `${plan.key}-${state.schedule.round}-${id}@${host}`,
          day,
          title: `${title}: ${sectionTitle(plan, section, t)}`,
          text: passages,
          url: `${origin}${planPath(plan)}`,
        },
      ]
    })
    const file = calendarFile(title, events, Date.now())
    saveFile(`${plan.key}.ics`, new Blob([file], { type: 'text/calendar' }))
  }
}
