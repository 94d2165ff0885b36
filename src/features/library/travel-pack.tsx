/** Downloads all editions read lately with one tap, before a journey. */
import { useTranslation } from 'react-i18next'
import type { RecentRow } from '#db/rows'
import type { KnownEdition } from '../../model/library/use-editions'
import { useOnline } from '../../platform/page/online'
import { Button } from '../../ui/controls/button'
import { DownloadIcon } from '../../ui/controls/icons'
import { CheckIcon } from '../../ui/controls/panel-icons'
import { formatBytes } from '../../ui/words/format-bytes'
import { formatList } from '../../ui/words/format-list'
import { editionWork } from './rows/listed-work'
import { useDownloadActions } from './rows/use-download-actions'
import { travelEditions } from './travel-editions'
import styles from './travel-pack.module.css'

interface Props {
  editions: readonly KnownEdition[]
  /** Read lately. */
  recents: readonly RecentRow[]
}

export function TravelPack({ editions, recents }: Props) {
  const { t, i18n } = useTranslation('library')
  const isOnline = useOnline()
  const { start } = useDownloadActions()
  const { wanted, lacking } = travelEditions(editions, recents)
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
  // One after the other, so that the first one is readable early.
  const loadAll = async () => {
    for (const edition of lacking) await start(editionWork(edition))
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
