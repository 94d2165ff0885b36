/** `/reading-plans` (FEATURES CONT-03): the plans the member reads, then all there are. */
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { ContentProblem } from '../../model/contents/content-problem'
import { usePacksOf } from '../../model/contents/known-packs'
import { useDuePlans } from '../../model/contents/plans/due-plans'
import { PlanToday } from '../../model/contents/plans/plan-today'
import { planTitle, wordsLocale } from '../../model/contents/plans/plan-words'
import { type FoundPlan, ownPlans, useBroughtPlans, useMadePlans } from '../../model/contents/plans/use-plans'
import listStyles from '../../ui/note/list.module.css'
import { MakePlan } from './made/make-plan'
import { PlanAbout } from './plan-about'
import { PlanCover } from './plan-cover'
import { PlanFacts } from './plan-facts'
import styles from './plans.module.css'

const own = ownPlans()

export function PlansOverlay() {
  const { t } = useTranslation('plans')
  const isRunning = useDuePlans().length > 0
  return (
    <div className={listStyles.page}>
      {isRunning && (
        <>
          <h2 className={styles.title}>{t('mine')}</h2>
          <PlanToday />
        </>
      )}
      {isRunning && <h2 className={styles.title}>{t('all')}</h2>}
      <MakePlan />
      <ul className={styles.grid}>
        <Made />
        {own.map((found) => (
          <Row key={found.plan.key} found={found} asksForWords />
        ))}
        <Brought />
      </ul>
    </div>
  )
}

/** The member's own, above ours. */
function Made() {
  return [...(useMadePlans() ?? [])].map(([key, found]) => <Row key={key} found={found} asksForWords />)
}

/** Plans of packs, below ours. */
function Brought() {
  const { t } = useTranslation('plans')
  const packs = (usePacksOf('plans').rows ?? []).map(({ summary }) => summary)
  const plans = useBroughtPlans(packs)
  if (packs.length === 0) return null
  if (plans.kind !== 'here')
    return (
      <li className={styles.wide}>
        <ContentProblem content={plans} absent={t('notHere')} />
      </li>
    )
  return plans.data.map((brought, at) => (
    <Row key={brought.plan.key} found={{ plan: brought.plan, brought }} asksForWords={at < coversAskedFor} />
  ))
}

/** A pack may hold hundreds of plans, each of another chapter. */
const coversAskedFor = 12

function Row({ found, asksForWords }: { found: FoundPlan; asksForWords: boolean }) {
  const { t, i18n } = useTranslation('plans')
  return (
    <li>
      <PlanCover {...{ found, asksForWords }} />
      <h3>
        <a href={planPath(found.plan)} lang={wordsLocale(found, i18n.language)}>
          <bdi>{planTitle(found, t)}</bdi>
        </a>
      </h3>
      <PlanAbout found={found} />
      <PlanFacts plan={found.plan} />
    </li>
  )
}
