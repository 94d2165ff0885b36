/**
 * Below a chapter that a plan of the member asks for today: the passage to mark as read, and the way to the next one. Draws nothing below
 * other chapters.
 */
import { useTranslation } from 'react-i18next'
import type { Day } from '#core/calendar/day'
import type { Range } from '#core/content/model/article'
import { planPath } from '#core/contract/address/contents/plan-address'
import type { PlanSection } from '#core/plans/plan'
import { markPassage, readPassages } from '#core/plans/schedule/marks'
import { plannedDays } from '#core/plans/schedule/planned-days'
import { chapterOf } from '#core/scripture/canonical'
import { MarkBox } from '../../../model/contents/plans/mark-box'
import { dueOf, type Kept, useChangePlan, useKeptPlans } from '../../../model/contents/plans/my-plans'
import { usePlansOf } from '../../../model/contents/plans/plan-today'
import { planTitle, sectionTitle, wordsLocale } from '../../../model/contents/plans/plan-words'
import type { FoundPlan } from '../../../model/contents/plans/use-plans'
import { type Places, usePlaces } from '../../../model/contents/text/use-places'
import { useCurrentReading } from '../../../model/place/current-reading'
import { useToday } from '../../../platform/page/today'
import { NextIcon } from '../../../ui/controls/icons'
import styles from './next-reading.module.css'

export function NextReading() {
  const { data } = useCurrentReading()
  const kept = useKeptPlans()
  const running = [...(kept ?? [])].filter(([, { state }]) => state.schedule.endedOn === undefined)
  const plans = usePlansOf(running.map(([key]) => key))
  const chapter = data?.address?.chapter
  if (chapter === undefined) return null
  return running.map(([key, one]) => {
    const found = plans.find(({ plan }) => plan.key === key)
    return found && <OfPlan key={`${key} ${chapter}`} found={found} kept={one} chapter={chapter} />
  })
}

function OfPlan({ found, kept, chapter }: { found: FoundPlan; kept: Kept; chapter: number }) {
  const { t, i18n } = useTranslation('plans')
  const { plan } = found
  const places = usePlaces(plan.numbering)
  const change = useChangePlan()
  const day = useToday()
  const due = dueOf(plan, kept, day)
  if (!places || due.isPaused) return null
  const passages = sectionsOf(found, kept, day).flatMap((section) =>
    section.ranges.map((range, index) => ({ section, range, index })),
  )
  const at = passages.findIndex(({ range }) => isIn(chapter, range, places))
  const here = passages[at]
  if (!here) return null
  const { section, index } = here
  const isRead = readPassages(due.progress, section)[index] ?? false
  const next = passages
    .slice(at + 1)
    .filter((one) => readPassages(due.progress, one.section)[one.index] === false)
    .map(({ range }) => places.placeOf(range))
    .find((place) => place !== undefined)
  return (
    <aside className={`${styles.bar} app-chrome`} aria-label={t('planNote')}>
      <p>
        <a href={planPath(plan)} lang={wordsLocale(found, i18n.language)}>
          <bdi>{planTitle(found, t)}</bdi>
        </a>{' '}
        · {sectionTitle(plan, section, t)}
      </p>
      <label>
        <MarkBox
          isRead={isRead}
          onMark={(isNowRead) =>
            change(markPassage(plan, due.progress, { id: section.id, index, isNowRead }))
          }
        />
        <bdi>{places.labelOf(here.range)}</bdi>
      </label>
      {next ? (
        <a className={styles.next} href={next.href}>
          {t('nextPassage', { passage: next.label })}
          <NextIcon className="icon mirrored" aria-hidden />
        </a>
      ) : (
        isRead && <span className={styles.done}>{t('doneToday')}</span>
      )}
    </aside>
  )
}

/** Open from before, planned for today whether read or not, and, without either, the next one. */
function sectionsOf({ plan }: FoundPlan, kept: Kept, day: Day): PlanSection[] {
  const due = dueOf(plan, kept, day)
  const days = plannedDays(plan, kept.state)
  const today =
    plan.rule === 'dayOfMonth'
      ? plan.sections.filter(({ id }) => id === Number(day.slice(8)))
      : plan.sections.filter(({ id }) => days.get(id) === day)
  const sections = [...due.missed, ...today]
  return sections.length > 0 || !due.next ? sections : [due.next]
}

/** Whether a chapter of the edition belongs to a passage. */
function isIn(chapter: number, range: Range, places: Places): boolean {
  const place = places.placeOf(range)
  if (!place) return false
  return chapterOf(place.from) <= chapter && chapter <= chapterOf(place.to)
}
