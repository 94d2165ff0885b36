/** One edition or pack in the list of downloads: what it is, the state of its download, and its actions. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { workerClient } from '../../../platform/client/worker-client'
import { useOnline } from '../../../platform/page/online'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon, DownloadIcon, OfflineIcon } from '../../../ui/controls/icons'
import { CheckIcon, PauseIcon, PlayIcon, RemoveIcon } from '../../../ui/controls/panel-icons'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { formatShare } from '../../../ui/words/format-number'
import { useErrorText } from '../../../ui/words/use-error-text'
import type { ListedWork } from './listed-work'
import { goesOnByItself, useDownloadActions, workCalls } from './use-download-actions'
import styles from './work-row.module.css'

interface Props {
  work: ListedWork
  /** Size and counts. */
  figures: ReactNode
  /** Further content below. */
  children?: ReactNode
}

export function WorkRow({ work, figures, children }: Props) {
  const { abbreviation, name, locale, href } = work
  const title = (
    <>
      <b>
        <bdi>{abbreviation}</bdi>
      </b>{' '}
      <span dir="auto" lang={locale}>
        {name}
      </span>
    </>
  )
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {href ? <a href={href}>{title}</a> : <span>{title}</span>}
        <small>{figures}</small>
        <Progress work={work} />
      </div>
      <Actions work={work} />
      {children}
    </li>
  )
}

function Progress({ work: { download, name } }: { work: ListedWork }) {
  const { t, i18n } = useTranslation('library')
  const failure = useErrorText(download?.error)
  if (!download) return null
  const { state, error } = download
  const { doneBytes, totalBytes } = download
  const share = totalBytes > 0 ? Math.min(1, doneBytes / totalBytes) : 0
  return (
    <div className={styles.progress}>
      <progress max={100} value={share * 100} aria-label={t('progress', { name })} />
      <span role="status">
        {state === 'failed'
          ? goesOnByItself(error)
            ? t('interrupted')
            : failure
          : t(`state-${state}`, {
              percent: formatShare(doneBytes, totalBytes, i18n.language),
            })}
      </span>
    </div>
  )
}

function Actions({ work }: { work: ListedWork }) {
  const { t } = useTranslation('library')
  const { start } = useDownloadActions()
  const isOnline = useOnline()
  if (work.download) return <DownloadActions work={work} />
  if (work.isHere) return <HereActions work={work} />
  if (!isOnline) return <NeedsNetwork />
  return (
    <Button aria-label={t('loadName', { name: work.name })} onClick={() => void start(work)}>
      <DownloadIcon className="icon" aria-hidden />
      {t('load')}
    </Button>
  )
}

/** Stands in the place of the download button and says why there is none. */
function NeedsNetwork() {
  const { t } = useTranslation()
  return (
    <span className={styles.away}>
      <OfflineIcon className="icon" aria-hidden />
      {t('reading:needsNetwork')}
    </span>
  )
}

function DownloadActions({ work }: { work: ListedWork }) {
  const { t } = useTranslation('library')
  const { start } = useDownloadActions()
  const { abbreviation, name, download } = work
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
        <IconButton
          icon={PlayIcon}
          label={t('resume', { name })}
          onClick={() => void start(work, download?.books)}
        />
      )}
      <IconButton
        icon={CloseIcon}
        label={t('cancel', { name })}
        onClick={() => void workerClient().cancelDownload(abbreviation)}
      />
    </div>
  )
}

function HereActions({ work }: { work: ListedWork }) {
  const { t } = useTranslation('library')
  const { start } = useDownloadActions()
  const isOnline = useOnline()
  const { kind, abbreviation, name } = work
  const { remove, undoRemoval } = workCalls[kind]
  const removeIt = async () => {
    await remove(abbreviation)
    const undo = { label: t('undo'), run: () => void undoRemoval(abbreviation) }
    showSnackbar(t('removed', { name }), { id: `removed-${abbreviation}`, action: undo })
  }
  return (
    <div className={styles.actions}>
      {work.hasUpdate && isOnline ? (
        <Button variant="primary" onClick={() => void start(work, work.books)}>
          {t('update')}
        </Button>
      ) : (
        <span className={styles.here}>
          <CheckIcon className="icon" aria-hidden />
          {t('here')}
        </span>
      )}
      <IconButton icon={RemoveIcon} label={t('remove', { name })} onClick={() => void removeIt()} />
    </div>
  )
}
