/**
 * The further places of an address with several (`Mt 5,3; 6,9`), and the rest of a passage over several chapters: a bar
 * with a chip for each, which stays at the lower edge until the text ends.
 */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { useChaptersHeading } from '../../model/place/use-chapter-heading'
import { isolate } from '../../ui/words/isolate'
import styles from './drawing/chapter-states.module.css'

export function OtherPlaces({ data }: { data: PageData }) {
  const { t, i18n } = useTranslation()
  const heading = useChaptersHeading(data)
  const naming = namingOf(data, i18n.language)
  const { others = [], abbreviations = [] } = data.address ?? {}
  if (!naming || others.length === 0) return null
  return (
    <nav className={styles.places} aria-label={t('reading:otherPlaces')}>
      <span>{t('reading:onlyPart', { place: isolate(heading) })}</span>
      {others.map(({ from, to }) => (
        <a key={from} className="chip" href={addressPath(abbreviations, from, to, naming)}>
          <bdi>{placeLabel(from, to, naming)}</bdi>
        </a>
      ))}
    </nav>
  )
}
