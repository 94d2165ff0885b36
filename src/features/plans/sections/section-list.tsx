/** All parts of a plan with their days; a member marks them here, a visitor reads what they hold. On paper a booklet with boxes to tick. */
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#core/calendar/day'
import type { Plan, PlanSection } from '#core/plans/plan'
import { dueSections } from '#core/plans/schedule/due'
import { isRead, markSection, type Progress } from '#core/plans/schedule/marks'
import { idsOf, plannedDays } from '#core/plans/schedule/planned-days'
import { useGrowing } from '../../../model/contents/lists/use-growing'
import { MarkBox } from '../../../model/contents/plans/mark-box'
import { type Kept, useChangePlan } from '../../../model/contents/plans/my-plans'
import { sectionTitle, useDayFormat } from '../../../model/contents/plans/plan-words'
import type { FoundPlan } from '../../../model/contents/plans/use-plans'
import { PlaceLinks } from '../../../model/contents/text/place-links'
import { type Places, usePlaces } from '../../../model/contents/text/use-places'
import { useToday } from '../../../platform/page/today'
import { Button } from '../../../ui/controls/button'
import { formatNumber } from '../../../ui/words/format-number'
import planStyles from '../plans.module.css'
import { sectionHref } from './section-href'
import styles from './sections.module.css'

/** Parts drawn at once. */
const step = 60

interface Props {
  found: FoundPlan
  kept: Kept | undefined
}

export function SectionList({ found, kept }: Props) {
  const { t } = useTranslation('plans')
  const { plan } = found
  const places = usePlaces(plan.numbering)
  const day = useToday()
  const due = kept && dueSections(plan, kept.state, kept.marks, day)
  const days = kept ? plannedDays(plan, kept.state) : undefined
  const skipped = new Set(kept && idsOf(plan, kept.state.schedule.skipped))
  const current = currentIndex(plan, day, due?.progress, days)
  const { shown, end } = useGrowing(plan.key, plan.sections.length, Math.max(step, current + step / 2))
  const row = useRef<HTMLLIElement>(null)
  const toToday = () => row.current?.scrollIntoView({ block: 'center' })
  return (
    <section className={styles.sections} aria-labelledby="plan-sections">
      <div className={planStyles.heads}>
        <h2 id="plan-sections" className={planStyles.title}>
          {t('sections')}
        </h2>
        {current > 3 && (
          <Button variant="quiet" onClick={toToday}>
            {t('toToday')}
          </Button>
        )}
      </div>
      <ol className={styles.rows}>
        {plan.sections.slice(0, shown).map((section, index) => (
          <Row
            key={section.id}
            ref={index === current ? row : undefined}
            isCurrent={index === current && kept !== undefined}
            isSkipped={skipped.has(section.id)}
            {...{ plan, section, places, day: days?.get(section.id), progress: due?.progress }}
          />
        ))}
      </ol>
      <div ref={end} />
    </section>
  )
}

interface RowProps {
  plan: Plan
  section: PlanSection
  places: Places | undefined
  day: Day | undefined
  progress: Progress | undefined
  isCurrent: boolean
  isSkipped: boolean
  ref: Ref<HTMLLIElement> | undefined
}

function Row({ plan, section, places, day, progress, isCurrent, isSkipped, ref }: RowProps) {
  const { t, i18n } = useTranslation('plans')
  const change = useChangePlan()
  const formatDay = useDayFormat()
  const title = sectionTitle(section, t)
  const isDone = progress !== undefined && isRead(progress, section)
  return (
    <li ref={ref} aria-current={isCurrent ? 'date' : undefined} data-read={isDone || undefined}>
      {progress ? (
        <MarkBox
          label={title}
          isRead={isDone}
          onMark={(isNowRead) => change(markSection(plan, progress, section.id, isNowRead))}
        />
      ) : (
        <span className={styles.number} aria-hidden>
          {formatNumber(section.place ?? section.id, i18n.language)}
        </span>
      )}
      <div>
        <p className={styles.rowHead}>
          {progress ? <a href={sectionHref(plan, section, t)}>{title}</a> : <b>{title}</b>}
          {day && <small>{formatDay(day, 'short')}</small>}
          {isSkipped && !isDone && <small>{t('skipped')}</small>}
        </p>
        <p className={styles.inline}>
          <PlaceLinks ranges={section.ranges} places={places} />
        </p>
      </div>
    </li>
  )
}

/** The part of today, else the first one that is not read; the part of the date for who does not read the plan. */
function currentIndex(
  plan: Plan,
  day: Day,
  progress: Progress | undefined,
  days: ReadonlyMap<number, Day> | undefined,
): number {
  if (plan.rule === 'dayOfMonth') return plan.sections.findIndex(({ id }) => id === Number(day.slice(8)))
  if (!progress) return plan.sections.findIndex(({ date }) => date === day.slice(5))
  const today = plan.sections.findIndex(({ id }) => days?.get(id) === day)
  return today >= 0 ? today : plan.sections.findIndex((section) => !isRead(progress, section))
}
