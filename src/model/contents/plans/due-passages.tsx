/** What the member's plans ask for today, in a line: for the notification bar and the list of messages. */
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { useToday } from '../../../platform/page/today'
import { usePlaces } from '../text/use-places'
import { dueOf, type Kept, useKeptPlans } from './my-plans'
import { usePlansOf } from './plan-today'
import { planTitle, wordsLocale } from './plan-words'
import styles from './plans.module.css'
import type { FoundPlan } from './use-plans'

export function DuePassages() {
  const kept = useKeptPlans()
  const running = [...(kept ?? [])].filter(([, { state }]) => state.schedule.endedOn === undefined)
  const plans = usePlansOf(running.map(([key]) => key))
  return (
    <div className={styles.lines}>
      {running.map(([key, one]) => {
        const found = plans.find(({ plan }) => plan.key === key)
        return found && <Line key={key} found={found} kept={one} />
      })}
    </div>
  )
}

function Line({ found, kept }: { found: FoundPlan; kept: Kept }) {
  const { t, i18n } = useTranslation('plans')
  const { today, missed } = dueOf(found.plan, kept, useToday())
  const places = usePlaces(found.plan.numbering)
  const sections = today.length > 0 ? today : missed.slice(0, 1)
  if (sections.length === 0) return null
  return (
    <p>
      {t(today.length > 0 ? 'today' : 'open')}:{' '}
      {sections
        .flatMap(({ ranges }) => ranges)
        .map((range, index) => {
          const place = places?.placeOf(range)
          const label = <bdi>{place?.label ?? places?.labelOf(range) ?? '…'}</bdi>
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a passage may stand in a part twice
            <span key={index}>
              {index > 0 && ', '}
              {place ? <a href={place.href}>{label}</a> : label}
            </span>
          )
        })}{' '}
      <a className={styles.source} href={planPath(found.plan)} lang={wordsLocale(found, i18n.language)}>
        <bdi>{planTitle(found, t)}</bdi>
      </a>
    </p>
  )
}
