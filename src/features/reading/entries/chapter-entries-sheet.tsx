/** Where there is no sidebar: what a chapter tells, as a sheet. */
import { type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useChapterHeading } from '../../../model/place/use-chapter-heading'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import { Floating } from '../../../ui/sheets/floating'
import lookUpStyles from '../look-up/look-up.module.css'
import { ChapterEntriesBox } from './chapter-entries-box'

interface Props {
  data: PageData
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

export function ChapterEntriesSheet({ data, trigger, onClose }: Props) {
  const { t } = useTranslation('sidebar')
  const chapter = useChapterHeading(data)
  return (
    <Floating label={t('entries')} trigger={trigger} kind="panel" onClose={onClose}>
      <div className={lookUpStyles.head}>
        <h2>{t('entries')}</h2>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={onClose} />
      </div>
      {chapter && (
        <h3>
          <bdi>{chapter}</bdi>
        </h3>
      )}
      <Suspense>
        <ChapterEntriesBox data={data} />
      </Suspense>
    </Floating>
  )
}
