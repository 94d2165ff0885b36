/** A sheet about the chapter that is read, where there is no sidebar. */
import { type ReactNode, type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useChapterHeading } from '../../../model/place/use-chapter-heading'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import { Floating } from '../../../ui/sheets/floating'
import styles from './look-up.module.css'

export interface ChapterSheetProps {
  data: PageData
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

interface Props extends ChapterSheetProps {
  title: string
  children: ReactNode
}

export function ChapterSheet({ data, trigger, onClose, title, children }: Props) {
  const { t } = useTranslation()
  const chapter = useChapterHeading(data)
  return (
    <Floating label={title} trigger={trigger} kind="panel" onClose={onClose}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={onClose} />
      </div>
      {chapter && (
        <h3>
          <bdi>{chapter}</bdi>
        </h3>
      )}
      <Suspense>{children}</Suspense>
    </Floating>
  )
}
