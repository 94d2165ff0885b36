/** Where there is no sidebar: the commentary on the selected verses as a sheet, and the action that opens it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { CommentaryIcon } from '../../../model/sidebar/box-icons'
import { database } from '../../../platform/local/database'
import { Action } from '../../../ui/controls/bar-actions'
import { useMedia } from '../../../ui/page/use-media'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { ChapterSheet, type ChapterSheetProps } from '../look-up/chapter-sheet'

const CommentaryBox = lazyPart(async () => (await import('./commentary-box')).CommentaryBox)

/** Only where the library has a commentary. */
export function CommentaryAction({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('lookup')
  const hasSidebar = useMedia('(min-width: 801px)')
  const hasCommentary = useLiveQuery(
    async () => (await database.packs.toArray()).some(({ summary }) => summary.kind === 'commentary'),
    [],
  )
  if (!hasCommentary || hasSidebar) return null
  return <Action icon={CommentaryIcon} label={t('commentary')} onClick={onOpen} />
}

interface SheetProps extends ChapterSheetProps {
  verses: readonly number[]
}

export function CommentarySheet({ verses, ...sheet }: SheetProps) {
  const { t } = useTranslation('lookup')
  return (
    <ChapterSheet {...sheet} title={t('commentary')}>
      <CommentaryBox data={sheet.data} verses={verses} />
    </ChapterSheet>
  )
}
