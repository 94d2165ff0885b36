/** Says which edition these cross references come from, if the edition of the text has none. */
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../ui/words/isolate'
import styles from '../sidebar/text-sidebar.module.css'

/** `lender`: abbreviation of that edition. */
export function BorrowedFrom({ lender }: { lender: string | undefined }) {
  const { t } = useTranslation('reading')
  return (
    lender !== undefined && <p className={styles.hint}>{t('referencesFrom', { edition: isolate(lender) })}</p>
  )
}
