/** "Ready offline": every translation of the open chapter is on this device (design UX 3.9). */
import { useTranslation } from 'react-i18next'
import { useCurrentReading } from '../../platform/current-reading'
import { useEditions } from '../../platform/use-editions'
import { ReadyIcon } from '../../ui/icons'
import styles from './ready-sign.module.css'

export function ReadySign() {
  const { t, i18n } = useTranslation()
  const { data } = useCurrentReading()
  const installed = new Set(
    useEditions(i18n.language)
      ?.filter(({ isInstalled }) => isInstalled)
      .map(({ abbreviation }) => abbreviation),
  )
  const open = data?.address?.abbreviations ?? []
  if (open.length === 0 || !open.every((abbreviation) => installed.has(abbreviation))) return null
  return (
    <span className={styles.sign}>
      <ReadyIcon className="icon" aria-hidden />
      {t('readyOffline')}
    </span>
  )
}
