/** A strip below the header while offline, and for 3 s after coming back (design UX 3.9). */
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../model/account/account'
import { useOnline } from '../../platform/page/online'
import { OfflineIcon, ReadyIcon } from '../../ui/controls/icons'
import { lazyPart } from '../../ui/timing/lazy-part'
import styles from './offline-strip.module.css'

const WaitingChanges = lazyPart(async () => (await import('./member-bars')).WaitingChanges)

const backShownMs = 3000

export const OfflineStrip = memo(function OfflineStrip() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const account = useAccount()
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
          <Suspense>{!isOnline && account && <WaitingChanges />}</Suspense>
        </>
      )}
    </div>
  )
})
