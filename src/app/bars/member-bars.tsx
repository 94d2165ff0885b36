/** What a member sees below the header and over everything: what the sync has to say, messages, the list of waiting changes. Loaded for members only. */
import { useTranslation } from 'react-i18next'
import { NotificationBar } from '../../features/notifications/notification-bar'
import { SyncNotices } from '../../features/sync/sync-notices'
import { SyncSheet } from '../../features/sync/sync-sheet'
import { useOutbox } from '../../model/account/member-database'
import { openSyncSheet, useSyncSheet } from '../../model/shell/sync-sheet'
import { withTexts } from '../../platform/language/with-texts'
import { useFixedHeader } from '../header/use-fixed-header'
import { MemberSign } from './member-sign'
import styles from './offline-strip.module.css'

export function MemberBars() {
  // Drawn again in the language that is spoken now.
  useTranslation('sync')
  const isSheetOpen = useSyncSheet()
  useFixedHeader()
  return (
    <>
      <SyncNotices />
      <NotificationBar />
      {isSheetOpen && <SyncSheet />}
    </>
  )
}

/** In the strip of the missing network: what waits for it. */
export function WaitingChanges() {
  const { t } = useTranslation('sync')
  const count = useOutbox()?.length ?? 0
  if (count === 0) return null
  return (
    <button type="button" className={styles.waiting} onClick={openSyncSheet}>
      {t('waiting', { count })}
    </button>
  )
}

/** The bars and the sign of the header, once their texts are ready. */
export async function loadMemberParts() {
  const { SyncIndicator } = await withTexts(
    ['sync', 'notifications', 'letters'],
    () => import('../../features/sync/sync-indicator'),
  )
  return { MemberBars, MemberSign, SyncIndicator, WaitingChanges }
}
