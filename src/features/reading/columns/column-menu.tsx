/** The menu of a column of a comparison, at the button in its head; its second page chooses another translation. */

import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#core/contract/locales'
import type { PageData } from '#core/contract/page-data'
import { rowTitle } from '#core/known-works/row-title'
import { IconButton } from '../../../ui/controls/icon-button'
import { BackIcon } from '../../../ui/controls/icons'
import { Floating } from '../../../ui/sheets/floating'
import { isolate } from '../../../ui/words/isolate'
import type { ColumnChange } from './change-columns'
import { ColumnActions } from './column-actions'
import styles from './column-menu.module.css'
import { EditionChoice } from './edition-choice'
import { columnOf, useColumnChange } from './use-column-change'

interface Props {
  /** The button in the head of the column. */
  mark: HTMLElement
  data: PageData
  onMark: (mark: HTMLElement | undefined) => void
}

export function ColumnMenu({ mark, data, onMark }: Props) {
  const { t, i18n } = useTranslation('reading')
  const [isReplacing, setIsReplacing] = useState(false)
  const trigger = useMemo(() => ({ current: mark }), [mark])
  const change = useColumnChange(mark, data)
  const column = columnOf(mark)
  const edition = data.manifests[column]
  useExpanded(mark)
  if (!edition) return null
  const close = () => onMark(undefined)
  const choose = (chosen: ColumnChange) => {
    close()
    change(chosen)
  }
  return (
    <Floating
      label={mark.getAttribute('aria-label') ?? ''}
      trigger={trigger}
      placement="bottom end"
      onClose={close}
    >
      {isReplacing ? (
        <>
          <div className={styles.head}>
            <IconButton
              icon={BackIcon}
              label={t('backToMenu')}
              isMirrored
              onClick={() => setIsReplacing(false)}
            />
            <h2>{t('replaceWith', { name: isolate(edition.abbreviation) })}</h2>
          </div>
          <EditionChoice
            taken={data.manifests.map(({ abbreviation }) => abbreviation)}
            onChoose={(by) => choose({ kind: 'replace', by })}
          />
        </>
      ) : (
        <>
          <h2 className={styles.title}>
            <bdi lang={edition.locale}>{rowTitle(edition.name)}</bdi>
          </h2>
          <ColumnActions
            column={column}
            count={data.manifests.length}
            isRightToLeft={directionOf(i18n.language) === 'rtl'}
            onChange={choose}
            onReplace={() => setIsReplacing(true)}
          />
        </>
      )}
    </Floating>
  )
}

/** Sets the expanded state on the button, which belongs to the drawn text and not to this component. */
function useExpanded(mark: HTMLElement): void {
  useEffect(() => {
    mark.setAttribute('aria-expanded', 'true')
    return () => mark.removeAttribute('aria-expanded')
  }, [mark])
}
