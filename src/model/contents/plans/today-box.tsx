/** A plan's reading for today, on home and on its page: the passages with their boxes, those still open, and how to read. */
import { useTranslation } from 'react-i18next'
import type { Day } from '#core/calendar/day'
import { minutesFor, wordsOfRanges } from '#core/plans/own/chapter-words'
import type { PlanSection } from '#core/plans/plan'
import type { Due } from '#core/plans/schedule/due'
import { plannedDays } from '#core/plans/schedule/planned-days'
import { usePlaces } from '../text/use-places'
import type { Kept } from './my-plans'
import { PassageList } from './passage-list'
import { sectionTitle, useDayFormat } from './plan-words'
import styles from './plans.module.css'
import { ReadingWays } from './reading-ways'
import type { FoundPlan } from './use-plans'

/** Days from before that are listed; their number is said. */
const mostMissed = 2

interface Props {
  found: FoundPlan
  kept: Kept
  due: Due
  day: Day
}

export function TodayBox({ found, kept, due, day }: Props) {
  const { t } = useTranslation('plans')
  const places = usePlaces(found.plan.numbering)
  const formatDay = useDayFormat()
  const { today, missed, progress } = due
  const shown = missed.slice(0, mostMissed)
  const days = plannedDays(found.plan, kept.state)
  const part = (section: PlanSection, heading: string) => (
    <div key={section.id} className={styles.part}>
      <h3>
        {heading} · {sectionTitle(section, t)}
      </h3>
      <PassageList {...{ found, section, places, progress }} />
    </div>
  )
  // Of a free plan, whose parts have no days, the next one.
  const { next } = due
  const free = next && !due.isPaused && !days.has(next.id) && missed.length + today.length === 0 ? [next] : []
  const open = [...shown, ...today, ...free]
  const minutes = minutesFor(wordsOfRanges(open.flatMap(({ ranges }) => ranges)))
  if (open.length === 0)
    return <p className={styles.hint}>{t(nothingDue(due), datesOf(due, kept, days, formatDay))}</p>
  return (
    <>
      {shown.map((section) => {
        const planned = days.get(section.id)
        return part(section, planned === undefined ? t('open') : formatDay(planned, 'short'))
      })}
      {missed.length > shown.length && (
        <p className={styles.hint}>{t('moreOpen', { count: missed.length - shown.length })}</p>
      )}
      {today.map((section) => part(section, `${t('today')}, ${formatDay(day, 'short')}`))}
      {free.map((section) => part(section, t('next')))}
      <p className={styles.hint}>{t('minutes', { minutes })}</p>
      <ReadingWays sections={open} {...{ places, progress }} />
    </>
  )
}

function nothingDue({ next, isPaused, total, read }: Due) {
  if (isPaused) return 'pausedSince'
  if (read === total && total > 0 && !next) return 'finished'
  return next ? 'nextOn' : 'doneToday'
}

/** Of the next section that has a day. */
function datesOf(
  { next }: Due,
  { state }: Kept,
  days: ReadonlyMap<number, Day>,
  formatDay: (day: Day) => string,
): { date: string } {
  const pause = state.pauses.find(({ to }) => to === undefined)
  const day = pause?.from ?? (next && days.get(next.id))
  return { date: day === undefined ? '' : formatDay(day) }
}
