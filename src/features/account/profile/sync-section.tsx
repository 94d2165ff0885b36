/** Whether everything is saved at the server, and the way to what is not. */
import { useTranslation } from 'react-i18next'
import { byTheWay } from '../../../platform/by-the-way'
import { useOutbox, useSyncState } from '../../../platform/member-database'
import { SpaceLine } from '../../../platform/space-line'
import { openSyncSheet } from '../../../platform/sync-sheet'
import { workerClient } from '../../../platform/worker-client'
import { Button } from '../../../ui/button'
import { formatInstant } from '../../../ui/format-instant'
import styles from './profile.module.css'
import { Section } from './section'

export function SyncSection() {
  const { t, i18n } = useTranslation('sync')
  const count = useOutbox()?.length
  const state = useSyncState()
  const syncedAt = state?.syncedAt ?? 0
  return (
    <Section title={t('title')}>
      <div className={styles.row}>
        <span role="status">
          {count !== undefined && (count === 0 ? t('allSaved') : t('waiting', { count }))}
          {state?.space && <SpaceLine {...state.space} />}
          {syncedAt > 0 && <small>{t('lastSynced', { when: formatInstant(syncedAt, i18n.language) })}</small>}
        </span>
        <span className={styles.actions}>
          {count !== undefined && count > 0 && <Button onClick={openSyncSheet}>{t('show')}</Button>}
          <Button onClick={() => byTheWay(workerClient().syncNow())}>{t('syncNow')}</Button>
        </span>
      </div>
    </Section>
  )
}
