/** What comes of a plan that is being built: how many days, how long they are, the first and the last ones; or why there is none. */
import { type TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#core/calendar/day'
import { isSmall } from '#core/contract/members/made-plan'
import type { Before, Made, MadeParts } from '#core/plans/made/edit'
import { planOfMade } from '#core/plans/made/made-plan'
import { minutesADay, minutesFor, wordsOfRanges } from '#core/plans/own/chapter-words'
import type { PlanSection } from '#core/plans/plan'
import { lastDayOf } from '#core/plans/schedule/planned-days'
import { sectionTitle, useDayFormat } from '../../../model/contents/plans/plan-words'
import type { Places } from '../../../model/contents/text/use-places'
import { useToday } from '../../../platform/page/today'
import { formatNumber } from '../../../ui/words/format-number'
import { planBox } from '../plan-box'
import styles from './builder.module.css'
import { type Draft, madeOf, numberingOf } from './draft'
import { daysOf } from './use-save-plan'

interface Props {
  draft: Draft
  parts: Made
  before: Before | undefined
  places: Places | undefined
}

export function Preview(props: Props) {
  const { t, i18n } = useTranslation('planning')
  const { parts } = props
  const isMade = parts.kind === 'made'
  return (
    <section className={planBox} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <p
        id="plan-preview"
        role="status"
        className={isMade || parts.kind === 'empty' ? undefined : styles.problem}
      >
        {isMade ? (
          <b>{t('plans:days', { count: parts.sections.length })}</b>
        ) : (
          problemText(parts, t, i18n.language)
        )}
      </p>
      {isMade && <Parts {...props} parts={parts} />}
    </section>
  )
}

function problemText(parts: Exclude<Made, MadeParts>, t: TFunction<'planning'>, locale: string): string {
  switch (parts.kind) {
    case 'empty':
      return t('nothingYet')
    case 'noAmount':
      return t('noAmount')
    case 'tooManyDays':
      return t('tooManyDays', { most: formatNumber(parts.most, locale) })
    case 'tooManyParts':
      return t('tooManyParts', { most: formatNumber(parts.most, locale) })
    case 'tooFewDays':
      return t('tooFewDays', { least: formatNumber(parts.least, locale) })
  }
}

type MadeProps = Omit<Props, 'parts'> & { parts: MadeParts }

function Parts({ draft, parts, before, places }: MadeProps) {
  const { t } = useTranslation('planning')
  const today = useToday()
  const formatDay = useDayFormat()
  const plan = useMemo(
    () => planOfMade('', { rule: 'day', numbering: numberingOf(before), sections: parts.sections }),
    [before, parts],
  )
  const { from, weekdays } = draft
  const days = useMemo(
    () => daysOf(plan, { before, draft: { from, weekdays }, today }),
    [plan, before, from, weekdays, today],
  )
  const { sections } = plan
  const longest = useMemo(() => Math.max(...sections.map(({ ranges }) => wordsOfRanges(ranges))), [sections])
  const [first] = days.values()
  const last = lastDayOf(days)
  const isTooLong = !isSmall(madeOf(draft, parts, draft.title, before))
  return (
    <>
      <div className={styles.preview}>
        <p>
          {t('plans:perDay', { minutes: minutesADay(sections) })} ·{' '}
          {t('longest', { minutes: minutesFor(longest) })}
        </p>
        {first && last && <p>{t('span', { first: formatDay(first), last: formatDay(last) })}</p>}
        {parts.stayed > 0 && <p>{t('stayed', { count: parts.stayed })}</p>}
        {isTooLong && (
          <p role="alert" className={styles.problem}>
            {t('tooLong')}
          </p>
        )}
      </div>
      <Ends {...{ sections, days, places }} />
    </>
  )
}

/** Parts shown of the beginning. */
const shownFirst = 3

interface EndsProps {
  sections: readonly PlanSection[]
  days: ReadonlyMap<number, Day>
  places: Places | undefined
}

function Ends({ sections, days, places }: EndsProps) {
  const { t } = useTranslation('planning')
  const formatDay = useDayFormat()
  const first = sections.slice(0, shownFirst)
  const last = sections.slice(Math.max(shownFirst, sections.length - 1))
  const row = (section: PlanSection) => {
    const day = days.get(section.id)
    return (
      <li key={section.id}>
        <b>{sectionTitle(section, t)}</b>
        {day && <small>{formatDay(day, 'short')}</small>}
        <span>{section.ranges.map((range) => places?.labelOf(range) ?? '…').join(' · ')}</span>
      </li>
    )
  }
  return (
    <ol className={styles.ends}>
      {first.map(row)}
      {sections.length > shownFirst + 1 && <li aria-hidden>…</li>}
      {last.map(row)}
    </ol>
  )
}
