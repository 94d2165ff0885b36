/** The cloud in the header: hidden while all is saved, else says what waits, and opens the list. */

import { CloudAlert as SyncAlertIcon, CloudOff as SyncOffIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openSyncSheet } from '../../model/shell/sync-sheet'
import { SyncIcon } from '../../ui/controls/panel-icons'
import styles from './sync-indicator.module.css'
import { useSyncSign } from './use-sync-sign'

export function SyncIndicator() {
  const { t } = useTranslation('sync')
  const sign = useSyncSign()
  if (sign.kind === 'none') return <span role="status" className="visually-hidden" />
  const text = t(`sign-${sign.kind}`, { ...sign })
  const isUrgent = sign.kind !== 'offline' && sign.kind !== 'sending'
  const Icon = sign.kind === 'sending' ? SyncIcon : sign.kind === 'offline' ? SyncOffIcon : SyncAlertIcon
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-urgent={isUrgent || undefined}
        aria-label={text}
        title={text}
        onClick={openSyncSheet}
      >
        <Icon className="icon" aria-hidden />
      </button>
      <span role="status" className="visually-hidden">
        {/* A screen reader would read every second of the countdown. */}
        {sign.kind === 'unreachable' ? t('unreachable') : text}
      </span>
    </>
  )
}
