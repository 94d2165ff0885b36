/** Starts a plan, or reads it once more: from which day on, on which days of the week, how much a day. */
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, isDay, type Weekday, weekdays } from '#core/calendar/day'
import type { Plan } from '#core/plans/plan'
import { partChange } from '#core/plans/schedule/part-change'
import { lastDayOf, newSchedule, plannedDays } from '#core/plans/schedule/planned-days'
import { isMember, useAccount } from '../../../model/account/account'
import { signInPath } from '../../../model/account/sign-in-path'
import { type Kept, useChangePlan } from '../../../model/contents/plans/my-plans'
import { useDayFormat } from '../../../model/contents/plans/plan-words'
import type { FoundPlan } from '../../../model/contents/plans/use-plans'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { useToday } from '../../../platform/page/today'
import { Button } from '../../../ui/controls/button'
import button from '../../../ui/controls/button.module.css'
import input from '../../../ui/controls/input.module.css'
import { DateInput } from '../../../ui/form/date-input'
import { DropDown } from '../../../ui/form/drop-down'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { planBox } from '../plan-box'
import styles from './reading.module.css'
import { WeekdayChoice } from './weekday-choice'

/** Parts a day, with the key of their words. */
const amounts = [
  [1, 'amount-1'],
  [2, 'amount-2'],
  [3, 'amount-3'],
  [0.5, 'amount-half'],
] as const

export function StartForm({ found, kept }: { found: FoundPlan; kept: Kept | undefined }) {
  const { t } = useTranslation('plans')
  const account = useAccount()
  if (!isMember(account))
    return (
      <section className={`${planBox} app-chrome`} aria-label={t('start')}>
        <p>{t('signInHint')}</p>
        {/* It can be read without an account, which its first day offers louder. */}
        <a className={button.button} data-variant="plain" href={signInPath(location.pathname, '/login')}>
          {t('signIn')}
        </a>
      </section>
    )
  return <Form found={found} kept={kept} />
}

interface Wishes {
  from: Day
  weekdays: readonly Weekday[]
  perDay: number
  byDate: boolean
}

function Form({ found: { plan, brought }, kept }: { found: FoundPlan; kept: Kept | undefined }) {
  const { t } = useTranslation('plans')
  const today = useToday()
  const formatDay = useDayFormat()
  const change = useChangePlan()
  const [wishes, setWishes] = useState<Wishes>({
    from: today,
    weekdays,
    perDay: 1,
    byDate: plan.rule === 'date',
  })
  const { from } = wishes
  const round = (kept?.state.schedule.round ?? 0) + 1
  const schedule = newSchedule(plan, {
    ...(hasAmount(plan, wishes) ? wishes : { ...wishes, perDay: 1, weekdays }),
    round,
  })
  const days = plannedDays(plan, { schedule, pauses: [], upTo: new Map() })
  const last = lastDayOf(days)
  const start = async (event: FormEvent) => {
    event.preventDefault()
    const pauses = partChange(plan.key, { part: 'pause', pauses: [] })
    const changes = [...(kept?.state.pauses.length ? [pauses] : []), partChange(plan.key, schedule)]
    if (!(await change(changes))) return
    // A plan that is read must be here without a network too.
    if (brought) byTheWay(workerClient().downloadPack(brought.pack.abbr))
    showSnackbar(t('started'), { id: 'plan' })
  }
  const title = t(kept ? 'again' : 'start')
  return (
    <form className={`${planBox} app-chrome`} aria-label={title} onSubmit={(event) => void start(event)}>
      <h2>{title}</h2>
      <label className={styles.field}>
        {t('firstDay')}
        <DateInput
          required
          className={input.input}
          value={from}
          onChange={({ target: { value } }) => isDay(value) && setWishes({ ...wishes, from: value })}
        />
      </label>
      <Amount {...{ plan, wishes }} onChange={(change) => setWishes({ ...wishes, ...change })} />
      <div className={styles.end}>
        <Button type="submit" variant="primary">
          {t('startNow')}
        </Button>
        {last && <span role="status">{t('ends', { date: formatDay(last) })}</span>}
      </div>
    </form>
  )
}

/** Whether the reader decides how much a day, on which days. */
function hasAmount({ rule }: Plan, { byDate }: Wishes): boolean {
  return rule === 'day' || (rule === 'date' && !byDate)
}

interface AmountProps {
  plan: Plan
  wishes: Wishes
  onChange: (change: Partial<Wishes>) => void
}

function Amount({ plan, wishes, onChange }: AmountProps) {
  const { t } = useTranslation('plans')
  return (
    <>
      {plan.rule === 'date' && (
        <fieldset className={styles.choice}>
          <legend>{t('when')}</legend>
          {[true, false].map((byDate) => (
            <label key={String(byDate)}>
              <input
                type="radio"
                name="when"
                checked={wishes.byDate === byDate}
                onChange={() => onChange({ byDate })}
              />
              {t(byDate ? 'byDate' : 'fromDayOne')}
            </label>
          ))}
        </fieldset>
      )}
      {hasAmount(plan, wishes) && (
        <>
          <WeekdayChoice chosen={wishes.weekdays} onChange={(own) => onChange({ weekdays: own })} />
          <label className={styles.field}>
            {t('amount')}
            <DropDown
              className={input.input}
              value={wishes.perDay}
              onChange={({ target }) => onChange({ perDay: Number(target.value) })}
            >
              {amounts.map(([amount, key]) => (
                <option key={key} value={amount}>
                  {t(key)}
                </option>
              ))}
            </DropDown>
          </label>
        </>
      )}
    </>
  )
}
