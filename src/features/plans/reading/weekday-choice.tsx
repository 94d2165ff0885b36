/** The days of the week on which somebody reads, as check boxes in the order of the language's week. */
import { useTranslation } from 'react-i18next'
import { addDays, noonOf, type Weekday, weekdays } from '#core/calendar/day'
import styles from './reading.module.css'

interface Props {
  chosen: readonly Weekday[]
  onChange: (chosen: Weekday[]) => void
}

export function WeekdayChoice({ chosen, onChange }: Props) {
  const { t, i18n } = useTranslation('plans')
  const format = (day: Weekday, weekday: 'short' | 'long') =>
    // 2024-01-01 was a Monday.
    new Intl.DateTimeFormat(i18n.language, { weekday }).format(noonOf(addDays('2024-01-01', day - 1)))
  return (
    <fieldset className={styles.weekdays}>
      <legend>{t('weekdays')}</legend>
      {inOrder(i18n.language).map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={chosen.includes(day)}
            // One day at least is read on.
            disabled={chosen.length === 1 && chosen[0] === day}
            onChange={({ target }) =>
              onChange(weekdays.filter((one) => (one === day ? target.checked : chosen.includes(one))))
            }
          />
          <span aria-hidden>{format(day, 'short')}</span>
          <span className="visually-hidden">{format(day, 'long')}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The week begins on Sunday or Saturday in some languages; not every browser knows. */
function inOrder(locale: string): Weekday[] {
  const first = firstWeekday(locale)
  return [...weekdays.slice(first - 1), ...weekdays.slice(0, first - 1)]
}

interface WithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
}

function firstWeekday(tag: string): number {
  const locale: WithWeek = new Intl.Locale(tag)
  return locale.getWeekInfo?.().firstDay ?? 1
}
