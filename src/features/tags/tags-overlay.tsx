/** `/tags` (FEATURES STUDY-03): the member's own tags with the number of their verses, and those that members share. */
import { tagSorts } from '#core/study/lists/tag-list'
import { isMember, useAccount } from '../../model/account/account'
import { setOption, useOption } from '../../model/options/options'
import { ListHead } from '../../model/study/lists/list-head'
import styles from '../../ui/note/list.module.css'
import { OwnTags } from './own-tags'
import { SharedTags } from './shared-tags'

export function TagsOverlay() {
  const account = useAccount()
  const isMine = useOption('tag.list.my')
  const sort = useOption('tag.list.sort')
  if (account === undefined) return null
  const isOwn = isMember(account) && isMine
  return (
    <div className={styles.page}>
      <ListHead
        list="tags"
        isMine={isMine}
        onMine={(isWanted) => setOption('tag.list.my', isWanted)}
        sorts={tagSorts}
        sort={sort}
        onSort={(one) => setOption('tag.list.sort', one)}
      />
      {isOwn ? <OwnTags sort={sort} /> : <SharedTags sort={sort} />}
    </div>
  )
}
