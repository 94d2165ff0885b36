/** The member's verses with a like or a tag, a hundred at a time; removing one can be undone. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
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

/** `key` of a row is that of its like or tagging. */
export function OwnVerses<Row extends { key: string; target: string }>(props: Props<Row>) {
  const { kind, rows, count, about, removeLabel, removed } = props
  const { t } = useTranslation('notes')
  const edition = useShownEdition()
  const report = useReporting()
  const [pages, setPages] = useState(1)
  const remove = async (key: string, place: string) => {
    const put = (body: true | null) => report(workerClient().change({ kind, key, body }))
    if (!(await put(null))) return
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
          renderButtons={({ key }, label) => (
            <IconButton
              icon={RemoveIcon}
              label={removeLabel(isolate(label))}
              onClick={() => void remove(key, isolate(label))}
            />
          )}
        />
      )}
      {shown.length < rows.length && <Button onClick={() => setPages(pages + 1)}>{t('moreOnes')}</Button>}
    </>
  )
}
