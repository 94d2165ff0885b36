/** One edition in the list of downloads: what it is, where its download stands, what can be done. */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import type { KnownEdition } from '../../model/library/use-editions'
import { workerClient } from '../../platform/client/worker-client'
import { useOnline } from '../../platform/page/online'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { CloseIcon, DownloadIcon, OfflineIcon } from '../../ui/controls/icons'
import { CheckIcon, PauseIcon, PlayIcon, RemoveIcon } from '../../ui/controls/panel-icons'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import { formatBytes } from '../../ui/words/format-bytes'
import { formatNumber } from '../../ui/words/format-number'
import { useErrorText } from '../../ui/words/use-error-text'
import styles from './edition-row.module.css'
import { goesOnByItself, useDownloadActions } from './use-download-actions'

export function EditionRow({ edition }: { edition: KnownEdition }) {
  const { t, i18n } = useTranslation('library')
  const { abbreviation, summary, download } = edition
  const size = edition.isOwn ? t('ownFile') : formatBytes(summary.bytes, i18n.language)
  const books = t('bookCount', { count: summary.books })
  const chapters = t('chapterCount', { count: summary.chapters })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <a href={`/bible/${abbreviation}`}>
          <b>
            <bdi>{abbreviation}</bdi>
          </b>{' '}
          <span dir="auto" lang={summary.locale}>
            {summary.name}
          </span>
        </a>
        <small>
          <bdi>{size}</bdi>
          {dotOf(i18n.language)}
          <bdi>{t('counts', { books, chapters })}</bdi>
        </small>
        {download && <Progress edition={edition} />}
      </div>
      <Actions edition={edition} />
    </li>
  )
}

function Progress({ edition: { download, summary } }: { edition: KnownEdition }) {
  const { t, i18n } = useTranslation('library')
  const failure = useErrorText(download?.error)
  if (!download) return null
  const { state, error } = download
  const share =
    download.totalBytes > 0 ? Math.min(100, Math.round((download.doneBytes / download.totalBytes) * 100)) : 0
  return (
    <div className={styles.progress}>
      <progress max={100} value={share} aria-label={t('progress', { name: summary.name })} />
      <span role="status">
        {state === 'failed'
          ? goesOnByItself(error)
            ? t('interrupted')
            : failure
          : t(`state-${state}`, {
              percent: formatNumber(share / 100, i18n.language, { style: 'percent' }),
            })}
      </span>
    </div>
  )
}

function Actions({ edition }: { edition: KnownEdition }) {
  const { t } = useTranslation('library')
  const { start } = useDownloadActions()
  const isOnline = useOnline()
  const { abbreviation, summary, download, isInstalled } = edition
  if (download) return <DownloadActions edition={edition} />
  if (isInstalled) return <InstalledActions edition={edition} />
  if (!isOnline) return <NeedsNetwork />
  return (
    <Button aria-label={t('loadName', { name: summary.name })} onClick={() => void start(abbreviation)}>
      <DownloadIcon className="icon" aria-hidden />
      {t('load')}
    </Button>
  )
}

/** In the place of what would begin a download: why there is nothing to press. */
function NeedsNetwork() {
  const { t } = useTranslation()
  return (
    <span className={styles.away}>
      <OfflineIcon className="icon" aria-hidden />
      {t('reading:needsNetwork')}
    </span>
  )
}

function DownloadActions({ edition: { abbreviation, summary, download } }: { edition: KnownEdition }) {
  const { t } = useTranslation('library')
  const { start } = useDownloadActions()
  const { name } = summary
  const isRunning = download?.state === 'running' || download?.state === 'waiting'
  return (
    <div className={styles.actions}>
      {isRunning ? (
        <IconButton
          icon={PauseIcon}
          label={t('pause', { name })}
          onClick={() => void workerClient().pauseDownload(abbreviation)}
        />
      ) : (
        <IconButton icon={PlayIcon} label={t('resume', { name })} onClick={() => void start(abbreviation)} />
      )}
      <IconButton
        icon={CloseIcon}
        label={t('cancel', { name })}
        onClick={() => void workerClient().cancelDownload(abbreviation)}
      />
    </div>
  )
}

function InstalledActions({ edition: { abbreviation, summary, available } }: { edition: KnownEdition }) {
  const { t } = useTranslation('library')
  const { start } = useDownloadActions()
  const isOnline = useOnline()
  const { name } = summary
  const remove = async () => {
    await workerClient().removeEdition(abbreviation)
    const undo = { label: t('undo'), run: () => void workerClient().undoRemoval(abbreviation) }
    showSnackbar(t('removed', { name }), { id: `removed-${abbreviation}`, action: undo })
  }
  return (
    <div className={styles.actions}>
      {available && isOnline ? (
        <Button variant="primary" onClick={() => void start(abbreviation)}>
          {t('update')}
        </Button>
      ) : (
        <span className={styles.here}>
          <CheckIcon className="icon" aria-hidden />
          {t('here')}
        </span>
      )}
      <IconButton icon={RemoveIcon} label={t('remove', { name })} onClick={() => void remove()} />
    </div>
  )
}
