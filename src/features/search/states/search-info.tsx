/**
 * Says once what the options of a search are for (FEATURES SRCH-08): above the first verses that were ever found, on phones
 * where the options are, in the flow, so that it covers nothing. Who has seen it does not see it at another search.
 */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readCookie, writeCookie } from '../../../platform/storage/cookies'
import { OptionsIcon } from '../../../ui/controls/icons'
import { Awaited } from '../../../ui/page/awaited'
import { Tip } from '../../../ui/page/tip'
import styles from './states.module.css'

const cookie = 'bs-search-info-closed'

/** `isAllowed`: no words about options stand beside care; undefined until that is known. */
export function SearchInfo({ isAllowed }: { isAllowed: boolean | undefined }) {
  const { t } = useTranslation('search')
  const [isWanted, setIsWanted] = useState(() => readCookie(cookie) === undefined)
  const isShown = isWanted && isAllowed === true
  useEffect(() => {
    if (isShown) writeCookie(cookie, '1')
  }, [isShown])
  if (isWanted && isAllowed === undefined) return <Awaited />
  if (!isShown) return null
  return (
    <div className={styles.info}>
      <Tip
        icon={OptionsIcon}
        title={t('infoTitle')}
        text={t('info')}
        closeLabel={t('closeInfo')}
        onClose={() => setIsWanted(false)}
      />
    </div>
  )
}
