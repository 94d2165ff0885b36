/** A chip above the lower edge that leads back: to the exact verse after following a reference, to the search after opening a hit. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { forgetWay, useWayBack } from '../../../model/place/way-back'
import { IconButton } from '../../../ui/controls/icon-button'
import { BackIcon, CloseIcon } from '../../../ui/controls/icons'
import styles from './way-back-chip.module.css'

export function WayBackChip({ data }: { data: PageData }) {
  const { t, i18n } = useTranslation('reading')
  const way = useWayBack()
  const naming = namingOf(data, i18n.language)
  if (!way || !naming || data.address?.chapter === way.chapter) return null
  const label = way.words ?? placeLabel(way.chapter + way.verse, undefined, naming)
  return (
    <nav className={`${styles.chip} app-chrome`} aria-label={t('wayBack')}>
      <a href={way.path} onClick={forgetWay}>
        <BackIcon className="icon mirrored" aria-hidden />
        <bdi>{label}</bdi>
      </a>
      <IconButton icon={CloseIcon} label={t('forgetWayBack')} onClick={forgetWay} />
    </nav>
  )
}
