/** A place that contents name, at its reference: its first verses in the edition on the screen, and the way into the text. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manifest } from '#core/contract/editions/edition'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import { TextLines } from '../../../ui/page/text-lines'
import { Floating } from '../../../ui/sheets/floating'
import { firstVerses } from '../../study/first-verses'
import { QuotedVerses } from '../../study/quoted-verses'
import { useQuotedVerses } from '../../study/use-verse-texts'
import styles from './content-text.module.css'
import type { ShownPlace } from './use-places'

interface Props {
  place: ShownPlace
  edition: Manifest
  /** The reference that was clicked. */
  reference: HTMLElement
  onClose: () => void
}

export function PlaceBox({ place, edition, reference, onClose }: Props) {
  const { t } = useTranslation('contents')
  const trigger = useMemo(() => ({ current: reference }), [reference])
  const [verses] = useQuotedVerses(edition, [firstVerses(place)]) ?? []
  return (
    <Floating label={place.label} trigger={trigger} onClose={onClose}>
      <div className={styles.boxHead}>
        <h2>
          <bdi>{place.label}</bdi>
        </h2>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={onClose} />
      </div>
      {verses?.length ? (
        <p className={styles.verses} lang={edition.locale} dir={edition.direction}>
          <QuotedVerses verses={verses} />
        </p>
      ) : (
        <p className={styles.hint}>
          {verses === undefined ? <TextLines label={t('common:loading')} /> : t('passageNotHere')}
        </p>
      )}
      <a className={styles.toText} href={place.href}>
        {t('openInText', { edition: edition.abbreviation })}
      </a>
    </Floating>
  )
}
