/** What can be done with the selected verses: a floating bar, on phones a sheet at the bottom. Text keeps scrolling under it. */
import { memo, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { listenFrom } from '../../platform/listening'
import { IconButton } from '../../ui/icon-button'
import { CloseIcon } from '../../ui/icons'
import { lazyPart } from '../../ui/lazy-part'
import {
  CompareIcon,
  CopyIcon,
  ImageIcon,
  PlayIcon,
  ReferencesIcon,
  ReportIcon,
  ShareIcon,
} from '../../ui/panel-icons'
import { useBarBelow } from '../../ui/use-bar-below'
import { Action, LinkAction } from './bar-actions'
import { ColourRow, StudyButtons } from './mine/study-tools'
import { MoreActions } from './more-actions'
import styles from './selection-bar.module.css'
import { loadSynopsisAction } from './synopsis/load-synopsis'
import { useSelectionActions } from './use-selection-actions'

const SynopsisAction = lazyPart(loadSynopsisAction)

export interface SelectionBarProps {
  data: PageData
  verses: readonly number[]
  onClose: () => void
}

/** Not drawn again before the verses it is about are others. */
export const SelectionBar = memo(function SelectionBar({ data, verses, onClose }: SelectionBarProps) {
  const { t } = useTranslation('reading')
  const bar = useRef<HTMLDivElement>(null)
  const { place, copy, share, picture, compare, references, report } = useSelectionActions(data, verses)
  const count = t('versesSelected', { count: verses.length })
  useBarBelow('selection-bar')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <>
      <p className="visually-hidden" role="status">
        {place}, {count}
      </p>
      <div
        ref={bar}
        className={`${styles.bar} app-chrome`}
        role="toolbar"
        aria-label={t('selection')}
        data-selection-bar
      >
        <div className={styles.top}>
          <b>
            <bdi>{place}</bdi>
          </b>
          <span>{count}</span>
          <IconButton icon={CloseIcon} label={t('clearSelection')} onClick={onClose} />
        </div>
        <ColourRow data={data} verses={verses} />
        <div className={styles.actions}>
          <Action icon={CopyIcon} label={t('copy')} onClick={() => void copy()} />
          <Action icon={ShareIcon} label={t('share')} onClick={() => void share()} />
          <StudyButtons data={data} verses={verses} />
          <LinkAction icon={CompareIcon} label={t('compare')} href={compare} />
          <MoreActions label={t('more')}>
            <LinkAction icon={CompareIcon} label={t('compare')} href={compare} isNarrowOnly />
            <Action
              icon={PlayIcon}
              label={t('listenFromHere')}
              onClick={() => {
                listenFrom(verses[0])
                onClose()
              }}
            />
            <LinkAction icon={ReferencesIcon} label={t('references')} href={references} />
            <Suspense>
              <SynopsisAction data={data} verses={verses} />
            </Suspense>
            <Action icon={ImageIcon} label={t('picture')} onClick={() => void picture()} />
            <Action icon={ReportIcon} label={t('menu:report')} onClick={report} />
          </MoreActions>
        </div>
      </div>
    </>
  )
})
