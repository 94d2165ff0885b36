/** `/reading-plan/{plan}/{title}/{part}` (FEATURES CONT-03): the passages of one part with their first words; for members. */
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { minutesFor, wordsOfRanges } from '#core/plans/own/chapter-words'
import { type Plan, type PlanSection as Section, sectionOf } from '#core/plans/plan'
import { dueSections } from '#core/plans/schedule/due'
import { isRead, isReadInOrder, markSection, type Progress, readUpTo } from '#core/plans/schedule/marks'
import { plannedDays } from '#core/plans/schedule/planned-days'
import { MarkBox } from '../../../model/contents/plans/mark-box'
import { type Kept, useChangePlan, useKeptPlans } from '../../../model/contents/plans/my-plans'
import { PassageList } from '../../../model/contents/plans/passage-list'
import { planTitle, sectionTitle, useDayFormat, wordsLocale } from '../../../model/contents/plans/plan-words'
import { ReadingWays } from '../../../model/contents/plans/reading-ways'
import type { FoundPlan } from '../../../model/contents/plans/use-plans'
import { usePlaces } from '../../../model/contents/text/use-places'
import { useOverlayTitle } from '../../../model/place/overlay-title'
import { useToday } from '../../../platform/page/today'
import { Button } from '../../../ui/controls/button'
import { NextIcon, PreviousIcon } from '../../../ui/controls/icons'
import listStyles from '../../../ui/note/list.module.css'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { planBox } from '../plan-box'
import planStyles from '../plans.module.css'
import { sectionHref } from './section-href'
import styles from './sections.module.css'

export function PlanSection({ found, id }: { found: FoundPlan; id: number }) {
  const { t, i18n } = useTranslation('plans')
  const { plan } = found
  const section = sectionOf(plan, id)
  const kept = useKeptPlans()?.get(plan.key)
  const places = usePlaces(plan.numbering)
  const formatDay = useDayFormat()
  const title = section ? sectionTitle(section, t) : ''
  useOverlayTitle(section && title, wordsLocale(found, i18n.language))
  const today = useToday()
  if (!section) return <p className={listStyles.hint}>{t('notHere')}</p>
  const due = kept && dueSections(plan, kept.state, kept.marks, today)
  const day = kept && plannedDays(plan, kept.state).get(id)
  const minutes = minutesFor(wordsOfRanges(section.ranges))
  return (
    <div className={listStyles.page}>
      <p className={planStyles.facts}>
        <a href={planPath(plan)}>
          <bdi lang={wordsLocale(found, i18n.language)}>{planTitle(found, t)}</bdi>
        </a>
        {' · '}
        {day && `${formatDay(day)} · `}
        {t('minutes', { minutes })}
      </p>
      <section className={planBox} aria-label={t('passages')}>
        <PassageList {...{ found, section, places, progress: due?.progress }} />
        <ReadingWays sections={[section]} {...{ places, progress: due?.progress }} />
      </section>
      {kept && due && <Marks {...{ plan, section, kept, progress: due.progress }} />}
      <Beside plan={plan} section={section} />
    </div>
  )
}

/** The whole part, and all before it. */
function Marks({
  plan,
  section,
  kept,
  progress,
}: {
  plan: Plan
  section: Section
  kept: Kept
  progress: Progress
}) {
  const { t } = useTranslation('plans')
  const change = useChangePlan()
  const before = plan.sections.filter(({ id }) => id <= section.id)
  const open = before.filter((one) => !isRead(progress, one))
  const readAll = async () => {
    const { upTo } = progress
    if (!(await change(readUpTo(plan, progress, section.id)))) return
    showSnackbar(t('markedUpTo', { count: open.length }), {
      id: 'plan',
      action: { label: t('undo'), run: () => void change(readUpTo(plan, progress, upTo, true)) },
    })
  }
  return (
    <div className={styles.marks}>
      <label className={styles.mark}>
        <MarkBox
          isRead={isRead(progress, section)}
          onMark={(isNowRead) => change(markSection(plan, progress, section.id, isNowRead))}
        />
        {t('partRead')}
      </label>
      {open.length > 1 && isReadInOrder(plan, kept.state) && (
        <Button onClick={() => void readAll()}>{t('readUpTo')}</Button>
      )}
    </div>
  )
}

function Beside({ plan, section }: { plan: Plan; section: Section }) {
  const { t } = useTranslation('plans')
  const index = plan.sections.indexOf(section)
  const [previous, next] = [plan.sections[index - 1], plan.sections[index + 1]]
  return (
    <nav className={styles.beside} aria-label={t('sections')}>
      {previous && (
        <a href={sectionHref(plan, previous, t)} rel="prev">
          <PreviousIcon className="icon mirrored" aria-hidden />
          {t('previous')}
        </a>
      )}
      {next && (
        <a href={sectionHref(plan, next, t)} rel="next">
          {t('nextSection')}
          <NextIcon className="icon mirrored" aria-hidden />
        </a>
      )}
    </nav>
  )
}
