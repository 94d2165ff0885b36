/** A plan described in a paragraph. */
import { useTranslation } from 'react-i18next'
import type { FoundPlan } from '../../model/contents/plans/use-plans'
import { ContentText } from '../../model/contents/text/content-text'
import styles from './plans.module.css'

export function PlanAbout({ found: { plan, brought } }: { found: FoundPlan }) {
  const { t } = useTranslation('plans')
  if (brought) return <ContentText pack={brought.pack} nodes={brought.article.parts} />
  return <p className={styles.about}>{t(`about-${plan.key}`)}</p>
}
