/** How a plan is divided, and on which days it is read. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '#core/calendar/day'
import { divisions } from '#core/contract/members/made-plan'
import type { Before } from '#core/plans/made/edit'
import input from '../../../ui/controls/input.module.css'
import { DateInput } from '../../../ui/form/date-input'
import { DropDown } from '../../../ui/form/drop-down'
import { planBox } from '../plan-box'
import reading from '../reading/reading.module.css'
import { WeekdayChoice } from '../reading/weekday-choice'
import styles from './builder.module.css'
import type { Draft } from './draft'

interface Props {
  draft: Draft
  before: Before | undefined
  amount: RefObject<HTMLInputElement | null>
  /** The preview says why. */
  isWrong: boolean
  onChange: (part: Partial<Draft>) => void
}

export function DivisionFields({ draft, before, amount, isWrong, onChange }: Props) {
  const { t } = useTranslation('planning')
  return (
    <section className={planBox} aria-label={t('how')}>
      <h2>{t('how')}</h2>
      <div className={styles.amount}>
        <input
          ref={amount}
          className={input.input}
          type="number"
          inputMode="numeric"
          min={1}
          aria-label={t('amount')}
          aria-invalid={isWrong || undefined}
          aria-describedby="plan-preview"
          value={draft.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <DropDown
          className={input.input}
          aria-label={t('how')}
          value={draft.by}
          onChange={({ target }) => onChange({ by: divisions.find((one) => one === target.value) ?? 'days' })}
        >
          {divisions.map((by) => (
            <option key={by} value={by}>
              {t(`by-${by}`)}
            </option>
          ))}
        </DropDown>
      </div>
      {(!before || before.reading) && (
        <WeekdayChoice chosen={draft.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      )}
      {!before && (
        <label className={reading.field}>
          {t('plans:firstDay')}
          <DateInput
            required
            className={input.input}
            value={draft.from}
            onChange={({ target }) => isDay(target.value) && onChange({ from: target.value })}
          />
        </label>
      )}
    </section>
  )
}
