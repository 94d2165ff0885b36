/** How long a plan is, and how long a day of it takes. */
import { useTranslation } from 'react-i18next'
import { minutesADay } from '#core/plans/own/chapter-words'
import type { Plan } from '#core/plans/plan'
import styles from './plans.module.css'

export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const length = plan.rule === 'dayOfMonth' ? t('byMonth') : t('days', { count: plan.sections.length })
  return (
    <p className={styles.facts}>
      {length} · {t('perDay', { minutes: minutesADay(plan.sections) })}
    </p>
  )
}
