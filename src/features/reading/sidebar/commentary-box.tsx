/**
 * The commentary on the chapter. While `syncCommentaries` is on it follows the chapter; without, it stays where it was until this visit
 * ends. There is no commentary on this server yet, and the box says so.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { setOption, useOption } from '../../../model/options/options'
import { useChapterHeading } from '../../../model/place/use-chapter-heading'
import { Switch } from '../../../ui/controls/switch'
import { createStore, useStore } from '../../../ui/store/store'
import { isolate } from '../../../ui/words/isolate'
import styles from './text-sidebar.module.css'

/** The chapter the commentary was at last. */
const lastChapter = createStore('')

export function CommentaryBox({ data }: { data: PageData }) {
  const { t } = useTranslation('sidebar')
  const isFollowing = useOption('sidebar.syncCommentaries')
  const open = useChapterHeading(data)
  const last = useStore(lastChapter)
  const chapter = isFollowing || !last ? open : last
  useEffect(() => lastChapter.set(chapter), [chapter])
  return (
    <div className={styles.commentary}>
      {chapter && <p className={styles.hint}>{t('noCommentary', { chapter: isolate(chapter) })}</p>}
      <Switch
        label={t('followChapter')}
        isOn={isFollowing}
        onChange={(isOn) => setOption('sidebar.syncCommentaries', isOn)}
      />
    </div>
  )
}
