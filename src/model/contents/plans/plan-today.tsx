/** The plans that a member is reading, with what is due today: for home. Draws nothing without one. */
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { useToday } from '../../../platform/page/today'
import { useDuePlans } from './due-plans'
import { planTitle, wordsLocale } from './plan-words'
import styles from './plans.module.css'
import { ProgressRing } from './progress-ring'
import { TodayBox } from './today-box'

export function PlanToday() {
  const { t, i18n } = useTranslation('plans')
  const day = useToday()
  const shown = useDuePlans()
  if (shown.length === 0) return null
  return (
    <section className={styles.cards} aria-label={t('menu:readingPlans')}>
      {shown.map(({ found, kept, due }) => (
        <article key={found.plan.key} className={styles.card}>
          <header className={styles.head}>
            <h2>
              <a href={planPath(found.plan)} lang={wordsLocale(found, i18n.language)}>
                <bdi>{planTitle(found, t)}</bdi>
              </a>
            </h2>
            <ProgressRing read={due.read} total={due.total} />
          </header>
          <TodayBox {...{ found, kept, due, day }} />
        </article>
      ))}
    </section>
  )
}
