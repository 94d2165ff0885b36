/**
 * Says once what the options of a search are for (FEATURES SRCH-08): above the first verses that were ever found, in the
 * flow, so that it covers nothing. Who has seen it does not see it above another search.
 */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readCookie, writeCookie } from '../../../platform/storage/cookies'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon, OptionsIcon } from '../../../ui/controls/icons'
import styles from './states.module.css'

const cookie = 'bs-search-info-closed'

export function SearchInfo() {
  const { t } = useTranslation('search')
  const [isShown, setIsShown] = useState(() => readCookie(cookie) === undefined)
  useEffect(() => {
    if (isShown) writeCookie(cookie, '1')
  }, [isShown])
  if (!isShown) return null
  return (
    <div className={`${styles.info} app-chrome`} role="note" aria-label={t('infoTitle')}>
      <OptionsIcon className="icon" aria-hidden />
      <p>
        <b>{t('infoTitle')}</b> {t('info')}
      </p>
      <IconButton icon={CloseIcon} label={t('closeInfo')} onClick={() => setIsShown(false)} />
    </div>
  )
}
