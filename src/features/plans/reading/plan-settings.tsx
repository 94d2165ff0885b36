/** A member's actions on a running or ended plan beside reading it: pause, other days, end, calendar, print. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day, Weekday } from '#core/calendar/day'
import type { PlanChange } from '#core/contract/members/plan-state'
import { withWeekdays } from '#core/plans/schedule/catch-up'
import type { Due } from '#core/plans/schedule/due'
import { partChange } from '#core/plans/schedule/part-change'
import { pausedFrom, resumedOn } from '#core/plans/schedule/pauses'
import { type Kept, useChangePlan } from '../../../model/contents/plans/my-plans'
import { planTitle, useDayFormat } from '../../../model/contents/plans/plan-words'
import type { FoundPlan } from '../../../model/contents/plans/use-plans'
import { Button } from '../../../ui/controls/button'
import { Summary } from '../../../ui/controls/summary'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { planBox } from '../plan-box'
import styles from './reading.module.css'
import { useCalendarFile } from './use-calendar-file'
import { WeekdayChoice } from './weekday-choice'

interface Props {
  found: FoundPlan
  kept: Kept
  due: Due
  day: Day
}

export function PlanSettings({ found, kept, due, day }: Props) {
  const { t } = useTranslation('plans')
  const formatDay = useDayFormat()
  const change = useChangePlan()
  const [isChanging, setChanging] = useState(false)
  const { plan } = found
  const { state } = kept
  const { schedule } = state
  const isEnded = schedule.endedOn !== undefined
  const hasDays = plan.rule === 'day' || plan.rule === 'date'
  const put = (body: PlanChange) => change([partChange(plan.key, body)])
  const { endedOn: _, ...running } = schedule
  return (
    <section className={styles.settings} aria-label={planTitle(found, t)}>
      {isEnded ? (
        <p>{t('stopped', { date: formatDay(schedule.endedOn ?? day) })}</p>
      ) : (
        due.lastDay && <p>{t('lastDay', { date: formatDay(due.lastDay) })}</p>
      )}
      <div className={styles.buttons}>
        {isEnded && <Button onClick={() => void put(running)}>{t('takeUp')}</Button>}
        {!isEnded &&
          (due.isPaused ? (
            <Button variant="primary" onClick={() => void put(resumedOn(state, day))}>
              {t('resume')}
            </Button>
          ) : (
            <Button onClick={() => void put(pausedFrom(state, day))}>{t('pause')}</Button>
          ))}
        {!isEnded && hasDays && (
          <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            {t('change')}
          </Button>
        )}
      </div>
      {isChanging && (
        <ChangeDays
          chosen={schedule.weekdays}
          onSave={(weekdays) => {
            setChanging(false)
            void put(withWeekdays(plan, state, kept.marks, { day, weekdays }))
          }}
        />
      )}
      <MoreWays {...{ found, kept, day }} />
    </section>
  )
}

/** Actions that are rarely wanted. */
function MoreWays({ found, kept, day }: Omit<Props, 'due'>) {
  const { t } = useTranslation('plans')
  const formatDay = useDayFormat()
  const change = useChangePlan()
  const saveCalendar = useCalendarFile(found, kept)
  const { key, rule } = found.plan
  const { schedule } = kept.state
  const isEnded = schedule.endedOn !== undefined
  const put = (body: PlanChange) => change([partChange(key, body)])
  const stop = async () => {
    if (!(await put({ ...schedule, endedOn: day }))) return
    showSnackbar(t('stopped', { date: formatDay(day) }), {
      id: 'plan',
      action: { label: t('undo'), run: () => void put(schedule) },
    })
  }
  return (
    <details className={styles.more}>
      <Summary>{t('more')}</Summary>
      <div className={styles.buttons}>
        {!isEnded && rule !== 'dayOfMonth' && rule !== 'free' && (
          <Button onClick={saveCalendar}>{t('calendarFile')}</Button>
        )}
        <Button onClick={() => print()}>{t('print')}</Button>
        {!isEnded && <Button onClick={() => void stop()}>{t('stop')}</Button>}
      </div>
    </details>
  )
}

function ChangeDays({
  chosen,
  onSave,
}: {
  chosen: readonly Weekday[]
  onSave: (weekdays: Weekday[]) => void
}) {
  const { t } = useTranslation('plans')
  const [own, setOwn] = useState<Weekday[]>([...chosen])
  return (
    <div className={planBox}>
      <WeekdayChoice chosen={own} onChange={setOwn} />
      <div>
        <Button variant="primary" onClick={() => onSave(own)}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
