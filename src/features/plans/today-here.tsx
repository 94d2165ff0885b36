/** What a plan reads today for who has not begun it: the part of this date, or how it begins. */
import { useTranslation } from 'react-i18next'
import { sectionOf } from '#core/plans/plan'
import { PassageList } from '../../model/contents/plans/passage-list'
import { sectionTitle, useDayFormat } from '../../model/contents/plans/plan-words'
import { ReadingWays } from '../../model/contents/plans/reading-ways'
import type { FoundPlan } from '../../model/contents/plans/use-plans'
import { usePlaces } from '../../model/contents/text/use-places'
import { useToday } from '../../platform/page/today'
import { planBox } from './plan-box'

export function TodayHere({ found }: { found: FoundPlan }) {
  const { t } = useTranslation('plans')
  const { plan } = found
  const places = usePlaces(plan.numbering)
  const formatDay = useDayFormat()
  const day = useToday()
  const dated =
    plan.rule === 'dayOfMonth'
      ? sectionOf(plan, Number(day.slice(8)))
      : plan.sections.find(({ date }) => date === day.slice(5))
  const section = dated ?? plan.sections[0]
  if (!section) return null
  const heading = dated ? `${t('todayHere')}, ${formatDay(day)}` : t('beginWith')
  return (
    <section className={planBox} aria-label={heading}>
      <h2>
        {heading} · {sectionTitle(section, t)}
      </h2>
      <PassageList {...{ found, section, places }} />
      <ReadingWays sections={[section]} places={places} />
    </section>
  )
}
