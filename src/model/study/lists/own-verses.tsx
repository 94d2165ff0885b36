/** The member's verses with a like or a tag, and words with its colour, a hundred at a time; removing one can be undone. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#core/contract/members/op'
import type { WordMark } from '#core/contract/members/word-mark'
import * as limits from '#core/limits'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { RemoveIcon } from '../../../ui/controls/panel-icons'
import styles from '../../../ui/note/list.module.css'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { isolate } from '../../../ui/words/isolate'
import { useShownEdition } from '../shown-edition'
import { VerseRows } from './verse-rows'

interface Props<Row> {
  kind: 'like' | 'tagging'
  rows: readonly Row[]
  /** The number of verses, as text. */
  count: string
  about?: (row: Row) => ReactNode
  /** The name of the remove button of a row, which names its place. */
  removeLabel: (place: string) => string
  /** The message after removing one. */
  removed: (place: string) => string
}

interface OwnRow {
  /** Of its like, tagging or mark. */
  key: string
  target: string
  mark?: WordMark
}

/** The change that puts a row of a list back, or takes it away. */
export function changeOfRow(kind: 'like' | 'tagging', { key, mark }: OwnRow, isThere: boolean): Change {
  if (!mark) return { kind, key, body: isThere || null }
  const { at: _, ...fields } = mark
  return { kind: 'wordMark', key, body: isThere ? fields : null }
}

export function OwnVerses<Row extends OwnRow>(props: Props<Row>) {
  const { kind, rows, count, about, removeLabel, removed } = props
  const { t } = useTranslation('notes')
  const edition = useShownEdition()
  const report = useReporting()
  const [pages, setPages] = useState(1)
  const remove = async (row: Row, place: string) => {
    const put = (isThere: boolean) => report(workerClient().change(changeOfRow(kind, row, isThere)))
    if (!(await put(false))) return
    const action = { label: t('undo'), run: () => void put(true) }
    showSnackbar(removed(place), { id: `${kind}-removed`, action })
  }
  const shown = rows.slice(0, pages * limits.activityPageSize)
  return (
    <>
      <p className={styles.count} role="status">
        {count}
      </p>
      {edition && (
        <VerseRows
          rows={shown}
          edition={edition}
          {...(about ? { about } : {})}
          renderButtons={(row, label) => (
            <IconButton
              icon={RemoveIcon}
              label={removeLabel(isolate(label))}
              onClick={() => void remove(row, isolate(label))}
            />
          )}
        />
      )}
      {shown.length < rows.length && <Button onClick={() => setPages(pages + 1)}>{t('moreOnes')}</Button>}
    </>
  )
}
