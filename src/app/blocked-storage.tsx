/**
 * Shown when the browser forbids storage. The server's answer already holds the text and its links lead to
 * the next one, so reading works without the app; only this notice is added (spec 1 §8: without timeout,
 * dismissing sets a hidden cookie).
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readCookie, writeCookie } from '../platform/storage/cookies'
import { IconButton } from '../ui/controls/icon-button'
import { CloseIcon } from '../ui/controls/icons'

const dismissed = 'bs-storage-notice'

export function BlockedStorage() {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(readCookie(dismissed) === undefined)
  if (!isShown) return null
  const dismiss = () => {
    writeCookie(dismissed, 'closed')
    setIsShown(false)
  }
  return (
    <div className="notice" role="alert">
      {t('storageBlocked')} <IconButton icon={CloseIcon} label={t('close')} onClick={dismiss} />
    </div>
  )
}
