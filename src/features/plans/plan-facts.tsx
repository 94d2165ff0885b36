/** How long a plan is, and how long a day of it takes. */
import { useTranslation } from 'react-i18next'
import { minutesFor, wordsOfRanges } from '#core/plans/own/chapter-words'
import type { Plan } from '#core/plans/plan'
import styles from './plans.module.css'

/** Plans do not change while the page is open. */
const minutes = new WeakMap<Plan, number>()

export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const length = plan.rule === 'dayOfMonth' ? t('byMonth') : t('days', { count: plan.sections.length })
  return (
    <p className={styles.facts}>
      {length} · {t('perDay', { minutes: minutesOf(plan) })}
    </p>
  )
}

function minutesOf(plan: Plan): number {
  const known = minutes.get(plan)
  if (known !== undefined) return known
  const words = wordsOfRanges(plan.sections.flatMap(({ ranges }) => ranges))
  const found = minutesFor(words / Math.max(1, plan.sections.length))
  minutes.set(plan, found)
  return found
}
