/** What a member sees below the header and over everything: what the sync has to say, messages, the list of waiting changes. Loaded for members only. */
import { useTranslation } from 'react-i18next'
import { NotificationBar } from '../features/notifications/notification-bar'
import { SyncNotices } from '../features/sync/sync-notices'
import { SyncSheet } from '../features/sync/sync-sheet'
import { addTexts } from '../platform/late-messages'
import { useSyncSheet } from '../platform/sync-sheet'

export function MemberBars() {
  // Drawn again in the language that is spoken now.
  useTranslation('sync')
  const isSheetOpen = useSyncSheet()
  return (
    <>
      <SyncNotices />
      <NotificationBar />
      {isSheetOpen && <SyncSheet />}
    </>
  )
}

/** The bars and the sign of the header, once their texts are ready. */
export async function loadMemberParts() {
  const [{ SyncIndicator }] = await Promise.all([
    import('../features/sync/sync-indicator'),
    addTexts('sync', 'notifications'),
  ])
  return { MemberBars, SyncIndicator }
}
