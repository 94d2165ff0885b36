/** Says whose cross references these are where the edition has none. */
import { useTranslation } from 'react-i18next'
import type { Manifest } from '#core/contract/edition'
import { isolate } from '../../../ui/isolate'
import styles from '../sidebar/text-sidebar.module.css'

export function BorrowedFrom({ lender }: { lender: Manifest | undefined }) {
  const { t } = useTranslation('reading')
  return (
    lender && <p className={styles.hint}>{t('referencesFrom', { edition: isolate(lender.abbreviation) })}</p>
  )
}
