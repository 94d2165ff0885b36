/** Three ways to go on after days without reading, each with what it means. */
import { useTranslation } from 'react-i18next'
import type { Day } from '#core/calendar/day'
import type { PlanSchedule } from '#core/contract/members/plan-state'
import { catchUpWays, caughtUp } from '#core/plans/schedule/catch-up'
import { dueSections } from '#core/plans/schedule/due'
import { partChange } from '#core/plans/schedule/part-change'
import { type Kept, useChangePlan } from '../../../model/contents/plans/my-plans'
import { useDayFormat } from '../../../model/contents/plans/plan-words'
import type { FoundPlan } from '../../../model/contents/plans/use-plans'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import styles from './reading.module.css'

interface Props {
  found: FoundPlan
  kept: Kept
  day: Day
}

export function CatchUp({ found: { plan }, kept: { state, marks }, day }: Props) {
  const { t } = useTranslation('plans')
  const formatDay = useDayFormat()
  const change = useChangePlan()
  const goOn = async (after: PlanSchedule) => {
    const before = state.schedule
    if (!(await change([partChange(plan.key, after)]))) return
    const run = () => void change([partChange(plan.key, before)])
    showSnackbar(t('changed'), { id: 'plan', action: { label: t('undo'), run } })
  }
  return (
    <fieldset className={styles.catchUp}>
      <legend>{t('goOn')}</legend>
      {catchUpWays.map((way) => {
        const schedule = caughtUp(plan, state, marks, { day, way })
        const { lastDay } = dueSections(plan, { ...state, schedule }, marks, day)
        return (
          <button key={way} type="button" onClick={() => void goOn(schedule)}>
            <b>{t(way)}</b>
            <small>{t(`${way}-hint`, { date: lastDay ? formatDay(lastDay) : '' })}</small>
          </button>
        )
      })}
    </fieldset>
  )
}
