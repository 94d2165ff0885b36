/** Further places of an address with several (`Mt 5,3; 6,9`), as chips below the text. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses'
import styles from './chapter-states.module.css'

export function OtherPlaces({ data }: { data: PageData }) {
  const { t, i18n } = useTranslation()
  const naming = namingOf(data, i18n.language)
  const { others = [], abbreviations = [] } = data.address ?? {}
  if (!naming || others.length === 0) return null
  return (
    <nav className={styles.places} aria-label={t('reading:otherPlaces')}>
      {others.map(({ from, to }) => (
        <a key={from} className="chip" href={addressPath(abbreviations, from, to, naming)}>
          <bdi>{placeLabel(from, to, naming)}</bdi>
        </a>
      ))}
    </nav>
  )
}
