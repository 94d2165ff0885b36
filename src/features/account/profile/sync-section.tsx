/** Says whether everything is saved at the server, and links to the changes that are not. */
import { useTranslation } from 'react-i18next'
import { useOutbox, useSyncState } from '../../../model/account/member-database'
import { SpaceLine } from '../../../model/account/space-line'
import { openSyncSheet } from '../../../model/shell/sync-sheet'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { formatInstant } from '../../../ui/words/format-instant'
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
