/**
 * The member's parts below the header and over the page: notices of the sync, messages, the list of waiting
 * changes. Loaded for members only.
 */

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationBar } from '../../features/notifications/notification-bar'
import { SyncNotices } from '../../features/sync/sync-notices'
import { SyncSheet } from '../../features/sync/sync-sheet'
import { useOutbox } from '../../model/account/member-database'
import { useOption } from '../../model/options/options'
import { openSyncSheet, useSyncSheet } from '../../model/shell/sync-sheet'
import { withMessages } from '../../platform/language/with-messages'
import { MemberSign } from './member-sign'
import styles from './offline-strip.module.css'

export function MemberBars() {
  // Draws the bars again when the language changes.
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

/** Shown in the offline strip: how many changes wait to be sent. */
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

/** Loads the bars and the header's sign together with their messages. */
export async function loadMemberParts() {
  const { SyncIndicator } = await withMessages(
    ['sync', 'notifications', 'letters'],
    () => import('../../features/sync/sync-indicator'),
  )
  return { MemberBars, MemberSign, SyncIndicator, WaitingChanges }
}

/**
 * Keeps the header in place while a member has set this option (spec 1 §2 fixHeader); the style sheet
 * applies it on wide screens only. Applies while the calling component is mounted.
 */
export function useFixedHeader(): void {
  const isFixed = useOption('fixHeader')
  useEffect(() => {
    if (!isFixed) return
    document.documentElement.setAttribute('data-header', 'fixed')
    return () => document.documentElement.removeAttribute('data-header')
  }, [isFixed])
}
