/** The day before, the day after, and any other one. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addDays, type Day, isDay } from '#core/calendar/day'
import { NextIcon, PreviousIcon } from '../../ui/controls/icons'
import input from '../../ui/controls/input.module.css'
import { DateInput } from '../../ui/form/date-input'
import styles from './verse-day.module.css'

interface Props {
  day: Day
  /** Tomorrow: somewhere it has begun already. */
  latest: Day
}

export function DayNavigation({ day, latest }: Props) {
  const { t } = useTranslation('verseDay')
  const { history } = useRouter()
  return (
    <nav className={styles.days} aria-label={t('days')}>
      <a href={`/verse-of-the-day/${addDays(day, -1)}`} rel="prev">
        <PreviousIcon className="icon mirrored" aria-hidden />
        {t('dayBefore')}
      </a>
      <DateInput
        className={input.input}
        aria-label={t('chooseDay')}
        value={day}
        max={latest}
        onChange={({ target: { value } }) => isDay(value) && history.push(`/verse-of-the-day/${value}`)}
      />
      {day < latest ? (
        <a href={`/verse-of-the-day/${addDays(day, 1)}`} rel="next">
          {t('dayAfter')}
          <NextIcon className="icon mirrored" aria-hidden />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
