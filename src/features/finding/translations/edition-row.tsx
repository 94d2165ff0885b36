/** A translation to choose: its name opens it alone, its check box adds a column, and the end of the row says where its text is. */

import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { rowTitle } from '#core/known-works/row-title'
import type { KnownEdition } from '../../../model/library/use-editions'
import { DownloadIcon, OfflineIcon } from '../../../ui/controls/icons'
import { CheckIcon } from '../../../ui/controls/panel-icons'
import { formatBytes } from '../../../ui/words/format-bytes'
import { isolate } from '../../../ui/words/isolate'
import styles from './translation-panel.module.css'

interface Props {
  edition: KnownEdition
  isChosen: boolean
  /** True for the translation that Enter in the filter opens. */
  isFirst: boolean
  isOnline: boolean
  onOpen: (abbreviations: readonly string[]) => void
  onToggle: (abbreviation: string) => void
}

/** Memoised, because the list is long and a tick changes one row. */
export const EditionRow = memo(function EditionRow(props: Props) {
  const { edition, isChosen, isFirst, isOnline, onOpen, onToggle } = props
  const { t } = useTranslation('reading')
  const { abbreviation, summary } = edition
  const title = rowTitle(summary.name)
  return (
    <li className={styles.row}>
      {/* The label makes the area to tap larger than the box. */}
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={t('addColumn', { name: title })}
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
          <bdi lang={summary.locale}>{title}</bdi>
        </span>
        <Place edition={edition} isOnline={isOnline} />
      </button>
    </li>
  )
})

/** Says whether the text is here, or what it needs to get here: in words and by an icon, not by colour alone. */
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
