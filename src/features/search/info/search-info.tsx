/** The search-info tooltip: what the options are for. Comes once, 5 s after the search, and goes after a minute (FEATURES SRCH-08). */
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#core/limits'
import { readCookie, writeCookie } from '../../../platform/cookies'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon, OptionsIcon } from '../../../ui/icons'
import styles from './search-info.module.css'

const cookie = 'bs-search-info-closed'

export function SearchInfo() {
  const { t } = useTranslation('search')
  const { isShown, close } = useInfo()
  if (!isShown) return null
  return (
    <div className={`${styles.info} app-chrome`} role="status" aria-label={t('infoTitle')}>
      <OptionsIcon className="icon" aria-hidden />
      <p>
        <b>{t('infoTitle')}</b> {t('info')}
      </p>
      <IconButton icon={CloseIcon} label={t('closeInfo')} onClick={close} />
    </div>
  )
}

/** Closing, also by itself, is remembered for a year. */
function useInfo(): { isShown: boolean; close: () => void } {
  const [isShown, setIsShown] = useState(false)
  const close = useCallback(() => {
    setIsShown(false)
    writeCookie(cookie, '1')
  }, [])
  useEffect(() => {
    if (isShown || readCookie(cookie) !== undefined) return
    const timer = setTimeout(() => setIsShown(true), limits.tooltipDelayMs)
    return () => clearTimeout(timer)
  }, [isShown])
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(close, limits.tooltipCloseMs)
    return () => clearTimeout(timer)
  }, [isShown, close])
  return { isShown, close }
}
