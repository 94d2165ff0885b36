/**
 * Below a chapter that a plan of the member asks for today: the passage to mark as read, and the way to the next one. Draws nothing below
 * other chapters.
 */
import { useTranslation } from 'react-i18next'
import type { Day } from '#core/calendar/day'
import { chapterOf } from '#core/canonical'
import { planPath } from '#core/contract/address/contents/plan-address'
import type { Range } from '#core/contract/content/article'
import type { PlanSection } from '#core/plans/plan'
import { markPassage, readPassages } from '#core/plans/schedule/marks'
import { plannedDays } from '#core/plans/schedule/planned-days'
import { type DuePlan, useDuePlans } from '../../../model/contents/plans/due-plans'
import { MarkBox } from '../../../model/contents/plans/mark-box'
import { useChangePlan } from '../../../model/contents/plans/my-plans'
import { planTitle, sectionTitle, wordsLocale } from '../../../model/contents/plans/plan-words'
import { type Places, usePlaces } from '../../../model/contents/text/use-places'
import { useCurrentReading } from '../../../model/place/current-reading'
import { useToday } from '../../../platform/page/today'
import { NextIcon } from '../../../ui/controls/icons'
import styles from './next-reading.module.css'

export function NextReading() {
  const { data } = useCurrentReading()
  const plans = useDuePlans()
  const chapter = data?.address?.chapter
  if (chapter === undefined) return null
  return plans.map((plan) => <OfPlan key={`${plan.found.plan.key} ${chapter}`} {...plan} chapter={chapter} />)
}

function OfPlan({ found, kept, due, chapter }: DuePlan & { chapter: number }) {
  const { t, i18n } = useTranslation('plans')
  const { plan } = found
  const places = usePlaces(plan.numbering)
  const change = useChangePlan()
  const day = useToday()
  if (!places || due.isPaused) return null
  const passages = sectionsOf({ found, kept, due }, day).flatMap((section) =>
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
        · {sectionTitle(section, t)}
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
function sectionsOf({ found: { plan }, kept, due }: DuePlan, day: Day): PlanSection[] {
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
