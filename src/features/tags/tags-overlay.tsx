/** `/tags` (FEATURES STUDY-03): one's own tags with how many verses carry them, and those that members share. */
import { useTranslation } from 'react-i18next'
import { tagSorts } from '#core/study/lists/tag-list'
import { isMember, useAccount } from '../../platform/account'
import { setOption, useOption } from '../../platform/options'
import { signInPath } from '../../platform/sign-in-path'
import styles from '../../ui/note/list.module.css'
import { SortSelect } from '../../ui/sort-select'
import { Tabs } from '../../ui/tabs'
import { OwnTags } from './own-tags'
import { SharedTags } from './shared-tags'

export function TagsOverlay() {
  const { t } = useTranslation('tags')
  const account = useAccount()
  const isMine = useOption('tag.list.my')
  const sort = useOption('tag.list.sort')
  if (account === undefined) return null
  const isOwn = isMember(account) && isMine
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
            onChoose={(name) => setOption('tag.list.my', name === 'mine')}
          />
        ) : (
          <p className={styles.hint}>
            {t('forMembers')} <a href={signInPath('/tags', '/register')}>{t('signIn')}</a>
          </p>
        )}
        <SortSelect
          label={t('notes:sort')}
          sorts={tagSorts}
          current={sort}
          titleOf={(one) => t(`sort-${one}`)}
          onChange={(one) => setOption('tag.list.sort', one)}
        />
      </div>
      {isOwn ? <OwnTags sort={sort} /> : <SharedTags sort={sort} />}
    </div>
  )
}
