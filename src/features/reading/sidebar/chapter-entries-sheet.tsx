/** Where there is no sidebar: what a chapter tells, as a sheet. */
import { useTranslation } from 'react-i18next'
import { ChapterSheet, type ChapterSheetProps } from '../look-up/chapter-sheet'
import { ChapterEntriesBox } from './chapter-entries-box'

export function ChapterEntriesSheet(props: ChapterSheetProps) {
  const { t } = useTranslation('sidebar')
  return (
    <ChapterSheet {...props} title={t('entries')}>
      <ChapterEntriesBox data={props.data} />
    </ChapterSheet>
  )
}
