/** Says whose cross references these are where the edition has none. */
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../ui/words/isolate'
import styles from '../sidebar/text-sidebar.module.css'

/** `lender`: its abbreviation. */
export function BorrowedFrom({ lender }: { lender: string | undefined }) {
  const { t } = useTranslation('reading')
  return (
    lender !== undefined && <p className={styles.hint}>{t('referencesFrom', { edition: isolate(lender) })}</p>
  )
}
