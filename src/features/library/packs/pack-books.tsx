/** Loads a pack by book: its testaments and books with their sizes. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredManifest } from '#core/contract/content/answers'
import type { PackRow } from '#db/rows'
import { ContentProblem } from '../../../model/contents/content-problem'
import { usePackManifest } from '../../../model/contents/use-pack-manifest'
import { useBookName } from '../../../model/library/use-book-name'
import { useOnline } from '../../../platform/page/online'
import { Button } from '../../../ui/controls/button'
import { CheckIcon } from '../../../ui/controls/panel-icons'
import { Summary } from '../../../ui/controls/summary'
import { formatBytes } from '../../../ui/words/format-bytes'
import { useDownloadActions } from '../rows/use-download-actions'
import styles from './pack-books.module.css'
import { packParts } from './pack-parts'

interface Props {
  row: PackRow
  /** True while the pack is being downloaded. */
  isLoading: boolean
}

export function PackBooks({ row, isLoading }: Props) {
  const { t } = useTranslation('library')
  const [isOpen, setIsOpen] = useState(false)
  const isWhole = row.manifest !== undefined && row.books === undefined
  if (isWhole) return null
  return (
    <details className={styles.books} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{t('byBook')}</Summary>
      {isOpen && <Books row={row} isLoading={isLoading} />}
    </details>
  )
}

function Books({ row, isLoading }: Props) {
  const { t } = useTranslation('library')
  const found = usePackManifest(row.abbreviation, row.summary.version)
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('packGone')} />
  return <Parts manifest={found.data} row={row} isLoading={isLoading} />
}

function Parts({ manifest, row, isLoading }: Props & { manifest: StoredManifest }) {
  const { t, i18n } = useTranslation('library')
  const { start } = useDownloadActions()
  const isOnline = useOnline()
  const nameOf = useBookName()
  const { testaments, books } = packParts(manifest, row.books ?? [])
  const titles = { old: t('reading:oldTestament'), new: t('reading:newTestament') }
  const load = (wanted: readonly number[]) =>
    void start({ kind: 'pack', abbreviation: row.abbreviation }, wanted)
  const isOff = isLoading || !isOnline
  return (
    <>
      <div className={styles.testaments}>
        {testaments.map(({ name, missing, bytes }) => (
          <Button key={name} disabled={isOff} onClick={() => load(missing)}>
            {titles[name]} <bdi>({formatBytes(bytes, i18n.language)})</bdi>
          </Button>
        ))}
      </div>
      <ul>
        {books.map(({ book, bytes, isHere }) => (
          <li key={book}>
            {isHere ? (
              <span className={styles.here}>
                <CheckIcon className="icon" aria-label={t('here')} />
                {nameOf(book)}
              </span>
            ) : (
              <button type="button" disabled={isOff} onClick={() => load([book])}>
                {nameOf(book)} <small>{formatBytes(bytes, i18n.language)}</small>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
