/** A translation to choose: its name opens only this one, its check box adds a column; where its text is stands at the end. */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownEdition } from '../../../model/library/use-editions'
import { DownloadIcon, OfflineIcon } from '../../../ui/controls/icons'
import { CheckIcon } from '../../../ui/controls/panel-icons'
import { formatBytes } from '../../../ui/words/format-bytes'
import { isolate } from '../../../ui/words/isolate'
import styles from './translation-panel.module.css'

interface Props {
  edition: KnownEdition
  isChosen: boolean
  /** The one that Enter in the filter opens. */
  isFirst: boolean
  isOnline: boolean
  onOpen: (abbreviations: readonly string[]) => void
  onToggle: (abbreviation: string) => void
}

/** Of many, only the one that is marked is drawn again. */
export const EditionRow = memo(function EditionRow(props: Props) {
  const { edition, isChosen, isFirst, isOnline, onOpen, onToggle } = props
  const { t } = useTranslation('reading')
  const { abbreviation, summary } = edition
  return (
    <li className={styles.row}>
      {/* Its name is that of the box; what can be touched is larger than the box. */}
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={t('addColumn', { name: summary.name })}
          checked={isChosen}
          onChange={() => onToggle(abbreviation)}
        />
      </label>
      <button
        type="button"
        onClick={() => onOpen([abbreviation])}
        aria-current={isChosen || undefined}
        data-first={isFirst || undefined}
      >
        <b>
          <bdi>{abbreviation}</bdi>
        </b>
        <span className={styles.name}>
          <bdi lang={summary.locale}>{summary.name}</bdi>
        </span>
        <Place edition={edition} isOnline={isOnline} />
      </button>
    </li>
  )
})

/** Here, or what it would take to have it here: in words and by a sign, not by colour alone. */
function Place({ edition, isOnline }: Pick<Props, 'edition' | 'isOnline'>) {
  const { t, i18n } = useTranslation('reading')
  const { isInstalled, summary } = edition
  if (isInstalled)
    return (
      <small data-here>
        <CheckIcon className="icon" aria-hidden />
        {t('here')}
      </small>
    )
  const size = formatBytes(summary.bytes, i18n.language)
  const Icon = isOnline ? DownloadIcon : OfflineIcon
  return (
    <small>
      <Icon className="icon" aria-hidden />
      <bdi aria-hidden>{size}</bdi>
      <span className="visually-hidden">
        {isOnline ? t('toLoad', { size: isolate(size) }) : t('needsNetwork')}
      </span>
    </small>
  )
}
