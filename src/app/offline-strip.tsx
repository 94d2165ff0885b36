/** A strip below the header while offline, and for 3 s after coming back (design UX 3.9). */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutbox } from '../platform/member-database'
import { useOnline } from '../platform/online'
import { openSyncSheet } from '../platform/sync-sheet'
import { OfflineIcon, ReadyIcon } from '../ui/icons'
import styles from './offline-strip.module.css'

const backShownMs = 3000

export function OfflineStrip() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const waiting = useOutbox()?.length ?? 0
  const wasOffline = useRef(false)
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true
      return
    }
    if (!wasOffline.current) return
    wasOffline.current = false
    setIsBack(true)
    const timer = setTimeout(() => setIsBack(false), backShownMs)
    return () => clearTimeout(timer)
  }, [isOnline])
  const isShown = !isOnline || isBack
  return (
    <div
      className={`${styles.strip} app-chrome`}
      role="status"
      data-shown={isShown}
      data-state={isOnline ? 'back' : 'offline'}
    >
      {isShown && (
        <>
          {isOnline ? (
            <ReadyIcon className="icon" aria-hidden />
          ) : (
            <OfflineIcon className="icon" aria-hidden />
          )}
          <span>{t(isOnline ? 'backOnline' : 'offline')}</span>
          {!isOnline && waiting > 0 && (
            <button type="button" className={styles.waiting} onClick={openSyncSheet}>
              {t('waitingChanges', { count: waiting })}
            </button>
          )}
        </>
      )}
    </div>
  )
}
