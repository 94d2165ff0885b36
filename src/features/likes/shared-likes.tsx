/** Verses that members like, with how many do; nobody is named. Needs the network. */
import { useTranslation } from 'react-i18next'
import { askServer } from '../../platform/ask-server'
import { useShownEdition } from '../../platform/study/shown-edition'
import { usePages } from '../../platform/study/use-pages'
import { VerseRows } from '../../platform/study/verse-rows'
import { Button } from '../../ui/button'
import { ListProblem } from '../../ui/list-problem'
import styles from '../../ui/note/list.module.css'

export function SharedLikes({ sort }: { sort: string }) {
  const { t } = useTranslation('likes')
  const edition = useShownEdition()
  const { items, state, error, hasMore, more, retry } = usePages(`likes ${sort}`, async (page) => {
    const { data } = await askServer('sharedLikes', { query: { sort, page } })
    return { items: data.likes, lastPage: data.meta.max_page }
  })
  return (
    <>
      <ListProblem error={error} onRetry={retry} />
      {state === 'loaded' && items.length === 0 && <p className={styles.hint}>{t('noneShared')}</p>}
      {edition && (
        <VerseRows
          rows={items}
          edition={edition}
          missing={t('tags:textNotHere')}
          about={({ usercount }) => t('tags:memberCount', { count: usercount })}
        />
      )}
      {hasMore && <Button onClick={more}>{t('notes:moreOnes')}</Button>}
    </>
  )
}
