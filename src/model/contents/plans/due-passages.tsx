/** The readings that the member's plans ask for today, in a line: for the notification bar and the list of messages. */
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import { PlaceLinks } from '../text/place-links'
import { usePlaces } from '../text/use-places'
import { type DuePlan, useDuePlans } from './due-plans'
import { planTitle, wordsLocale } from './plan-words'
import styles from './plans.module.css'

export function DuePassages() {
  const plans = useDuePlans()
  return (
    <div className={styles.lines}>
      {plans.map((plan) => (
        <Line key={plan.found.plan.key} {...plan} />
      ))}
    </div>
  )
}

function Line({ found, due: { today, missed } }: DuePlan) {
  const { t, i18n } = useTranslation('plans')
  const places = usePlaces(found.plan.numbering)
  const sections = today.length > 0 ? today : missed.slice(0, 1)
  if (sections.length === 0) return null
  return (
    <p>
      {t(today.length > 0 ? 'today' : 'open')}:{' '}
      <PlaceLinks ranges={sections.flatMap(({ ranges }) => ranges)} places={places} between=", " />{' '}
      <a className={styles.source} href={planPath(found.plan)} lang={wordsLocale(found, i18n.language)}>
        <bdi>{planTitle(found, t)}</bdi>
      </a>
    </p>
  )
}
