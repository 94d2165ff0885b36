/** The verses under a tag that members share. */
import { useTranslation } from 'react-i18next'
import { askServer } from '../../platform/ask-server'
import { useShownEdition } from '../../platform/study/shown-edition'
import { usePages } from '../../platform/study/use-pages'
import { VerseRows } from '../../platform/study/verse-rows'
import { Button } from '../../ui/button'
import { ListProblem } from '../../ui/list-problem'
import styles from '../../ui/note/list.module.css'

export function SharedTag({ name }: { name: string }) {
  const { t } = useTranslation('tags')
  const edition = useShownEdition()
  const { items, state, error, hasMore, more, retry } = usePages(`tag ${name}`, async (page) => {
    const { data } = await askServer('sharedTag', { params: { name }, query: { page } })
    return { items: data.verses, lastPage: data.meta.max_page }
  })
  return (
    <div className={styles.page}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <ListProblem error={error} onRetry={retry} />
      {state === 'loaded' && items.length === 0 && <p className={styles.hint}>{t('noVerses')}</p>}
      {edition && (
        <VerseRows
          rows={items}
          edition={edition}
          missing={t('textNotHere')}
          about={({ usercount }) => t('memberCount', { count: usercount })}
        />
      )}
      {hasMore && <Button onClick={more}>{t('notes:moreOnes')}</Button>}
    </div>
  )
}
