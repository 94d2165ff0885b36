/** The plans that a member is reading, with what is due today: for home. Draws nothing without one. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { useToday } from '../../../platform/page/today'
import { dueOf, useKeptPlans } from './my-plans'
import { planTitle, wordsLocale } from './plan-words'
import styles from './plans.module.css'
import { ProgressRing } from './progress-ring'
import { TodayBox } from './today-box'
import { type FoundPlan, plansByKeys } from './use-plans'

export function PlanToday() {
  const { t, i18n } = useTranslation('plans')
  const day = useToday()
  const kept = useKeptPlans()
  const running = [...(kept ?? [])].filter(([, { state }]) => state.schedule.endedOn === undefined)
  const plans = usePlansOf(running.map(([key]) => key))
  const shown = running.flatMap(([key, one]) => {
    const found = plans.find(({ plan }) => plan.key === key)
    return found ? [{ found, kept: one, due: dueOf(found.plan, one, day) }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={styles.cards} aria-label={t('menu:readingPlans')}>
      {shown.map(({ found, kept: own, due }) => (
        <article key={found.plan.key} className={styles.card}>
          <header className={styles.head}>
            <h2>
              <a href={planPath(found.plan)} lang={wordsLocale(found, i18n.language)}>
                <bdi>{planTitle(found, t)}</bdi>
              </a>
            </h2>
            <ProgressRing read={due.read} total={due.total} />
          </header>
          <TodayBox {...{ found, kept: own, due, day }} />
        </article>
      ))}
    </section>
  )
}

/** The plans of keys, once they are known. */
export function usePlansOf(keys: readonly string[]): readonly FoundPlan[] {
  const name = keys.join(' ')
  const [found, setFound] = useState<{ name: string; plans: readonly FoundPlan[] }>()
  useEffect(() => {
    let isCurrent = true
    if (name !== '') void plansByKeys(name.split(' ')).then((plans) => isCurrent && setFound({ name, plans }))
    return () => {
      isCurrent = false
    }
  }, [name])
  return found?.name === name ? found.plans : []
}
