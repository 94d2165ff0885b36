/** One tap before a journey: the editions read lately, whole, on this device. */
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online'
import type { KnownEdition } from '../../platform/use-editions'
import { useRecents } from '../../platform/use-recents'
import { Button } from '../../ui/button'
import { formatBytes } from '../../ui/format-bytes'
import { formatList } from '../../ui/format-list'
import { DownloadIcon } from '../../ui/icons'
import { CheckIcon } from '../../ui/panel-icons'
import { travelEditions } from './travel-editions'
import styles from './travel-pack.module.css'
import { useDownloadActions } from './use-download-actions'

export function TravelPack({ editions }: { editions: readonly KnownEdition[] }) {
  const { t, i18n } = useTranslation('library')
  const isOnline = useOnline()
  const { start } = useDownloadActions()
  const { wanted, lacking } = travelEditions(editions, useRecents() ?? [])
  const namesOf = (some: readonly KnownEdition[]) =>
    formatList(
      some.map(({ abbreviation }) => abbreviation),
      i18n.language,
    )
  const isReady = wanted.length > 0 && wanted.every(({ isInstalled }) => isInstalled)
  if (isReady)
    return (
      <p className={styles.ready}>
        <CheckIcon className="icon" aria-hidden />
        {t('travelReady', { names: namesOf(wanted) })}
      </p>
    )
  if (lacking.length === 0 || !isOnline) return null
  const bytes = lacking.reduce((sum, { summary }) => sum + summary.bytes, 0)
  // One after the other: what is asked for first is readable first.
  const loadAll = async () => {
    for (const { abbreviation } of lacking) await start(abbreviation)
  }
  return (
    <section className={styles.pack} aria-labelledby="travel">
      <h2 id="travel">{t('travel')}</h2>
      <p>{t('travelHint', { names: namesOf(lacking) })}</p>
      <Button variant="primary" onClick={() => void loadAll()}>
        <DownloadIcon className="icon" aria-hidden />
        {t('travelLoad', { size: formatBytes(bytes, i18n.language) })}
      </Button>
    </section>
  )
}
