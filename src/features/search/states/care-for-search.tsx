/** Above the hits, where the words sound like danger. */
import { useTranslation } from 'react-i18next'
import type { Heard } from '#core/contract/care'
import { CareNote } from '../../../model/care/care-note'
import styles from './states.module.css'

export function CareForSearch({ heard }: { heard: Heard | undefined }) {
  const { t } = useTranslation('care')
  if (!heard || heard.outcome === 'none') return null
  return (
    <div className={styles.care}>
      <CareNote kind={heard.kind} isCertain={heard.outcome === 'certain'}>
        <p>{t('private')}</p>
      </CareNote>
    </div>
  )
}
