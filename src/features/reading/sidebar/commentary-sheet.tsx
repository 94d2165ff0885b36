/** Where there is no sidebar: the commentary on the selected verses as a sheet, and the action that opens it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useChapterHeading } from '../../../model/place/use-chapter-heading'
import { withMessages } from '../../../platform/language/with-messages'
import { database } from '../../../platform/local/database'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import { useMedia } from '../../../ui/page/use-media'
import { Floating } from '../../../ui/sheets/floating'
import { lazyPart } from '../../../ui/timing/lazy-part'
import lookUpStyles from '../look-up/look-up.module.css'
import { Action } from '../selection/bar-actions'
import { CommentaryIcon } from './sidebar-icons'

const CommentaryBox = lazyPart(() =>
  withMessages(['commentary', 'contents'], async () => (await import('./commentary-box')).CommentaryBox),
)

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

interface SheetProps {
  data: PageData
  verses: readonly number[]
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

export function CommentarySheet({ data, verses, trigger, onClose }: SheetProps) {
  const { t } = useTranslation('lookup')
  const chapter = useChapterHeading(data)
  return (
    <Floating label={t('commentary')} trigger={trigger} kind="panel" onClose={onClose}>
      <div className={lookUpStyles.head}>
        <h2>{t('commentary')}</h2>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={onClose} />
      </div>
      {chapter && (
        <h3>
          <bdi>{chapter}</bdi>
        </h3>
      )}
      <Suspense>
        <CommentaryBox data={data} verses={verses} />
      </Suspense>
    </Floating>
  )
}
