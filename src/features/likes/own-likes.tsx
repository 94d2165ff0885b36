/** The verses a member likes; taking one back can be undone. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTarget } from '#core/contract/members/target'
import { limits } from '#core/limits'
import { sortLikes } from '#core/study/lists/tag-list'
import { useThings } from '../../platform/member-database'
import { useShownEdition } from '../../platform/study/shown-edition'
import { VerseRows } from '../../platform/study/verse-rows'
import { workerClient } from '../../platform/worker-client'
import { Button } from '../../ui/button'
import { formatDay } from '../../ui/format-time'
import { IconButton } from '../../ui/icon-button'
import { isolate } from '../../ui/isolate'
import styles from '../../ui/note/list.module.css'
import { RemoveIcon } from '../../ui/panel-icons'
import { showSnackbar } from '../../ui/snackbars'
import { useReporting } from '../../ui/use-reporting'

export function OwnLikes({ sort }: { sort: string }) {
  const { t, i18n } = useTranslation('likes')
  const likes = useThings('like')
  const edition = useShownEdition()
  const report = useReporting()
  const [pages, setPages] = useState(1)
  const sorted = useMemo(() => {
    const rows = (likes ?? []).map(({ key, at }) => {
      const target = key.slice('like:verse:'.length)
      return { key, target, at, canonical: readTarget(target)?.canonical ?? 0, usercount: 1 }
    })
    return sortLikes(rows, sort)
  }, [likes, sort])
  if (!likes) return null
  const takeBack = (key: string, label: string) => {
    const put = (body: true | null) => report(workerClient().change({ kind: 'like', key, body }))
    void put(null).then((isDone) => {
      if (!isDone) return
      const action = { label: t('notes:undo'), run: () => void put(true) }
      showSnackbar(t('takenBack', { place: isolate(label) }), { id: 'like-taken-back', action })
    })
  }
  const shown = sorted.slice(0, pages * limits.activityPageSize)
  return (
    <>
      <p className={styles.count} role="status">
        {likes.length === 0 ? t('none') : t('count', { count: likes.length })}
      </p>
      {edition && (
        <VerseRows
          rows={shown}
          edition={edition}
          missing={t('tags:textNotHere')}
          about={({ at }) => formatDay(at, i18n.language)}
          renderButtons={({ key }, label) => (
            <IconButton
              icon={RemoveIcon}
              label={t('takeBack', { place: isolate(label) })}
              onClick={() => takeBack(key, label)}
            />
          )}
        />
      )}
      {shown.length < sorted.length && (
        <Button onClick={() => setPages(pages + 1)}>{t('notes:moreOnes')}</Button>
      )}
    </>
  )
}
