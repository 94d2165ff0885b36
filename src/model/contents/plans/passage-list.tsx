/** The passages of a section: a link into the text each, and for a reader of the plan a check box. */
import { useTranslation } from 'react-i18next'
import type { PlanSection } from '#core/plans/plan'
import { markPassage, type Progress, readPassages } from '#core/plans/schedule/marks'
import type { Places } from '../text/use-places'
import { MarkBox } from './mark-box'
import { useChangePlan } from './my-plans'
import styles from './plans.module.css'
import type { FoundPlan } from './use-plans'

interface Props {
  found: FoundPlan
  section: PlanSection
  places: Places | undefined
  /** Of a plan that the member reads. */
  progress?: Progress | undefined
}

export function PassageList({ found: { plan }, section, places, progress }: Props) {
  const { t } = useTranslation('plans')
  const change = useChangePlan()
  const read = progress && readPassages(progress, section)
  return (
    <ul className={styles.passages}>
      {section.ranges.map((range, index) => {
        const place = places?.placeOf(range)
        const label = place?.label ?? places?.labelOf(range) ?? '…'
        const isNowRead = read?.[index] ?? false
        return (
          // The same passage may stand in a section twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-read={isNowRead || undefined} data-awaited={!places || undefined}>
            {progress && (
              <MarkBox
                label={label}
                isRead={isNowRead}
                onMark={(wanted) =>
                  change(markPassage(plan, progress, { id: section.id, index, isNowRead: wanted }))
                }
              />
            )}
            {place ? (
              <a href={place.href}>
                <bdi>{label}</bdi>
              </a>
            ) : (
              <span>
                <bdi>{places && label}</bdi> {places && <small>{t('notInEdition')}</small>}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
