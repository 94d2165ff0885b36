/** "Available offline": every translation of the open chapter is on this device (design UX 3.9). */
import { useTranslation } from 'react-i18next'
import { useCurrentReading } from '../../model/place/current-reading'
import { useEarlyQuery } from '../../platform/local/early-query'
import { ReadyIcon } from '../../ui/controls/icons'
import styles from './ready-sign.module.css'

export function ReadySign() {
  const { t } = useTranslation()
  const { data } = useCurrentReading()
  const open = data?.address?.abbreviations.join('.') ?? ''
  const isReady = useEarlyQuery(
    async ({ database }) => {
      const editions = await database.editions.bulkGet(open.split('.'))
      return editions.every((edition) => edition?.isInstalled)
    },
    [open],
  )
  if (!isReady) return null
  return (
    <span className={styles.sign}>
      <ReadyIcon className="icon" aria-hidden />
      {t('readyOffline')}
    </span>
  )
}
