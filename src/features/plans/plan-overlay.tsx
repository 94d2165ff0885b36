/** `/reading-plan/{plan}/{number}` (FEATURES CONT-03): a plan, how the member reads it, and all its parts. */
import { useTranslation } from 'react-i18next'
import { isMadeKey } from '#core/plans/made/made-plan'
import { dueSections } from '#core/plans/schedule/due'
import { isMember, useAccount } from '../../model/account/account'
import { signInPath } from '../../model/account/sign-in-path'
import { ContentProblem } from '../../model/contents/content-problem'
import { type Kept, useKeptPlans } from '../../model/contents/plans/my-plans'
import { planTitle, wordsLocale } from '../../model/contents/plans/plan-words'
import { TodayBox } from '../../model/contents/plans/today-box'
import { type FoundPlan, usePlan } from '../../model/contents/plans/use-plans'
import { PackCredit } from '../../model/contents/text/pack-credit'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { useRouteParams } from '../../model/place/use-route-params'
import { useToday } from '../../platform/page/today'
import { ReadyIcon } from '../../ui/controls/icons'
import listStyles from '../../ui/note/list.module.css'
import { MadeTools } from './made/made-tools'
import { PlanAbout } from './plan-about'
import { planBox } from './plan-box'
import { PlanCover } from './plan-cover'
import { PlanFacts } from './plan-facts'
import styles from './plans.module.css'
import { CatchUp } from './reading/catch-up'
import { PlanSettings } from './reading/plan-settings'
import { StartForm } from './reading/start-form'
import { SectionList } from './sections/section-list'
import { PlanSection } from './sections/section-overlay'
import { TodayHere } from './today-here'

/** Draws the section where the address names one. */
export function PlanOverlay() {
  const { t } = useTranslation('plans')
  const { name = '', title, id = '' } = useRouteParams()
  const found = usePlan(name.toLowerCase())
  if (found.kind === 'absent' && isMadeKey(name.toLowerCase())) return <NotMine />
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('notHere')} />
  return title === undefined ? (
    <Shown found={found.data} />
  ) : (
    <PlanSection found={found.data} id={Number(id)} />
  )
}

/** A plan of somebody's own: on the devices of who made it. */
function NotMine() {
  const { t } = useTranslation('planning')
  const account = useAccount()
  return (
    <div className={listStyles.page}>
      <p className={listStyles.hint}>{t('gone')}</p>
      {!isMember(account) && <a href={signInPath(location.pathname, '/login')}>{t('tags:signIn')}</a>}
    </div>
  )
}

function Shown({ found }: { found: FoundPlan }) {
  const { t, i18n } = useTranslation('plans')
  useOverlayTitle(planTitle(found, t), wordsLocale(found, i18n.language))
  const account = useAccount()
  const keptPlans = useKeptPlans()
  const kept = keptPlans?.get(found.plan.key)
  const isRunning = kept !== undefined && kept.state.schedule.endedOn === undefined
  return (
    <div className={listStyles.page}>
      <div className={styles.cover}>
        <PlanCover found={found} asksForWords />
        <PlanAbout found={found} />
        <PlanFacts plan={found.plan} />
        {found.made && <MadeTools plan={found.plan.key} made={found.made} schedule={kept?.state.schedule} />}
      </div>
      {kept && <Mine found={found} kept={kept} />}
      {/* The days come with what stands above them, so that they do not move. */}
      {keptPlans && account !== undefined && (
        <>
          {!isRunning && <TodayHere found={found} />}
          {!isRunning && <StartForm found={found} kept={kept} />}
          <SectionList found={found} kept={kept} />
        </>
      )}
      {found.brought && <PackCredit pack={found.brought.pack} />}
    </div>
  )
}

function Mine({ found, kept }: { found: FoundPlan; kept: Kept }) {
  const { t } = useTranslation('plans')
  const day = useToday()
  const due = dueSections(found.plan, kept.state, kept.marks, day)
  const { round, endedOn } = kept.state.schedule
  return (
    <>
      <div className={styles.state}>
        {round > 1 && found.plan.rule !== 'dayOfMonth' && <b>{t('round', { number: round })}</b>}
        <progress
          value={due.read}
          max={due.total}
          aria-label={t('progress', { read: due.read, total: due.total })}
        />
        <span>{t('progress', { read: due.read, total: due.total })}</span>
        <span className={styles.ready}>
          <ReadyIcon className="icon" aria-hidden /> {t('offlineReady')}
        </span>
      </div>
      {endedOn === undefined && (
        <section className={`${planBox} ${styles.today}`} aria-label={t('today')}>
          <TodayBox {...{ found, kept, due, day }} />
          {due.missed.length > 0 && <CatchUp {...{ found, kept, day }} />}
        </section>
      )}
      <PlanSettings {...{ found, kept, due, day }} />
    </>
  )
}
