/** `/likes` (FEATURES STUDY-04): the verses the member likes, and those that all members like most. */

import { useTranslation } from 'react-i18next'
import type { LikeSort } from '#core/study/lists/tag-list'
import { isMember, useAccount } from '../../model/account/account'
import { setOption, useOption } from '../../model/options/options'
import { ListHead } from '../../model/study/lists/list-head'
import { SharedVerses } from '../../model/study/lists/shared-verses'
import { usePages } from '../../model/study/lists/use-pages'
import { askServer } from '../../platform/client/ask-server'
import styles from '../../ui/note/list.module.css'
import { OwnLikes } from './own-likes'

const ownSorts: readonly LikeSort[] = ['canonical', 'date']
const sharedSorts: readonly LikeSort[] = ['canonical', 'usercount']

export function LikesOverlay() {
  const account = useAccount()
  const isMine = useOption('like.list.my')
  const wanted = useOption('like.list.sort')
  if (account === undefined) return null
  const isOwn = isMember(account) && isMine
  const sorts = isOwn ? ownSorts : sharedSorts
  const sort = sorts.find((one) => one === wanted) ?? 'canonical'
  return (
    <div className={styles.page}>
      <ListHead
        list="likes"
        isMine={isMine}
        onMine={(isWanted) => setOption('like.list.my', isWanted)}
        sorts={sorts}
        sort={sort}
        onSort={(one) => setOption('like.list.sort', one)}
      />
      {isOwn ? <OwnLikes sort={sort} /> : <SharedLikes sort={sort} />}
    </div>
  )
}

/** The verses that all members like most. */
function SharedLikes({ sort }: { sort: string }) {
  const { t } = useTranslation('likes')
  const pages = usePages(`likes ${sort}`, async (page) => {
    const { data } = await askServer('sharedLikes', { query: { sort, page } })
    return { items: data.likes, lastPage: data.meta.max_page }
  })
  return <SharedVerses pages={pages} none={t('noneShared')} about={(count) => t('memberCount', { count })} />
}
