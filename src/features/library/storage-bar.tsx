/** Shows used and free space on this device, and whether the browser promises to keep the data. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditions } from '../../model/library/use-editions'
import { persistStorage, type StorageFigures, storageFigures } from '../../platform/storage/storage'
import { Button } from '../../ui/controls/button'
import { CheckIcon } from '../../ui/controls/panel-icons'
import { formatBytes } from '../../ui/words/format-bytes'
import { isolate } from '../../ui/words/isolate'
import styles from './storage-bar.module.css'

export function StorageBar() {
  const { t, i18n } = useTranslation('library')
  const [figures, setFigures] = useState<StorageFigures>()
  const [isRefused, setIsRefused] = useState(false)
  const installed = useEditions(i18n.language)?.filter(({ isInstalled }) => isInstalled).length
  useEffect(() => {
    void storageFigures().then(setFigures)
  }, [installed])
  if (!figures) return <div className={styles.bar} />
  const free = Math.max(0, figures.quotaBytes - figures.usedBytes)
  const persist = async () => {
    const isPersistent = await persistStorage()
    setFigures({ ...figures, isPersistent })
    setIsRefused(!isPersistent)
  }
  return (
    <div className={styles.bar}>
      <meter
        min={0}
        max={Math.max(1, figures.quotaBytes)}
        value={figures.usedBytes}
        aria-label={t('storage')}
      />
      <p>
        {t('storageUsed', {
          used: isolate(formatBytes(figures.usedBytes, i18n.language)),
          free: isolate(formatBytes(free, i18n.language)),
        })}
        {figures.isPersistent && (
          <span>
            <CheckIcon className="icon" aria-hidden /> {t('persistent')}
          </span>
        )}
      </p>
      {!figures.isPersistent && (
        <Button variant="quiet" onClick={() => void persist()}>
          {t('askPersistent')}
        </Button>
      )}
      <p role="status">{isRefused && t('persistRefused')}</p>
    </div>
  )
}
