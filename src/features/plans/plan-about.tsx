/** A plan described in a paragraph. */
import { useTranslation } from 'react-i18next'
import type { MadePlan } from '#core/contract/members/made-plan'
import type { FoundPlan } from '../../model/contents/plans/use-plans'
import { ContentText } from '../../model/contents/text/content-text'
import { usePlaces } from '../../model/contents/text/use-places'
import { sourceLabel } from './made/sources/source-label'
import styles from './plans.module.css'

export function PlanAbout({ found: { plan, brought, made } }: { found: FoundPlan }) {
  const { t } = useTranslation('plans')
  if (made) return <MadeAbout made={made} />
  if (brought) return <ContentText pack={brought.pack} nodes={brought.article.parts} />
  return <p className={styles.about}>{t(`about-${plan.key}`)}</p>
}

/** What a file says of it, else what it was made of. */
function MadeAbout({ made: { about, sources, numbering } }: { made: MadePlan }) {
  const { t } = useTranslation('planning')
  const places = usePlaces(numbering)
  // Its line is kept until places have names.
  const madeOf = places ? sources.map((source) => sourceLabel(source, places, t)).join(' · ') : '\u00a0'
  const words = about ?? (sources.length > 0 ? madeOf : '')
  return (
    words !== '' && (
      <p className={styles.about} dir={about === undefined ? undefined : 'auto'}>
        {words}
      </p>
    )
  )
}
