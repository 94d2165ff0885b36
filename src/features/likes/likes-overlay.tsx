/** `/likes` (FEATURES STUDY-04): the verses one likes, and those that members like most. */
import { useTranslation } from 'react-i18next'
import type { LikeSort } from '#core/study/lists/tag-list'
import { isMember, useAccount } from '../../platform/account'
import { setOption, useOption } from '../../platform/options'
import { signInPath } from '../../platform/sign-in-path'
import styles from '../../ui/note/list.module.css'
import { SortSelect } from '../../ui/sort-select'
import { Tabs } from '../../ui/tabs'
import { OwnLikes } from './own-likes'
import { SharedLikes } from './shared-likes'

const ownSorts: readonly LikeSort[] = ['canonical', 'date']
const sharedSorts: readonly LikeSort[] = ['canonical', 'usercount']

export function LikesOverlay() {
  const { t } = useTranslation('likes')
  const account = useAccount()
  const isMine = useOption('like.list.my')
  const wanted = useOption('like.list.sort')
  if (account === undefined) return null
  const isOwn = isMember(account) && isMine
  const sorts = isOwn ? ownSorts : sharedSorts
  const sort = sorts.find((one) => one === wanted) ?? 'canonical'
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        {isMember(account) ? (
          <Tabs
            label={t('which')}
            tabs={[
              { name: 'mine', title: t('mine') },
              { name: 'all', title: t('all') },
            ]}
            current={isMine ? 'mine' : 'all'}
            onChoose={(name) => setOption('like.list.my', name === 'mine')}
          />
        ) : (
          <p className={styles.hint}>
            {t('forMembers')} <a href={signInPath('/likes', '/register')}>{t('signIn')}</a>
          </p>
        )}
        <SortSelect
          label={t('notes:sort')}
          sorts={sorts}
          current={sort}
          titleOf={(one) => t(`sort-${one}`)}
          onChange={(one) => setOption('like.list.sort', one)}
        />
      </div>
      {isOwn ? <OwnLikes sort={sort} /> : <SharedLikes sort={sort} />}
    </div>
  )
}
