/** The verses that the member likes. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readTarget } from '#core/contract/members/target'
import { sortLikes } from '#core/study/lists/tag-list'
import { useThings } from '../../model/account/member-database'
import { OwnVerses } from '../../model/study/lists/own-verses'
import { WayToText } from '../../model/study/lists/way-to-text'
import styles from '../../ui/note/list.module.css'
import { formatDay } from '../../ui/words/format-time'

export function OwnLikes({ sort }: { sort: string }) {
  const { t, i18n } = useTranslation('likes')
  const likes = useThings('like')
  const sorted = useMemo(() => {
    const rows = (likes ?? []).map(({ key, at }) => {
      const target = key.slice('like:verse:'.length)
      return { key, target, at, canonical: readTarget(target)?.canonical ?? 0, usercount: 1 }
    })
    return sortLikes(rows, sort)
  }, [likes, sort])
  if (!likes) return null
  if (sorted.length === 0)
    return (
      <>
        <p className={styles.count} role="status">
          {t('none')}
        </p>
        <WayToText />
      </>
    )
  return (
    <OwnVerses
      kind="like"
      rows={sorted}
      count={t('count', { count: likes.length })}
      about={({ at }) => formatDay(at, i18n.language)}
      removeLabel={(place) => t('takeBack', { place })}
      removed={(place) => t('takenBack', { place })}
    />
  )
}
